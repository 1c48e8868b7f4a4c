import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Operation, ReceivedOf } from '../../service/contract/endpoints.ts';
import type { WireRole } from '../../service/contract/resources.ts';
import { AUTO_DETECT, CAPABILITY, ENGINE, STATE } from '../../service/contract/states.ts';
import { readZip, ZipError } from '../../zip/reader.ts';
import type { AnalysisJob } from '../analysis/job.ts';
import type { AnalysisQueue } from '../analysis/queue.ts';
import { LANGUAGES } from '../../languages/languages.ts';
import { averageSimilarity } from '../engine/pair-score.ts';
import type { CheckRecord, SubmissionRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { csv } from './csv.ts';
import { ENGINES, engineById, usesDatabase } from './engines.ts';
import { discard, MAX_UPLOAD_BYTES, type SpooledFile } from './multipart.ts';
import { checkRow, ResultView, sign, statusText, timestamp } from './presentation.ts';
import { HttpError, invalid, type Reply } from './reply.ts';

export interface HandlerContext {
  readonly store: Store;
  readonly queue: AnalysisQueue;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly baseUrl: () => string;
  /** No request limit is kept. */
  readonly unmetered: boolean;
  /** ZIPs of the demo check; none: there is no demo check. */
  readonly demo: readonly { readonly filename: string; readonly path: string; readonly bytes: number }[];
}

type Handler<Op extends Operation> = (
  request: ReceivedOf<Op>,
  files: readonly SpooledFile[],
) => Reply | Promise<Reply>;

export type Handlers = { readonly [Op in Operation]: Handler<Op> };

/** One handler for each operation of the contract; both forms of an operation share theirs. */
export function createHandlers(context: HandlerContext): Handlers {
  const { store, queue, now } = context;
  const progress = new Map<number, number>();
  let cached: { readonly check: CheckRecord; readonly view: ResultView } | null = null;

  resume();
  void offerDemo();

  /** @throws HttpError 404 */
  function find(id: number): CheckRecord {
    const check = store.check(id);
    if (check === undefined) throw new HttpError(404, `Check ${id} does not exist.`);
    return check;
  }

  /** For endpoints that list no 404: the id is a field like any other. */
  function findByField(id: number): CheckRecord {
    const check = store.check(id);
    if (check === undefined) throw invalid({ check_id: [`Check ${id} does not exist.`] });
    return check;
  }

  function writable(check: CheckRecord): CheckRecord {
    if (check.demo) throw new HttpError(403, 'This is demo data: it can be read, not changed.');
    return check;
  }

  function view(check: CheckRecord): ResultView {
    if (cached?.check !== check) cached = { check, view: new ResultView(store, check) };
    return cached.view;
  }

  function completed(id: number): { readonly check: CheckRecord; readonly view: ResultView } {
    const check = find(id);
    if (check.statusId !== STATE.completed) {
      throw new HttpError(
        409,
        check.statusId === STATE.failed
          ? 'The analysis of this check failed: there are no results.'
          : 'The check is not completed yet.',
        { status_id: check.statusId },
      );
    }
    return { check, view: view(check) };
  }

  function submissionOf(check: CheckRecord, id: number): SubmissionRecord {
    const submission = store.submission(id);
    if (submission?.checkId !== check.id)
      throw new HttpError(404, `Submission ${id} is not part of check ${check.id}.`);
    return submission;
  }

  function touched(check: CheckRecord): CheckRecord {
    cached = null;
    return store.updateCheck(check.id, { updatedAt: now() });
  }

  function resultsUrl(check: CheckRecord): string {
    return `${context.baseUrl()}/checks/${check.id}`;
  }

  const json = (body: unknown, status = 200): Reply => ({ kind: 'json', status, body });

  // -- account and reference

  const validateKey = (): Reply =>
    json({ valid: true, user_id: 1, email: 'owner@localhost', name: 'Embedded service' });

  const account = (): Reply =>
    json({
      id: 1,
      name: 'Embedded service',
      email: 'owner@localhost',
      quota: {
        remaining: UNLIMITED,
        total: null,
        unlimited: true,
        checks_remaining: UNLIMITED,
        reset_date: null,
      },
      submissions: store
        .checks()
        .filter((check) => check.statusId === STATE.completed)
        .reduce((sum, check) => sum + store.submissions(check.id).length, 0),
      is_pro: true,
      plan_id: null,
      edu_verified: true,
    });

  const languages = (): Reply => {
    const list = LANGUAGES.map(({ id, language, extensions }) => ({
      id,
      language,
      extensions: extensions.map((extension) => `.${extension}`).join(', '),
    }));
    return json({ success: true, count: list.length, languages: list });
  };

  const testTypes = (): Reply =>
    json({
      success: true,
      test_types: ENGINES,
      user_access: { has_full_access: true, is_pro: true, is_edu_verified: true, is_enterprise: true },
      default_test_type: ENGINE.full,
      recommended_test_type: ENGINE.group,
      note: 'Ids are those of this service; nothing is charged.',
      capabilities: [CAPABILITY.roles, ...(context.unmetered ? [CAPABILITY.unmetered] : [])],
    });

  // -- checks

  const listChecks = (request: ReceivedOf<'listChecks'>): Reply =>
    json(
      store.checks().map((check) => ({
        ...checkRow(check),
        assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
        ...(request.with_stats === '1' ? { stats: stats(check) } : {}),
      })),
    );

  function stats(check: CheckRecord): Record<string, number | null> {
    const results = new ResultView(store, check);
    const scores =
      results.analysis === null ? [] : results.judged.map((submission) => results.scores(submission));
    const ai = scores.flatMap((score) => score.ai ?? []);
    return {
      submissions: results.submissions.length,
      group_avg: average(scores.map((score) => score.peer)),
      group_max: maximum(scores.map((score) => score.peer)),
      web_avg: average(scores.map((score) => score.database)),
      web_max: maximum(scores.map((score) => score.database)),
      ai_avg: average(ai),
      ai_max: maximum(ai),
      flagged: results.analysis === null ? 0 : results.judged.filter((one) => results.isFlagged(one)).length,
      matches: results.judged.reduce((sum, submission) => sum + results.matches(submission).length, 0),
    };
  }

  function create(fields: {
    readonly name: string;
    readonly language: number;
    readonly test_type: number;
    readonly ai_run: boolean;
    readonly base_code_detection: boolean;
  }): CheckRecord {
    const at = now();
    const known = LANGUAGES.some((language) => language.id === fields.language);
    return store.createCheck({
      name: fields.name,
      statusId: STATE.created,
      statusMessage: 'Waiting for submissions.',
      languageId: known ? fields.language : AUTO_DETECT,
      testType: fields.test_type,
      aiRun: fields.ai_run,
      baseCodeDetection: fields.base_code_detection,
      jobId: 0,
      createdAt: at,
      updatedAt: at,
      startedAt: null,
      finishedAt: null,
      demo: false,
    });
  }

  const createCheck = (request: ReceivedOf<'createCheck'>): Reply => json(checkRow(create(request)), 201);

  const getCheck = (id: number): Reply => {
    const check = find(id);
    const results = view(check);
    return json({
      check: checkRow(check),
      status: statusText(check.statusId),
      submission_count: results.submissions.length,
      submissions: results.submissions.map((submission) => results.row(submission)),
    });
  };

  const update = (
    id: number,
    request: { readonly name?: string | undefined; readonly language?: number | undefined },
  ): Reply => {
    const check = writable(find(id));
    cached = null;
    const known = LANGUAGES.some((language) => language.id === request.language);
    const after =
      request.name === undefined && request.language === undefined
        ? check
        : store.updateCheck(check.id, {
            ...(request.name === undefined ? {} : { name: request.name }),
            ...(request.language === undefined ? {} : { languageId: known ? request.language : AUTO_DETECT }),
            updatedAt: now(),
          });
    return json({ success: true, message: 'The check was updated.', check: checkRow(after) });
  };

  const remove = async (id: number): Promise<Reply> => {
    const check = writable(find(id));
    if (check.statusId === STATE.queued || check.statusId === STATE.processing) {
      throw new HttpError(409, 'The check is being processed; it can be deleted when it has finished.');
    }
    cached = null;
    await store.removeCheck(check.id);
    return json({
      success: true,
      message: 'The check was deleted.',
      check_id: check.id,
      check_name: check.name,
    });
  };

  // -- submissions

  function openForUpload(id: number): CheckRecord {
    const check = writable(findByField(id));
    if (check.statusId !== STATE.created) {
      throw invalid({ check_id: ['The check has been started: it takes no more submissions.'] });
    }
    return check;
  }

  /** Takes one spooled file over; a string is why it was refused. */
  async function take(
    check: CheckRecord,
    file: SpooledFile,
    role: WireRole,
  ): Promise<SubmissionRecord | string> {
    if (file.truncated) return `The file is larger than 10 MB (${MAX_UPLOAD_BYTES} bytes).`;
    if (file.bytes === 0) return 'The file is empty.';
    try {
      readZip(await readFile(file.path));
    } catch (error) {
      if (error instanceof ZipError) return error.message;
      throw error;
    }
    const at = now();
    return store.addSubmission(
      {
        checkId: check.id,
        filename: file.filename,
        role,
        fileSize: file.bytes,
        createdAt: at,
        updatedAt: at,
      },
      file.path,
    );
  }

  const upload = async (request: ReceivedOf<'upload'>, files: readonly SpooledFile[]): Promise<Reply> => {
    const [file] = files;
    if (file === undefined) throw invalid({ file: ['The file field is required.'] });
    const check = openForUpload(request.check_id);
    const taken = await take(check, file, request.role ?? 'submission');
    if (typeof taken === 'string') throw invalid({ file: [taken] });
    const after = touched(check);
    return json({
      data: `Submission ${taken.id} was uploaded.`,
      file: taken.filename,
      file_size: taken.fileSize,
      submission_count: store.submissions(check.id).length,
      check: checkRow(after),
    });
  };

  async function takeAll(
    check: CheckRecord,
    files: readonly SpooledFile[],
    role: WireRole,
  ): Promise<{ uploaded: SubmissionRecord[]; failed: { file: string; error: string }[] }> {
    const uploaded: SubmissionRecord[] = [];
    const failed: { file: string; error: string }[] = [];
    for (const file of files) {
      const taken = await take(check, file, role);
      if (typeof taken === 'string') failed.push({ file: file.filename, error: taken });
      else uploaded.push(taken);
    }
    return { uploaded, failed };
  }

  const uploadBatch = async (
    request: ReceivedOf<'uploadBatch'>,
    files: readonly SpooledFile[],
  ): Promise<Reply> => {
    if (files.length === 0) throw invalid({ files: ['The files field is required.'] });
    const check = openForUpload(request.check_id);
    const { uploaded, failed } = await takeAll(check, files, request.role ?? 'submission');
    const after = touched(check);
    return json({
      success: failed.length === 0,
      message: `${uploaded.length} uploaded, ${failed.length} failed.`,
      uploaded: uploaded.map((submission) => ({
        id: submission.id,
        filename: submission.filename,
        file_size: submission.fileSize,
        status_id: STATE.created,
      })),
      uploaded_count: uploaded.length,
      failed_count: failed.length,
      failed_uploads: failed,
      check: checkRow(after),
    });
  };

  const deleteSubmission = async (request: ReceivedOf<'deleteSubmission'>): Promise<Reply> => {
    const check = writable(findByField(request.check_id));
    const submission = store.submission(request.submission_id);
    if (submission?.checkId !== check.id) {
      throw invalid({
        submission_id: [`Submission ${request.submission_id} is not part of check ${check.id}.`],
      });
    }
    if (check.statusId !== STATE.created) {
      throw invalid({ check_id: ['The check has been started: its submissions stay.'] });
    }
    await store.removeSubmission(submission.id);
    touched(check);
    return json({ success: true, message: 'The submission was deleted.' });
  };

  // -- run

  function chooseEngine(
    check: CheckRecord,
    request: {
      readonly webcheck?: boolean | undefined;
      readonly dbcheck?: boolean | undefined;
      readonly test_type?: number | undefined;
    },
  ): number {
    if (request.test_type !== undefined) return request.test_type;
    if (request.webcheck === true && request.dbcheck === true) return ENGINE.full;
    if (request.webcheck === false && request.dbcheck === false) return ENGINE.group;
    return check.testType;
  }

  /** @throws HttpError 422 for an unknown engine, 403 for one that is not available */
  function approve(engineId: number): number {
    const engine = engineById(engineId);
    const offered = ENGINES.filter((one) => one.available).map((one) => `${one.id} (${one.name})`);
    if (engine === undefined) {
      throw invalid({
        test_type: [`Engine ${engineId} does not exist; there are ${offered.join(' and ')}.`],
      });
    }
    if (!engine.available) {
      throw new HttpError(403, `Engine ${engineId} is not available; there are ${offered.join(' and ')}.`);
    }
    return engineId;
  }

  function launch(check: CheckRecord, engineId: number, aiRun: boolean, baseCode: boolean): CheckRecord {
    cached = null;
    const at = now();
    const started = store.updateCheck(check.id, {
      statusId: STATE.queued,
      statusMessage: 'Waiting for the analysis.',
      testType: engineId,
      aiRun,
      baseCodeDetection: baseCode,
      jobId: store.nextJob(),
      startedAt: at,
      updatedAt: at,
    });
    enqueue(check.id);
    return started;
  }

  function enqueue(checkId: number): void {
    queue.add(() => jobOf(checkId), {
      started: () => {
        store.updateCheck(checkId, {
          statusId: STATE.processing,
          statusMessage: 'Comparing submissions.',
          updatedAt: now(),
        });
      },
      progress: (share) => progress.set(checkId, share),
      finished: (analysis) => {
        progress.delete(checkId);
        store.putResult({ checkId, analysis });
        const at = now();
        store.updateCheck(checkId, {
          statusId: STATE.completed,
          statusMessage: 'The analysis is complete.',
          finishedAt: at,
          updatedAt: at,
        });
      },
      failed: (message) => {
        progress.delete(checkId);
        const at = now();
        store.updateCheck(checkId, {
          statusId: STATE.failed,
          statusMessage: message,
          finishedAt: at,
          updatedAt: at,
        });
      },
    });
  }

  function jobOf(checkId: number): AnalysisJob {
    const check = store.check(checkId);
    if (check === undefined) throw new Error(`check ${checkId} is not in the store`);
    const own = store.submissions(checkId);
    const earlier = usesDatabase(check.testType)
      ? store
          .checks()
          .filter((other) => other.id < checkId && other.statusId === STATE.completed && !other.demo)
          .flatMap((other) => store.submissions(other.id).filter(({ role }) => role === 'submission'))
      : [];
    return {
      options: { languageId: check.languageId, ai: check.aiRun, detectBaseCode: check.baseCodeDetection },
      documents: [
        ...own.map((one) => ({ id: one.id, role: one.role, zipPath: store.blobPath(one) })),
        ...earlier.map((one) => ({ id: one.id, role: 'archive' as const, zipPath: store.blobPath(one) })),
      ],
    };
  }

  /** Checks that were under way when the process before this one ended. */
  function resume(): void {
    for (const check of store.checks().toReversed()) if (check.statusId === STATE.queued) enqueue(check.id);
  }

  /** A read-only check of sample submissions (L135); made once for a store. */
  async function offerDemo(): Promise<void> {
    if (context.demo.length === 0 || store.checks().some((check) => check.demo)) return;
    const made = create({
      name: 'Demo (read-only)',
      language: AUTO_DETECT,
      test_type: ENGINE.group,
      ai_run: false,
      base_code_detection: false,
    });
    const check = store.updateCheck(made.id, { demo: true });
    const at = now();
    for (const { filename, path, bytes } of context.demo) {
      await store.addSubmission(
        { checkId: check.id, filename, role: 'submission', fileSize: bytes, createdAt: at, updatedAt: at },
        path,
      );
    }
    launch(check, ENGINE.group, false, false);
  }

  const startCheck = (request: ReceivedOf<'startCheck'>): Reply => {
    const check = writable(findByField(request.check_id));
    if (check.statusId !== STATE.created) {
      throw new HttpError(409, `The check has been started already (${statusText(check.statusId)}).`, {
        status_id: check.statusId,
      });
    }
    const engine = approve(chooseEngine(check, request));
    const submissions = store.submissions(check.id);
    if (!submissions.some((submission) => submission.role === 'submission')) {
      throw invalid({ check_id: ['The check has no submissions.'] });
    }
    const started = launch(check, engine, request.ai_run, request.base_code_detection);
    return json({
      success: true,
      check: checkRow(started),
      status: statusText(started.statusId),
      submission_count: submissions.length,
      checkURL: resultsUrl(started),
    });
  };

  const quickCheck = async (
    request: ReceivedOf<'quickCheck'>,
    files: readonly SpooledFile[],
  ): Promise<Reply> => {
    const begun = now();
    if (files.length === 0) throw invalid({ files: ['The files field is required.'] });
    const wanted = approve(
      request.test_type ??
        (request.webcheck === false && request.dbcheck === false ? ENGINE.group : ENGINE.full),
    );
    const check = create({ ...request, test_type: wanted });
    const { uploaded, failed } = await takeAll(check, files, request.role ?? 'submission');
    if (uploaded.length === 0) {
      await store.removeCheck(check.id);
      throw invalid({ files: failed.map(({ file, error }) => `${file}: ${error}`) });
    }
    const started = launch(check, wanted, request.ai_run, request.base_code_detection);
    const language = LANGUAGES.find((one) => one.id === started.languageId);
    return json(
      {
        success: true,
        message: `${uploaded.length} uploaded, ${failed.length} failed; the analysis has been started.`,
        data: {
          check_id: started.id,
          check_name: started.name,
          language: language?.language ?? 'Auto Detect',
          language_id: started.languageId,
          status: statusText(started.statusId),
          status_id: started.statusId,
          test_type: started.testType,
          submissions: {
            uploaded: uploaded.length,
            failed: failed.length,
            total: files.length,
            details: uploaded.map(({ id, filename, fileSize }) => ({ id, filename, file_size: fileSize })),
          },
          failed_uploads: failed,
          detection_settings: { ai_run: started.aiRun, base_code_detection: started.baseCodeDetection },
          check_url: resultsUrl(started),
          execution_time_ms: now() - begun,
        },
        next_steps: {
          status: `GET ${context.baseUrl()}/checks/${started.id}/status`,
          results: `POST ${context.baseUrl()}/check/overview`,
        },
      },
      201,
    );
  };

  const status = (id: number): Reply => {
    const check = find(id);
    const total = store.submissions(check.id).length;
    const done = check.statusId === STATE.completed ? 1 : (progress.get(check.id) ?? 0);
    const running = check.statusId === STATE.queued || check.statusId === STATE.processing;
    return json({
      check_id: check.id,
      status_id: check.statusId,
      status: statusText(check.statusId),
      status_message: check.statusMessage,
      progress: Math.floor(done * 100),
      submissions_total: total,
      submissions_completed: Math.floor(done * total),
      estimated_completion: running ? new Date(now() + estimateMs(check, done, total)).toISOString() : null,
    });
  };

  function estimateMs(check: CheckRecord, done: number, total: number): number {
    const elapsed = check.startedAt === null ? 0 : now() - check.startedAt;
    return done > 0.1 ? (elapsed / done) * (1 - done) : 1_000 + total * 5;
  }

  // -- results

  const overview = (request: ReceivedOf<'overview'>): Reply => {
    const { check, view: results } = completed(request.check_id);
    return json({
      overviewURL: resultsUrl(check),
      submissions: results.submissions.map((submission) => results.row(submission)),
      bardata: results.judged.map((submission) => ({
        submission: submission.filename,
        score: results.scores(submission).total,
      })),
      clusters: results.analysis?.clusters ?? [],
      notices: results.analysis?.notices ?? [],
    });
  };

  const overviewCsv = (request: ReceivedOf<'overviewCsv'>): Reply => {
    const { check, view: results } = completed(request.check_id);
    return {
      kind: 'csv',
      filename: `check-${check.id}-overview.csv`,
      text: csv([
        ['Submission', 'Score'],
        ...results.judged.map((one) => [one.filename, results.scores(one).total]),
      ]),
    };
  };

  const results = (request: ReceivedOf<'results'>): Reply => {
    const { check, view: there } = completed(request.check_id);
    const submission = submissionOf(check, request.submission_id);
    const pairs = there.pairs(submission.id);
    const averages = pairs.map(averageSimilarity);
    const others = pairs.flatMap(
      (pair) => store.submission(pair.a === submission.id ? pair.b : pair.a) ?? [],
    );
    return json({
      submission: there.row(submission),
      avg: average(averages) ?? 0,
      max: maximum(averages) ?? 0,
      min: averages.length === 0 ? 0 : Math.min(...averages),
      other_matches: there.matches(submission),
      related_submissions: others.map((other) => there.row(other)),
      related_files: [],
      pairs: pairs.map((pair) => ({
        submission_id_matched: pair.a === submission.id ? pair.b : pair.a,
        similarity: pair.a === submission.id ? pair.similarity : pair.matchedSimilarity,
        matched_similarity: pair.a === submission.id ? pair.matchedSimilarity : pair.similarity,
        suspicion: pair.suspicion,
        longest_fragment: pair.longestFragment,
        overlap: pair.overlap,
        stands_out: pair.standsOut === true,
      })),
      common_code: (there.analysis?.commonCode ?? [])
        .filter((region) => region.submission === submission.id)
        .map(({ file, lineStart, lineEnd }) => ({ file, line_start: lineStart, line_end: lineEnd })),
    });
  };

  async function textOf(submission: SubmissionRecord, path: string): Promise<string> {
    const { entries } = readZip(await readFile(store.blobPath(submission)));
    const entry = entries.find((one) => one.path === path);
    if (entry === undefined) throw new HttpError(404, 'This file is not part of the submission.');
    try {
      return Buffer.from(entry.read()).toString('utf8');
    } catch (error) {
      if (error instanceof ZipError) throw new HttpError(422, error.message);
      throw error;
    }
  }

  const remoteFile = async (request: ReceivedOf<'remoteFile'>): Promise<Reply> => {
    const { id, path } = readLocation(request.location);
    const expected = sign(store.secret, id, path);
    if (!same(expected.source, request.source) || expected.location !== request.location) {
      throw new HttpError(403, 'location and source do not belong to a match of this service.');
    }
    const submission = store.submission(id);
    if (submission === undefined)
      throw new HttpError(404, 'The submission of this match does not exist any more.');
    return json({
      file: {
        id: submission.id,
        filedir: path,
        content: await textOf(submission, path),
        location: request.location,
        source: request.source,
        submission_id: submission.id,
        created_at: timestamp(submission.createdAt),
        updated_at: timestamp(submission.updatedAt),
      },
    });
  };

  const aiResults = (id: number): Reply => {
    const check = find(id);
    const there = view(check);
    const rows = there.judged.map((submission) => ({
      submission,
      scores: there.scores(submission),
      result: there.result(submission),
      matches: there.matches(submission),
    }));
    const ai = rows.flatMap(({ scores }) => scores.ai ?? []);
    const quality = rows.flatMap(({ scores }) => scores.quality ?? []);
    return json({
      success: true,
      assignment_status: check.statusId,
      statistics: {
        total_submissions: rows.length,
        submissions_with_ai_detection: ai.length,
        submissions_with_code_quality: quality.length,
        avg_ai_detection: average(ai),
        avg_code_quality: average(quality),
        high_ai_risk_count: ai.filter((score) => risk(score) === 'high').length,
        medium_ai_risk_count: ai.filter((score) => risk(score) === 'medium').length,
        low_ai_risk_count: ai.filter((score) => risk(score) === 'low').length,
      },
      submissions: rows.map(({ submission, scores, result, matches }) => ({
        submission_id: submission.id,
        filename: submission.filename,
        status: statusText(check.statusId),
        status_id: check.statusId,
        plagiarism_score: { local: scores.peer, web: scores.database, total: scores.total },
        matches: {
          local: matches.filter((match) => match.match_type === 1).length,
          web: matches.filter((match) => match.match_type === 2).length,
        },
        ai_detection:
          scores.ai === null
            ? null
            : {
                total_files: result?.files ?? 0,
                avg_ai_probability: scores.ai,
                max_ai_probability: scores.ai,
                min_ai_probability: scores.ai,
                risk_level: risk(scores.ai),
                files: [],
              },
        ai_code_quality:
          result?.quality == null
            ? null
            : {
                total_files: result.files,
                avg_score: result.quality.score,
                max_score: result.quality.score,
                min_score: result.quality.score,
                worst_functions: result.quality.worst.map((one) => ({
                  file_path: one.file,
                  name: one.name,
                  line_start: one.lineStart,
                  line_end: one.lineEnd,
                  cyclomatic: one.cyclomatic,
                  cognitive: one.cognitive,
                  nesting: one.nesting,
                  parameters: one.parameters,
                })),
              },
        file_size: submission.fileSize,
        created_at: timestamp(submission.createdAt),
        updated_at: timestamp(submission.updatedAt),
      })),
    });
  };

  const summary = (id: number): Reply => {
    const check = find(id);
    const there = view(check);
    const scores = there.analysis === null ? [] : there.judged.map((submission) => there.scores(submission));
    const totals = scores.map((score) => score.total);
    const ai = scores.flatMap((score) => score.ai ?? []);
    return json({
      check_id: check.id,
      check_name: check.name,
      status: statusText(check.statusId),
      status_id: check.statusId,
      submission_count: there.submissions.length,
      completed_submissions: scores.length,
      plagiarism_stats: {
        avg: average(totals),
        max: maximum(totals),
        min: totals.length === 0 ? null : Math.min(...totals),
      },
      ai_detection_stats: { avg: average(ai), max: maximum(ai) },
      flagged_submissions:
        there.analysis === null ? 0 : there.judged.filter((one) => there.isFlagged(one)).length,
      processing_time_seconds:
        check.startedAt === null || check.finishedAt === null
          ? null
          : Math.round((check.finishedAt - check.startedAt) / 1_000),
      created_at: timestamp(check.createdAt),
      updated_at: timestamp(check.updatedAt),
    });
  };

  const exportCheck = (id: number, format: 'csv' | 'json'): Reply => {
    const { check, view: there } = completed(id);
    const rows = there.judged.map((submission) => {
      const scores = there.scores(submission);
      const matches = there.matches(submission);
      return {
        submission_id: submission.id,
        filename: submission.filename,
        status: statusText(check.statusId),
        plagiarism_local: scores.peer,
        plagiarism_web: scores.database,
        plagiarism_total: scores.total,
        matches_local: matches.filter((match) => match.match_type === 1).length,
        matches_web: matches.filter((match) => match.match_type === 2).length,
        ai_detection_avg: scores.ai,
        ai_detection_max: scores.ai,
        code_quality_avg: scores.quality,
        file_size: submission.fileSize,
        created_at: timestamp(submission.createdAt),
        updated_at: timestamp(submission.updatedAt),
      };
    });
    if (format === 'json') {
      return json({
        check_id: check.id,
        check_name: check.name,
        export_date: timestamp(now()),
        submissions: rows,
      });
    }
    return {
      kind: 'csv',
      filename: `check-${check.id}.csv`,
      text: csv([EXPORT_COLUMNS, ...rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]))]),
    };
  };

  // -- viewer

  const viewer = async (request: ReceivedOf<'viewer'>): Promise<Reply> => {
    const { check, view: there } = completed(request.check_id);
    const submission = submissionOf(check, request.submission_id);
    const { entries } = readZip(await readFile(store.blobPath(submission)));
    return json({
      submission: there.row(submission),
      files: entries.map((entry) => ({
        path: entry.path,
        lines: Buffer.from(entry.read()).toString('utf8').split('\n').length,
      })),
      matches: there.matches(submission),
    });
  };

  const viewerFile = async (request: ReceivedOf<'viewerFile'>): Promise<Reply> => {
    const { check } = completed(request.check_id);
    const submission = submissionOf(check, request.submission_id);
    return json({
      submission_id: submission.id,
      path: request.path,
      content: await textOf(submission, request.path),
    });
  };

  const viewerCounterpart = async (request: ReceivedOf<'viewerCounterpart'>): Promise<Reply> => {
    const { view: there } = completed(request.check_id);
    const match = there.match(request.match_id);
    const other =
      match?.submission_id_matched == null ? undefined : store.submission(match.submission_id_matched);
    if (match === undefined || other === undefined) {
      throw new HttpError(404, `Match ${request.match_id} is not part of check ${request.check_id}.`);
    }
    return json({
      match,
      file: {
        submission_id: other.id,
        path: match.file_matched,
        content: await textOf(other, match.file_matched),
      },
    });
  };

  const serviceStatus = (): Reply =>
    json({ status: 'online', queued: queue.queued, processing: queue.processing });

  /** Files that no submission took over are deleted, whatever happened. */
  const withFiles =
    <Request>(handler: (request: Request, files: readonly SpooledFile[]) => Promise<Reply>) =>
    async (request: Request, files: readonly SpooledFile[]): Promise<Reply> => {
      try {
        return await handler(request, files);
      } finally {
        await discard(files);
      }
    };

  return {
    validateKey,
    validateKeyByPost: validateKey,
    account,
    accountByPost: account,
    languages,
    languagesByPost: languages,
    testTypes,
    testTypesByPost: testTypes,
    listChecks,
    listChecksByPost: listChecks,
    createCheck,
    getCheck: (request) => getCheck(request.checkId),
    getCheckByPost: (request) => getCheck(request.check_id),
    updateCheck: (request) => update(request.checkId, request),
    updateCheckByPost: (request) => update(request.check_id, request),
    deleteCheck: (request) => remove(request.checkId),
    deleteCheckByPost: (request) => remove(request.check_id),
    upload: withFiles(upload),
    uploadBatch: withFiles(uploadBatch),
    deleteSubmission,
    startCheck,
    quickCheck: withFiles(quickCheck),
    status: (request) => status(request.checkId),
    statusByPost: (request) => status(request.check_id),
    overview,
    overviewCsv,
    results,
    remoteFile,
    aiResults: (request) => aiResults(request.assignment_id),
    aiResultsByPost: (request) => aiResults(request.assignment_id),
    summary: (request) => summary(request.checkId),
    summaryByPost: (request) => summary(request.check_id),
    exportCheck: (request) => exportCheck(request.checkId, request.format),
    exportCheckByPost: (request) => exportCheck(request.check_id, request.format),
    viewer,
    viewerFile,
    viewerCounterpart,
    serviceStatus,
  };
}

/** What an account without limits shows as remaining: large, and still an integer everywhere. */
const UNLIMITED = 1_000_000;

const EXPORT_COLUMNS = [
  'submission_id',
  'filename',
  'status',
  'plagiarism_local',
  'plagiarism_web',
  'plagiarism_total',
  'matches_local',
  'matches_web',
  'ai_detection_avg',
  'ai_detection_max',
  'code_quality_avg',
  'file_size',
  'created_at',
  'updated_at',
] as const;

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function maximum(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), -Infinity);
}

function risk(score: number): 'high' | 'medium' | 'low' {
  if (score >= 70) return 'high';
  return score >= 40 ? 'medium' : 'low';
}

function readLocation(location: string): { readonly id: number; readonly path: string } {
  try {
    const value: unknown = JSON.parse(Buffer.from(location, 'base64url').toString('utf8'));
    if (Array.isArray(value) && value.length === 2) {
      const [id, path] = value as unknown[];
      if (typeof id === 'number' && Number.isInteger(id) && typeof path === 'string') return { id, path };
    }
  } catch {
    // Not one of ours: told below.
  }
  throw invalid({ location: ['The location field must be copied from a match.'] });
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

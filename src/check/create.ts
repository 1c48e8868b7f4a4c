import { fill, message, type Message } from '#base';
import { readNumber, type RequestOf } from '#contract';
import type { Answer } from './client/answers.ts';
import { UnavailableError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import { AI_DENIED, isAiDenied, isNotStarted } from './start.ts';
import type { CheckEffects } from './plan.ts';
import * as says from './says.ts';

type NewCheck = RequestOf<'createCheck'>;

/**
 * Creates a check, exactly one: after an answer that was lost, the list is searched for our marker before anything is
 * sent again, and then under the same name.
 *
 * @param marker ends its name, and is unique to this process
 * @param isListed the key may list checks. Where not, a check whose answer was lost stays empty, and another is made
 * @throws a `ServiceFailure`
 */
export async function createCheck(body: NewCheck, marker: string, isListed: boolean, effects: CheckEffects) {
  const { client } = effects;
  let lost = '';
  for (let sends = 1; sends <= CHECK_LIMITS.sends; sends += 1) {
    const result = await client.send('createCheck', body);
    if (result.kind === 'ok' && typeof result.answer.id === 'number' && Number.isInteger(result.answer.id)) {
      return { id: result.answer.id, warnings: echoed(result.answer, body, effects.redact) };
    }
    if (result.kind === 'refused') throw result.error;
    lost =
      result.kind === 'ok'
        ? 'an answer without an id'
        : result.kind === 'offline'
          ? result.said
          : result.told;
    effects.log.info('It is not known whether the check was created; looking before it is tried again.');
    effects.log.debug(`The last answer: ${lost}`);
    for (const delay of CHECK_LIMITS.createLookMs) {
      await client.wait(delay);
      const found = isListed ? await findByMarker(effects, marker) : null;
      if (found !== null) return { id: found, warnings: [] };
    }
  }
  throw new UnavailableError(fill(says.checkCouldNotCreated, { lost }));
}

/** Every check of the account, newest first. */
export async function listChecks(effects: CheckEffects) {
  const rows = await effects.client.read('listChecks', {}, { attempts: 3 });
  return (rows ?? []).flatMap((row) => {
    const id = readNumber(row?.id);
    if (row === null || id === null || typeof row.name !== 'string') return [];
    return [{ id, name: row.name, statusId: row.status_id ?? row.assignmentstatuses?.id ?? null }];
  });
}

/** Our own check, if it exists: several (a late commit) are settled by the most submissions, then the newest. */
async function findByMarker(effects: CheckEffects, marker: string): Promise<number | null> {
  const own = (await listChecks(effects)).filter((check) => check.name.trimEnd().endsWith(marker));
  if (own.length <= 1) return own[0]?.id ?? null;
  const sized: { id: number; submissions: number; statusId: number | null }[] = [];
  for (const check of own) {
    const row = await effects.client.read('getCheck', { check_id: check.id });
    sized.push({ id: check.id, submissions: row.submissions?.length ?? 0, statusId: check.statusId });
  }
  const [best, ...others] = sized.toSorted((a, b) => b.submissions - a.submissions || b.id - a.id);
  for (const other of others) {
    if (other.submissions === 0 && isNotStarted(other.statusId)) {
      await effects.client
        .repeat('deleteCheck', { check_id: other.id })
        .catch((error: unknown) => effects.log.debug(`an empty duplicate stays: ${String(error)}`));
    }
  }
  return best?.id ?? null;
}

/** What the service noted otherwise than it was asked to. */
function echoed(
  answer: Answer<'createCheck'>,
  { name, language, test_type: engine, ai_run: ai }: NewCheck,
  redact: (text: string) => string,
): readonly Message[] {
  const warnings: Message[] = [];
  if (typeof answer.name === 'string' && answer.name.trim() !== name.trim()) {
    warnings.push(
      message('notices.otherName', {
        given: redact(JSON.stringify(answer.name)),
        name: redact(JSON.stringify(name)),
      }),
    );
  }
  if (typeof answer.language_id === 'number' && answer.language_id !== language) {
    const ids = { given: String(answer.language_id), wanted: String(language) };
    warnings.push(message('notices.otherLanguage', ids));
  }
  if (typeof answer.test_type === 'number' && answer.test_type !== engine) {
    const ids = { given: String(answer.test_type), wanted: String(engine) };
    warnings.push(message('notices.otherEngine', ids));
  }
  if (isAiDenied(answer, ai === true)) warnings.push(AI_DENIED);
  return warnings;
}

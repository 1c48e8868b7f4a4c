/** A report as files, page, comment, summary and SARIF, each a function of it for one audience; and reports read back. */
export { type AnswerPage, answerPage, answerRefusal, ANSWER_PAGE_POLICY } from './answer-page.ts';
export { casesOfRun, readCases, readCasesText, subjectOfKey, subjectsOf } from './cases.ts';
export {
  type CheckRunAnnotation,
  type CheckRunOutput,
  checkRunOutput,
  renderAnnotations,
} from './check-run-output.ts';
export { readDigest } from './comment-digest.ts';
export { isOurComment, renderComment } from './comment.ts';
export { renderComparison } from './comparison-console.ts';
export { renderConsole } from './console.ts';
export { courseJson, coursePage, coursePieces, renderCourse } from './course.ts';
export { dossierPieces, readDossier, runsOfDossier } from './dossier-file.ts';
export { readEarlierClass } from './earlier-class.ts';
export { htmlPieces } from './html.ts';
export { jsonPieces, parseReportJson } from './json.ts';
export { type ReadSource, packedSources, readableFiles } from './packed-source.ts';
export { block } from './page-blocks.ts';
export { askedPerson, openPage, type ReadPage, runOfPage } from './read-page.ts';
export { renderFailure, renderSummary } from './summary.ts';
export { type View, staffViewOf, viewOf } from './view.ts';
export { refuseClosedFolder, refuseFolderOfOther, writeReportFiles } from './write-report-files.ts';
export { keptWords, writeView, writeWhole } from './write.ts';

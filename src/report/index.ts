/** What people see of a run, whatever it is shown in: facts, order, sentences, decisions about pairs, one pair as evidence. Runs anywhere. */
export {
  BAND_WORDS,
  foundWords,
  isUncompared,
  ownFacts,
  paragraph,
  policyMarkdown,
  policyUrl,
  policyWords,
  regionMarkdown,
  studentFirst,
  studentHeadline,
  studentHowToRead,
  studentNext,
} from './student-words.ts';
export { sentenceOf, studentFailureSentence } from './student-sentence.ts';
export {
  CASE,
  DECLARED_CODE,
  MAX_ANSWERS,
  MAX_ANSWER_CHARACTERS,
  MAX_CASES_BYTES,
  MAX_DECLARED_CHARACTERS,
  casesText,
  parseCases,
} from './cases/case-document.ts';
export { CASE_FACTS, casesCounted, casesSummary, stateNow } from './cases/case-words.ts';
export {
  answeredWords,
  answersAbout,
  bothSaid,
  caseKey,
  casesByPair,
  decidedAt,
  evidenceOf,
  hasGrown,
  hasRisen,
  inOrder,
  isSameCase,
  largerShare,
  mergeCases,
  mergeChanges,
  NOTHING_SAID,
  openAnswers,
  type SaidOfCase,
  withAnswers,
} from './cases/merge-cases.ts';
export { soundCases } from './cases/sound-cases.ts';
export { closenessWords, flagExplanations } from './explanation.ts';
export { type ComparedSubmission, type RunComparison, compareRuns } from './compare.ts';
export { CourseDocument } from './course/course-document.ts';
export { type CoursePage, recurrenceWords } from './course/course-words.ts';
export {
  type CourseAssignment,
  type CoursePart,
  joinParts,
  makeCourse,
  partOf,
} from './course/make-course.ts';
export { recurring, STANDS_OUT_BELOW, standsOut } from './course/recurring.ts';
export type {
  CourseDossierPage,
  DossierPage,
  DossierPassage,
  DossierRow,
  DossierSide,
} from './dossier/dossier-page.ts';
export { type Alignment, type LineMatch, align } from './dossier/alignment.ts';
export {
  type ClassRank,
  isRankedPage,
  isRemarkable,
  pairCounts,
  pairRank,
  submissionRank,
  MEASURES,
  type Measure,
  highestOf,
  measureOf,
} from './dossier/class-rank.ts';
export type { CodeIndex } from './dossier/code-index.ts';
export {
  comparedWith,
  countedPlaces,
  type FragmentFacts,
  fragmentFacts,
  type Held,
  indexOfCode,
  type Rarity,
  rarityOf,
} from './dossier/rarity.ts';
export {
  type PairFragment,
  type Side,
  fragmentsBetween,
  neighboursJoined,
  otherSide,
} from './dossier/fragments.ts';
export type { Token } from './dossier/highlight.ts';
export { linesNote } from './dossier/line-words.ts';
export { labelsIn, makeDossier } from './dossier/make-dossier.ts';
export {
  withCells,
  type PageReader,
  type Sides,
  colouredLines,
  fileOf,
  linesOf,
  loadSides,
} from './dossier/sides.ts';
export { personFacts } from './dossier/person-facts.ts';
export { folded, namesOf } from './dossier/name-words.ts';
export { ordinaryWords, wordsLookedFor } from './dossier/redaction.ts';
export {
  type FunctionPlace,
  SAME_FUNCTION,
  type SharedFunction,
  type SharedFunctions,
  sharedFunctions,
} from './dossier/shared-functions.ts';
export { quotedPassages, webSources } from './dossier/web-passages.ts';
export { downloadLines } from './download-line.ts';
export {
  type Fact,
  handedIn,
  leftOutReason,
  pushUrl,
  runFacts,
  sourceFacts,
  submissionFacts,
  wasLate,
} from './facts.ts';
export { FIRST_MEANS, HANDED_IN_MEANS, firstSeenWords } from './first-words.ts';
export { histogramLines, totalsHistogram } from './histogram.ts';
export { lineHashes } from './line-hash.ts';
export { type MergedRegion, mergedRegions } from './merged-regions.ts';
export {
  type ListedPair,
  type ListedSubmission,
  type OpenReport,
  keyAt,
  openReport,
  reportOf,
  studentOf,
  uncheckedWords,
} from './open-report.ts';
export {
  INDEX_BLOCK,
  type PageFile,
  type PageGroup,
  type PageMatches,
  type PageOwnCode,
  type PagePlaces,
  type PageRegion,
  type PageSource,
  type StaffIndex,
  type StudentIndex,
  matchesBlock,
  sourceBlock,
} from './page-parts.ts';
export { piecesOf, piecesWords } from './pieces.ts';
export { encodePath, originUrl, permalink, workspacePath } from './places.ts';
export {
  type ClosestPeer,
  type RankedPair,
  closestPeers,
  dismissals,
  isListed,
  isOpen,
  nameOf,
  openSuspicion,
  pairKey,
  pardonedKeys,
  rankPairs,
  rankSubmissions,
  sharesCode,
} from './ranking.ts';
export {
  REPORT_SCHEMA_VERSION,
  ReportDocument,
  StaffDocument,
  type StudentDocument,
} from './report-document.ts';
export {
  FOUND_WORDS,
  PLACES,
  elsewhere,
  elsewhereScore,
  elsewhereWords,
  foundIn,
} from './searched.ts';
export { decodeSource, starterLines, starterRanges } from './source-text.ts';
export {
  type StudentRegion,
  type StudentSubmission,
  type StudentView,
  askedView,
  notCheckedOf,
  ownSubmission,
  studentVerdicts,
  studentView,
} from './student-view.ts';
export {
  PROVIDER_NAMES,
  type SubmissionSource,
  beforeWords,
  databaseScore,
  fileUrl,
  hasLeft,
  isOnWeb,
  licenceWords,
  linesUrl,
  searchSentences,
  sentCount,
  sentParts,
  sourceAt,
  sourceName,
  sourcesOf,
} from './web-sources.ts';
export {
  type Headline,
  PARDONED_WORDS,
  SHORT_MEANS,
  TOGETHER_WORDS,
  aiWords,
  apartWords,
  comparabilityWords,
  gapWords,
  headline,
  headlineOf,
  howToRead,
  leftOutSummary,
  linesWords,
  roleWords,
  rolesSummary,
  shortWords,
  withRole,
} from './wording.ts';

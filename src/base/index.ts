/** What everybody may use and what has no opinion: text, words in five languages, kinds of faults, effects as interfaces. Runs anywhere. */
export { NEVER_ABORTED, orAborted, timeLimit, untilAborted } from './abort.ts';
export { PUBLISHED, REPOSITORY } from './addresses.ts';
export { readBounded } from './bounded.ts';
export { concat, countLines, deflated, startsWith, utf8, viewOf } from './bytes.ts';
export { appendTo, isObject, occurrences } from './collections.ts';
export { type Clock, type Environment, type Log, type Random, SILENT } from './effects.ts';
export {
  andThrow,
  Cancelled,
  ConfigurationError,
  Failure,
  GitHubError,
  type GitHubOutcome,
  hasResult,
  instead,
  mayPass,
  messageOf,
  type Outcome,
  OUTCOMES,
  SettingsError,
  Skipped,
} from './outcome.ts';
export { expectAddress, isThisMachine, readProxies } from './proxies.ts';
export { type Coded, fill } from './sentence.ts';
export { type Stored, type StoredFiles, type StoredZip, asZip } from './stored-zip.ts';
export { isOtherArchive, isPackedTar, isReadArchive, isZip, withoutEnding } from './text/archive-names.ts';
export { compareText, SPELLED } from './text/compare-text.ts';
export { byteText, declaredEncoding, decode } from './text/decode.ts';
export {
  csvCell,
  escapeHtml,
  escapeQuoted,
  flattened,
  httpsUrl,
  jsonText,
  markdownCode,
  markdownLink,
  markdownRow,
  markdownText,
  parsedJson,
  sarifText,
  visible,
  visibleLines,
} from './text/escape.ts';
export { byteLength, cutMarkdown, fitLines, shortened } from './text/fit.ts';
export {
  count,
  formatBytes,
  formatCount,
  formatDuration,
  formatLines,
  formatPercent,
  formatScore,
  formatTime,
  withSentence,
  listed,
  nameInSentence,
  pointsInLine,
} from './text/format.ts';
export { sharedFolder } from './text/shared-folder.ts';
export { nearest } from './text/nearest.ts';
export { type Redact, Secrets, redactDeep, redactor } from './text/redaction.ts';
export { commonEnds, fittedNames, shortNames } from './text/short-names.ts';
export { aligned, bar, columns, pad, painter, wrap } from './text/terminal.ts';
export { textOfHtml } from './text/text-of-html.ts';
export { annotationCommand, logLines, oneLine, plainLine } from './text/workflow-commands.ts';
export {
  given,
  inEnglish,
  joined,
  message,
  type Message,
  type MessageId,
  type PlainId,
  SaidError,
  type Text,
  type Value,
  type ValuesOf,
} from './words/message.ts';
export { ENGLISH, type PackedWords, unpackWords, wordsBlock } from './words/english.ts';
export { openWords } from './words/open-words.ts';
export { LOCALES, LOCALE_NAMES, type Locale, preferredLocale } from './words/locale.ts';
export { type Tags, Words } from './words/words.ts';

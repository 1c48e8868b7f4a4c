/** Sentences of the catalogue of languages that tell what is wrong or was left out, with what to do; null: they say it. */
import type { MessageId } from '../../src/base/words/message.ts';
import type { Ending, Place } from './endings.ts';

/** Some of them, by their ids. */
interface Told {
  readonly place: Place;
  readonly ending: Ending;
  readonly cures: { readonly [Id in MessageId]?: string | null };
}

function told(place: Place, ending: Ending, cures: Told['cures']): Told {
  return { place, ending, cures };
}

export const TOLD: readonly Told[] = [
  told('The service and its check', 'goes-on', {
    'notices.otherName':
      'Nothing now. If this job is run again, look at the service for a check that is there twice, and delete one.',
    'notices.otherLanguage':
      'Look whether the scores make sense. Give `language` as one that the service lists.',
    'notices.otherEngine': 'Give `engine` by its number, and ask the service which engines the account has.',
    'notices.fewPeople': null,
    'notices.hardlyRead': null,
    'notices.evaluatesText': 'Read these strings by hand; a program in a string is compared with nothing.',
    'notices.escaped': 'Ask whoever handed it in why it is written so; it is a way to hide a copy.',
    'notices.enginesNotListed': 'Look in the report whether the engine is the one that was asked for.',
    'notices.engineTwice': 'Give `engine` by its number.',
    'notices.languagesNotListed': 'Look in the report whether the language is right.',
    'notices.noReferences': 'Leave `ai-references` out, or leave `base-url` out to use the embedded service.',
    'notices.emptyReferences':
      'Give each solution as a source file with the ending of its language, in a folder of its own.',
    'notices.noStarterTaken':
      'Leave `base-url` out to use the embedded service, or look at such code by hand.',
    'notices.asAtService':
      'Nothing to do where the class was checked elsewhere on purpose. Give `people` beside `check-id` to have those excused who belong together, or run the check itself again with the submissions.',
    'notices.nameNotRead': 'Nothing; the report calls the check by its number.',
    'notices.pairsNotRead': null,
    'notices.matchesLost':
      'Run again with `check-id` to read them. The reason behind it has an entry of its own.',
    'notices.noAiScores': null,
    'notices.strangers':
      'Look at them at the service. They are of an earlier attempt, or of somebody who uses the same check.',
    'notices.webNotRead':
      'Run again with `check-id` where the service keeps checks: the search itself is not made again.',
    'notices.aiDenied': null,
    'notices.runsEngine': 'Give `engine` by its number, and ask the service which engines the account has.',
    'notices.inStrings': null,
    'notices.earlierUnread':
      'Start the service with a data folder that is whole, or put its backup in place. What is named was not compared with.',
    'notices.earlierNotIndexed': null,
    'notices.nothingToCompare': 'Check more than one submission, or give `archive`.',
    'notices.endedEarly': 'Run again with `check-id`. Raise `timeout-minutes` where the time was over.',
    'notices.noSimilarity': 'Look at the submission at the service. It is not counted as 0.',
    'notices.dryRun': 'Leave `dry-run` out to have it checked.',
    'notices.noneInLanguage':
      "Set `language`, or look at the table of languages in [the engine's page](engine.md). Read the submission by hand.",
    'notices.noneReadByEngine': 'Open the submission by hand; its files are damaged, or no text.',
    'notices.noFiles': 'Ask whoever handed it in. An empty folder or repository is not counted as checked.',
    'notices.onlyComments':
      'Open it: a program that is commented out is not compared as code. Ask whoever handed it in.',
    'notices.onlyEmpty': 'Ask whoever handed it in. Empty files are not counted as checked.',
    'notices.onlyLink': null,
    'notices.noneReadable': 'Open the submission by hand; its files are damaged, or links, or no text.',
    'notices.allExcluded': null,
    'notices.noSourceFiles':
      'Look in the report what was left out and why, and let `include` take it. PDF, Word, Scratch (`.sb3`), App Inventor (`.aia`) and Simulink (`.slx`) are not read: ask for the text, or for an export as code.',
    'notices.noSourceNames': null,
    'notices.sharedStarted':
      'Nothing. To check again with what changed since, run all jobs, not only the failed ones.',
    'notices.notInCheck': 'Run all jobs again, not only the failed ones, so that a new check takes it.',
  }),
  told('The run', 'goes-on', {
    'notices.otherThresholds': 'Nothing, if the new thresholds are meant. Otherwise give the earlier ones.',
    'notices.webForStaff':
      'Take `web` out of this workflow, or search in a private repository of staff, on a class.',
    'answering.notNow': null,
    'answering.empty': null,
    'answering.tooLong': null,
  }),
  told('Collecting submissions', 'goes-on', {
    'notices.asideNotCompared': 'Look at files that were left out by hand, or check with fewer of them.',
    'notices.classTwice': null,
    'notices.downloadedTwice': null,
    'notices.readAsOne': null,
    'notices.classesAsOne': null,
    'notices.addedAsOne': null,
    'notices.hidesCode': null,
    'notices.hiddenElsewhere': null,
    'notices.hidesMisread': null,
    'notices.misreadElsewhere': null,
    'notices.hidesSkipped': null,
    'notices.skippedElsewhere': null,
    'notices.wordByWord': null,
    'notices.opaque': null,
    'notices.unlisted': null,
    'notices.markup': null,
    'notices.known': null,
    'notices.moreHidden': 'Look at the files that the report names first; they are the largest.',
    'notices.downloadTemplate': 'Nothing, if that is the code which you handed out. Otherwise set `starter`.',
    'notices.archiveHoldsMuch': 'Leave large files out before you hand it over, or divide it.',
    'notices.linkHandedIn': 'Open the link by hand, and put what it leads to into the folder of that person.',
    'notices.otherArchive': null,
    'notices.nestedArchive':
      'Unpack the submission by hand and look what is in it, or ask for one plain ZIP.',
    'notices.largeArchive': 'Unpack it by hand, and keep the source code only.',
    'notices.archivesHoldMuch':
      'Unpack them by hand, and keep the source code only. An archive that grows thousandfold is an attack or an accident.',
    'notices.notUnpacked':
      'Open it by hand. Where that fails too it is damaged, or no archive: ask for it again.',
    'notices.serviceCounts':
      'Nothing to do: lists of people are never sent. Whoever reads the check at the service gets the same count with `check-id` and the same `people`.',
    'notices.rowsUnmatched':
      'Look whether these people handed in nothing, or are spelt otherwise in the submissions.',
    'notices.strangersToList': null,
    'notices.claimed': null,
    'notices.partnersUnknown':
      'Write a name, an id or an e-mail address of the list there; one that only one person has.',
    'notices.teamsSplit': null,
    'notices.peersOwn':
      'Nothing, as nobody is compared with themselves. Name other work with `compare-with`.',
    'notices.noPeers': 'Name what to compare with in `compare-with`, or in `archive`.',
    'notices.peersLimit': null,
    'notices.emptyRepositories':
      'Ask their owners whether they meant to push; the next scan takes what is there by then.',
    'notices.foreignTemplate': null,
    'notices.templateNotRead': null,
    'notices.otherArchives': 'Unpack it by hand, or ask for a ZIP.',
    'notices.compiledAlone': 'Ask for the program text that it was made of, and compare that.',
    'notices.filesNotCompared':
      'The reason is behind the names; follow its entry. What was not compared may be what was copied: look at it by hand.',
  }),
  told('Results and report', 'goes-on', {
    'verdict.inStrings': null,
    'verdict.hidden': null,
    'notices.webFailed':
      'Follow the entry of the sentence behind it. Submissions that were not searched for show n/a; run again to search for them.',
    'verdict.lookAtService': 'Open the check at the service, and compare its numbers with the report.',
    'verdict.webFailed':
      'Follow the entry of the sentence behind it, and run again; or set `on-web-error: warn`, which keeps the rest of the check.',
    'verdict.contradiction': 'Open the check at the service, and compare its numbers with the report.',
    'notices.unnamedOne': null,
    'notices.unnamedTwo': null,
    'notices.unnamedMore': 'Check their spelling, unless the pairs are of another assignment.',
    'verdict.absent': 'Look at the remarks of these sources in the report, and mend or replace them.',
    'verdict.openedFirst': null,
    'verdict.openedLast': null,
    'verdict.pushedFirst': null,
    'verdict.disagreement': 'Look at that submission at the service before you believe either number.',
    'verdict.forgottenPartly': null,
    'verdict.forgotten': null,
    'verdict.alikeElsewhere': null,
    'verdict.sameFiles': null,
  }),
  told('Results and report', 'incomplete', {
    'verdict.pullNoSource':
      'Nothing, if that is right. Otherwise let `include` take the files, or set `pull-request-scope` to tree.',
    'verdict.spaceEmpty': null,
    'verdict.spaceNoSource':
      'Let `include` take the files that were left out, or check the repository out first (`actions/checkout`).',
    'verdict.pullStarterOnly':
      'Nothing, if that is right. Otherwise look at `starter`: what it holds is taken out of every submission.',
    'verdict.spaceStarterOnly':
      'Nothing, if that is right. Otherwise look at `starter`: what it holds is taken out of every submission.',
    'verdict.pullTooShort':
      'Read it by hand. Programs of a few lines are often alike, even when everybody works alone.',
    'verdict.spaceTooShort':
      'Read it by hand. Programs of a few lines are often alike, even when everybody works alone.',
    'verdict.pullAlone': 'Give `archive` or `compare-with`, or check more than one submission.',
    'verdict.spaceAlone': 'Give `archive` or `compare-with`, or check more than one submission.',
    'verdict.groupNotCollected': 'The report names the reason of each; mend it, and run again.',
    'verdict.nothingCompared':
      'The sentence counts the submissions by what is missing; the report names the reason of each.',
    'verdict.groupNoFile': 'Let `include` take the files that were left out, or ask for the source code.',
    'verdict.groupNoNumber': 'Run again with `check-id` later, or look at the check at the service.',
    'verdict.groupStarterOnly':
      'Nothing, if that is right. Otherwise look at `starter`: what it holds is taken out of every submission.',
    'verdict.groupTooShort':
      'Read them by hand. Programs of a few lines are often alike, even when everybody works alone.',
    'verdict.groupNoSource':
      'Set `language` to the one that they are written in, or let `include` take its files.',
    'verdict.groupUnreadable': 'Read them by hand.',
    'verdict.groupAlone': 'Give `archive` or `compare-with`, or check more than one submission.',
    'verdict.foldersLayout': null,
    'verdict.foldersAsPath': null,
    'verdict.nothing':
      'The report names the reason of each submission. Where all of them have one, begin with that.',
    'verdict.noneFlagged':
      'The submissions that are missing are named in the report, each with its reason; mend what can be mended, and run again.',
    'verdict.gaps':
      'The submissions that are missing are named in the report, each with its reason; mend what can be mended, and run again.',
    'verdict.missing': 'The report names them, each with its reason; mend what can be mended, and run again.',
    'verdict.failsForGaps':
      'Look in the report first who has no number, and why: who could not be checked has not passed.',
    'verdict.unfinished': 'Run again with `check-id` later; the service may complete them.',
    'verdict.pairsUnread':
      'Run again with `check-id`, which reads them again. With `fail-on: flagged` the job does not depend on them.',
    'verdict.standsOutMore': null,
    'verdict.standsOut': null,
    'verdict.ordinary': null,
  }),
];

/** What the same files of that catalogue say of no fault, and parts of sentences. */
export const NO_FAULTS: readonly MessageId[] = [
  'notices.download',
  'notices.downloadOf',
  'notices.looksLike',
  'notices.encrypted',
  'notices.resumed',
  'notices.archiveJudged',
  'notices.starterTemplate',
  'notices.compared',
  'notices.peopleBefore',
  'notices.together',
  'notices.onList',
  'notices.shownAs',
  'notices.severalTasks',
  'notices.alikeOrdinary',
  'notices.takenForStarter',
  'notices.starterAlone',
  'notices.sharedAlone',
  'notices.mostlyShared',
  'notices.aiNeedsClass',
  'notices.aiScale',
  'notices.aiPoint',
  'notices.aiMeasured',
  'notices.aiLowScore',
  'notices.aiWithout',
  'notices.aiMostlyShared',
  'verdict.aboveSimilarity',
  'verdict.aboveSimilarityNoAi',
  'verdict.noAi',
  'verdict.aboveAi',
  'verdict.aboveEither',
  'verdict.flagged',
  'verdict.noneAbove',
  'verdict.passed',
  'verdict.withoutNumbers',
  'verdict.gapUnchecked',
  'verdict.gapPartly',
  'verdict.gapHiding',
  'verdict.gapUnscored',
  'verdict.groupNumber',
  'verdict.pardoned',
  'verdict.dryRun',
];

/**
 * The sentences of the program by its parts, with what the catalogue says beside each of them: how a run ends by it, and what to do
 * where it does not say that itself. The sentences stand in the `says.ts` of the parts, and nowhere else.
 */
import * as base from '../../src/base/says.ts';
import * as botCommands from '../../src/bot/commands/says.ts';
import * as botPublish from '../../src/bot/publish/says.ts';
import * as botScan from '../../src/bot/scan/says.ts';
import * as channels from '../../src/channels/says.ts';
import * as checkRun from '../../src/check/run/says.ts';
import * as check from '../../src/check/says.ts';
import * as settings from '../../src/contract/settings/says.ts';
import * as github from '../../src/github/says.ts';
import * as page from '../../src/page/says.ts';
import * as app from '../../src/program/app/says.ts';
import * as words from '../../src/program/command-line/arguments/says.ts';
import * as commandLine from '../../src/program/command-line/says.ts';
import * as program from '../../src/program/says.ts';
import * as serverPage from '../../src/program/server/page/says.ts';
import * as server from '../../src/program/server/says.ts';
import * as cases from '../../src/report/cases/says.ts';
import * as api from '../../src/service/api/says.ts';
import * as service from '../../src/service/says.ts';
import * as store from '../../src/service/store/says.ts';
import * as folders from '../../src/sources/folders/says.ts';
import * as sourcesGithub from '../../src/sources/github/says.ts';
import * as repositories from '../../src/sources/repositories/says.ts';
import * as sources from '../../src/sources/says.ts';
import * as system from '../../src/system/says.ts';
import {
  APP,
  BOT,
  COLLECTING,
  COMMANDS,
  type Ending,
  GITHUB,
  RESULT,
  RUN,
  SCANS,
  SERVER,
  SERVICE,
  SETTINGS,
} from './endings.ts';

/** The sentences of a `says.ts`. */
export interface Table {
  /** Title of the part of the program. */
  readonly place: string;
  readonly says: Readonly<Record<string, string>>;
  /** How a run ends by a sentence; one that begins with a status of HTTP is an answer. */
  readonly endingOf: (key: string) => Ending;
  readonly cures: Readonly<Record<string, string | undefined>>;
}

/**
 * @param ending of the sentences that are not in `ends`, which has keys with spaces between
 * @throws Error for a key there of which there is no sentence
 */
function table<Says extends Readonly<Record<string, string>>>(
  says: Says,
  place: string,
  ending: Ending,
  more: {
    readonly ends?: { readonly [Other in Ending]?: string };
    readonly cures?: { readonly [Key in keyof Says]?: string };
  },
): Table {
  const ends = new Map(
    (Object.entries(more.ends ?? {}) as readonly (readonly [Ending, string])[]).flatMap(([other, keys]) =>
      keys
        .trim()
        .split(/\s+/)
        .map((key) => [key, other] as const),
    ),
  );
  const unknown = [...ends.keys()].find((key) => !(key in says));
  if (unknown !== undefined) throw new Error(`${place}: there is no sentence ${unknown}`);
  return {
    place,
    says,
    endingOf: (key) => ends.get(key) ?? ending,
    cures: more.cures ?? {},
  };
}

/** What `src/index.ts` says by itself, because an old Node.js reads that file alone. */
export const ENTRY = { oldNode: 'error: This program needs Node.js 24 or later; this is {version}.' };

export const TABLES: readonly Table[] = [
  table(ENTRY, RUN, 'goes-on', {
    cures: {
      oldNode:
        'Install Node.js 24, or put `npx -y node@24` before the command. A workflow that uses the action needs nothing.',
    },
  }),
  table(base, RUN, 'config-error', {}),
  table(botCommands, BOT, 'bot-reply', {
    ends: {
      'config-error': 'botNeeds botAnswers callHand callHandNeeds callHandNeedsKnow inputWhole inputComment',
      skipped: `
        nothingAnswer nothingAnswerComment commandCarried anotherRun commandRefused
        commandOfWasRefusedFor
      `,
      'goes-on':
        'webNothingSearched dismissedNotRead answersNotRead tooManyComments authorAnswered answersChanged',
    },
    cures: {
      dismissedNotRead: 'Look at what stands behind the colon, and run the check again.',
      answersNotRead: 'Look at what stands behind the colon; the answers stand on the pull request.',
      tooManyComments: 'Read them on the pull request.',
      noPairAssignment:
        'Copy the id from the end of the row in the issue. After a new check the row may be gone.',
      pairTwo: 'Name two different repositories, `a..b`.',
      nothingAnswer: 'Nothing, as the event asks for nothing.',
      nothingAnswerComment: 'Nothing. A command is the first thing in a new comment.',
      commandCarried: 'Nothing. Give the command in a new comment to have it done again.',
      commandRefused: 'Read the reply on the pull request or the issue.',
      commandOfWasRefusedFor:
        'Give the person write permission or name them in `bot-users`, if they should be obeyed.',
      withoutOtherHalf: 'Close the quotation mark, or leave it out.',
      noOptionCheck: 'Give one of the options that `/similarity help` lists.',
      givenTwice: 'Give the option once.',
      takesNoValue: 'Leave the value out.',
      noValueTakes: 'Give one of the values that the reply names behind it.',
      explainTakes: 'Give nothing else behind it; the lines of another pull request are shown there.',
      recheckTakes: 'Name one assignment as in the config file, or nothing for the one of this issue.',
      dismissTakes: 'Write the command again with both, as in the example.',
      serverRuns:
        "Give the command in a comment that this server's App answers, or wait for the end of the check.",
      cancelRun: 'Give the token “Actions: write” to let the bot do it.',
      noRepositoryAssignment: 'Name the pair by its id, which stands at the end of its row in the issue.',
    },
  }),
  table(botPublish, GITHUB, 'goes-on', {
    cures: {
      commentRun: 'Set `comment` to false, or run on `pull_request`.',
      commentNoGithub:
        "Leave `github-token` at its default, and add `pull-requests: write` to the job's permissions.",
      pullRequest:
        "Read the result in the job's summary. [The configuration](configuration.md) says what `pull_request_target` needs.",
      checkRun: 'The report files have all lines. The reason behind it has an entry of its own.',
      reportCouldNotPosted:
        "Add `pull-requests: write` to the job's permissions. The summary of the job has the same report.",
      pushedAfter: 'Nothing to do: the comment belongs to the run on the present commit.',
    },
  }),
  table(botScan, SCANS, 'goes-on', {
    ends: {
      'config-error': `
        modeScan issuesSwitched grownBytes stateScansWritten stateScansGrown branchHolds modeScanBot
        stateScansNames stateScansNeeds ruleForbids
      `,
      'service-unavailable': 'serviceNotDelete',
      network: 'noneRepositoriesRead githubNames stateScansCould',
      forbidden: 'tooMuch',
    },
    cures: {
      noAnswerRead: 'Follow the entry of the reason behind the colon. The next scan tries again.',
      stateScansState:
        'Run `code-similarity state repair`, or put the file back from the history of its branch.',
      serviceNotDelete: 'Remove it by hand in your account there, unless you want to keep it.',
      historyRewritten: 'Ask the student why. The commit that was checked stays in the report of that scan.',
      emptiedNoCommit: 'Ask the student why.',
      notScanAny: 'Look for it under the other names that it may have. Its earlier findings stay.',
      anotherRepository: 'Look which of both is the work of this student.',
      stillBut: 'Change the assignment in the config file if it should be taken.',
      archivedAssignment: 'Set `include-archived` to true in the assignment if it should be taken.',
      renamedWhere: 'Add the new name to the assignment in the config file.',
      wasTransferred: 'Ask the new owner for access if it should still be checked.',
      deletedToken: 'Look whether it still exists. If it does, give the token or the App access again.',
      leaseScan: 'Nothing; the next scan begins when the lease has ended.',
      overNothingDone:
        'Nothing. Run `code-similarity state prune NAME --everything` to forget the rest as well.',
      noneRepositoriesRead:
        'Follow the entry of the reason behind it. Most often the token is not given access to them.',
      checkCouldNotDeleted:
        'Delete the check at the service. Where the reason is a permission, a trial account cannot delete.',
      checkBegun:
        'Nothing. Look at the assignment in the config file if all of its repositories should be there.',
      timeRun: 'Raise `timeout-minutes` where it happens at each scan.',
      couldNotLooked: 'Follow the entry of the reason behind the colon; everything else was scanned.',
      githubNames: 'Look at the branch of the state; somebody put a submodule or a link there. Remove it.',
      runAttempt: 'Nothing. Give the workflow a concurrency group so that scans do not meet.',
      partsStateCannot: 'Run `code-similarity state repair` to put back what can be read of the copy.',
      stateCannotRead:
        'Run `code-similarity state repair`, or put the file back from the history of its branch.',
      internalEvery: 'Make the repository private in its settings, under *Danger Zone*.',
      tooMuch: 'Delete comments on that commit that nobody needs, or tell this student by hand.',
      notToldBecause: 'Make these repositories private, or tell their students in another way.',
      noStudentTold: 'Follow the entry of the reason behind the colon. The next scan tries again.',
      notToldYet: 'Nothing; the next scan tells the others.',
      studentNotTold: 'Follow the entry of the reason behind the colon. The next scan tries again.',
      githubRefused:
        'Give the token or the App “Contents” or “Issues: write” for the repositories of students, as [the page about students](talking-to-students.md) shows.',
      couldNotFetchedTaken:
        'Follow the entry of the reason behind it. The file stays noted until it is fetched.',
      couldNotLookedTold: 'The remarks of the scan name them, with the reason for each.',
      partsState: 'Run `code-similarity state repair` to put back what can be read of the copy.',
      listState: 'Put the file back from the history of its branch, if its loss was not meant.',
    },
  }),
  table(channels, RESULT, 'config-error', {
    ends: {
      'goes-on': 'runNoResults',
    },
    cures: {
      runNoResults: 'Nothing is lost. Look in the new file why this run ended.',
    },
  }),
  table(checkRun, RUN, 'config-error', {
    ends: {
      'goes-on': 'casesNoFile submissionsNotCollected noPartHanded partsNotHanded couldNotPackedWithin',
      timeout: 'noTimeLeft',
    },
    cures: {
      casesNoFile: 'Nothing. The report page writes the file when somebody decides the first case.',
      partsNotHanded: 'Look why those jobs of the matrix failed. Everything was checked, only slower.',
      couldNotPackedWithin: 'Leave large or generated files out with `exclude`.',
      noTimeLeft: 'Raise `timeout-minutes`. Everything else of the report is whole.',
      searchWeb:
        'The same happens in a check: look at the submission or the memory that the rest of the line names, and run again.',
    },
  }),
  table(check, SERVICE, 'service-unavailable', {
    ends: {
      'bot-reply': 'youMean',
      'goes-on': `
        checkCouldNotDeleted serviceShows apiKeyHand engineConsumes checkCouldNotDeletedStays
        serviceSays serviceRefused notArriveService
      `,
      network: 'certificateNotTrusted serviceCannotReached',
      auth: 'serviceNotAccept',
      'account-suspended': 'serviceRefuses',
      forbidden: 'serviceNotAllow',
      'config-error': `
        serviceKnows serviceRefusesRequest serviceRefusesTo checkId webService engineNotSearch
        engineService engineFits languageService failStands apiKey
      `,
      'analysis-failed': 'checkState serviceCouldNotAnalyse serviceFailedCheck',
      'rate-limited': 'serviceAsks',
      timeout: 'timeRun firstPart checkNotCompleted raiseTimeout checkGoes checkCreated',
    },
    cures: {
      checkCouldNotDeleted:
        'Delete the check at the service. Where the reason is a permission, a trial account cannot delete.',
      serviceNotAllow: 'Ask the owner of the account at the service, or use an account that may do it.',
      checkState:
        'Run all jobs again, so that a new check is made. Do not use one `check-id` in two runs at once.',
      serviceRefusesRequest:
        'The service names the field that it refuses. Set the input of that name in another way; report it where there is none.',
      serviceRefusesTo:
        'Look at `base-url`, which ends in `/api/v1`, and at what the service says behind it.',
      timeRun:
        'Raise `timeout-minutes`. Where a check was created, its number is in the log; run again with `check-id`.',
      checkNotCompleted:
        'Raise `timeout-minutes`, or run again with `check-id`; the check goes on at the service.',
      serviceCouldNotAnalyse: 'Run again. If it fails again, ask the service, with the number of the check.',
      serviceShows: 'Nothing. If the check never ends, ask the service what this state means.',
      checkStarted: 'Look at the check at the service. Run again later with `check-id`.',
      apiKeyHand:
        'Nothing, if students can read the secrets of this workflow. Otherwise use a key of the scope `full`.',
      serviceGave: 'Run again with `check-id`. The scores were read and stand.',
      raiseTimeout:
        'Large classes need more than the default. The first part of the message says what the time was spent on.',
      checkCouldNotDeletedStays: 'Delete the check at the service, unless `keep-check` is set.',
      serviceFailedCheck: 'Run again. If it fails again, ask the service, with the number of the check.',
      serviceSays: 'Leave large files out with `exclude`; what is uploaded may have 10 MB as a ZIP.',
      serviceRefused: 'Look at the reason in the log, and at the submission at the service.',
      notArriveService: 'Run again. Where it stays away, look for files with odd names in it.',
    },
  }),
  table(settings, SETTINGS, 'config-error', {
    ends: {
      'goes-on': `
        holdsRegular holdsRegularExpression holdsRegularExpressionCannot holdsLine namesPart
        apikeyCharacters aiReferences pathNotUsed deadlineNotUsed noInputAction
      `,
      skipped: 'notCheckedGithub',
    },
    cures: {
      holdsRegular: 'Write it as `/hw1-.*/`, with a slash on either side.',
      holdsRegularExpression: 'Write nothing, `i` or `u` behind the last slash.',
      holdsRegularExpressionCannot:
        'Write it as JavaScript does, and a backslash before a bracket that is meant as one.',
      holdsLine: 'Write one repository, glob or expression in each line, without `https://github.com/`.',
      namesPart: 'Write `1/4` to `4/4` for four parts; there are 256 at most.',
      aiReferences: 'Leave `ai-references` out, or set `ai` to true.',
      pathNotUsed: 'Leave `path` out, or set `source` to directory.',
      deadlineNotUsed: 'Leave `deadline` out, or set `source` to repositories.',
    },
  }),
  table(github, GITHUB, 'forbidden', {
    ends: {
      network: 'githubAnswered githubCouldNotReached githubAnsweredWhile',
      'rate-limited': 'githubsLimit',
      'config-error': 'githubAnsweredWhileToo',
    },
    cures: {
      githubFinds:
        'Look at the spelling of owner and name first. GitHub answers 404 also where a token may not look.',
      githubBlocked: 'Leave that repository out; GitHub shows it to nobody.',
      githubAnsweredWhileToo:
        "Look at what GitHub says at the end, and at [GitHub's status](https://www.githubstatus.com). Try again later.",
      githubsReached:
        "Nothing while it waits. Where it is too long, run at another time, or use an App's token, which has a limit of its own.",
    },
  }),
  table(page, RUN, 'goes-on', {
    ends: {
      'config-error': 'submissionsFound droppedBytes repositoriesGithub sourceNotRead browserAsks',
    },
    cures: {
      analysisEndedUnexpectedly:
        'Start the check again. If it happens again, report it with what stands in parentheses.',
    },
  }),
  table(app, APP, 'config-error', {
    ends: {
      'goes-on': `
        commandFailed deliveriesRefused deliveryGiven deliveryNotDone deliveryNotDoneWhen
        deliveryGivenUp deliveryFailed deliveryFailedTimes deliveryFailedSent cannotNotedHow
        notArriveRound notArriveNotKnown configState pushesCannotNoted scanFailed defectEnded
        cannotLieMachine defectEndedScans openAddress pageRead noPage answerBelongs appRegistered
        noAppRegistered
      `,
      'http-answer': `
        tooMany tooManyCommands tooManyCommandsWait tooMuch serverStopping bodyNotJson cannotKeptNow
        nothingDoneAbout pageCannotServed webhookHealth xGithub setContent bodyMost xHub
      `,
    },
    cures: {
      commandFailed:
        'The rest of the line says why, and has an entry of its own here. The reply on the pull request says it too. Give the command again when it is mended.',
      tooMany: 'Wait for the replies, then give the command again in a new comment.',
      bodyNotJson: "Set the content type of the webhook to `application/json` in the App's settings.",
      deliveriesRefused:
        'Free space on the disk of `--data`, and look at the rights of that folder. GitHub is asked for the refused deliveries again, so nothing is lost for three days.',
      deliveryGiven: 'Somebody who needs the command gives it again in a new comment.',
      deliveryNotDone: 'Nothing to do: start the server again.',
      nothingDoneAbout:
        "Nothing to do. The App's events that are used are listed in [the App's page](app.md).",
      deliveryGivenUp:
        'Look at what ended the process (memory, the supervisor). Then somebody who needs the command gives it again in a new comment.',
      deliveryFailed: 'Nothing at first. Where it repeats, follow the entry of the reason behind the colon.',
      deliveryFailedTimes:
        'Follow the entry of the reason behind the colon. The server goes on trying by itself.',
      deliveryFailedSent:
        "Mend the reason behind the colon, then send the delivery again in the App's settings on GitHub, under *Advanced*.",
      cannotNotedHow:
        'Free space on the disk of `--data`. After the next start the delivery is looked at again; nothing is done twice.',
      notArriveRound:
        "Nothing to do when the server was away for long. Where it repeats, GitHub does not reach the server; look at *Recent Deliveries* in the App's settings.",
      notArriveNotKnown:
        "Look at the reason behind the colon. Until then send what is missing again by hand, in the App's settings under *Advanced*.",
      configState:
        'Follow the entry of the reason behind the colon. The App needs “Contents” for the staff repository.',
      pushesCannotNoted:
        'Free space on the disk of `--data`. Nothing is lost: a later scan finds what was pushed.',
      scanFailed: 'Follow the entry of the reason behind the colon. The next scan tries again by itself.',
      defectEnded: 'Report it with the lines of the log around it. The next scan tries again.',
      timeScan: 'Raise `timeout-minutes` where it happens at each scan.',
      cannotLieMachine:
        'Rename them in the staff repository: a system may refuse some signs and names, or take two names for one that differ in case alone.',
      defectEndedScans:
        'Report it with the lines of the log around it. Other repositories go on being scanned.',
      pageRead: 'The page that registers an App was sent something. Open its address in the browser instead.',
      noPage: 'Open the whole address that the terminal shows; its last part is a secret of this start.',
      answerBelongs:
        'Start the registration again at the address that the terminal shows, in one browser from beginning to end.',
      noAppRegistered: 'Go back, and confirm the App on GitHub.',
      webhookHealth: "Set the webhook's address in the App's settings to end in `/webhook`.",
      xGithub:
        'Only GitHub calls this address. Where GitHub called, a proxy in front drops these headers; let it pass them on.',
      bodyMost:
        "GitHub's deliveries are smaller. Somebody else calls this address, or another service's webhook does.",
      xHub: "Set the same secret in the App's settings and in `WEBHOOK_SECRET`. A proxy in front must not change the body.",
    },
  }),
  table(words, COMMANDS, 'config-error', {
    cures: {
      takesFolder:
        'Write `backup FOLDER` or `restore FOLDER`; the options say where the server keeps what it has.',
    },
  }),
  table(commandLine, COMMANDS, 'config-error', {
    ends: {
      'http-answer': 'pageReport matchMissing bytesNotKept couldNotWrittenFile',
      'goes-on': 'holdsCode reportCouldNotWritten',
    },
    cures: {
      noteWithoutData: 'Start the server with `--data DIR`.',
      pageReport: 'Save from the page that `code-similarity report` opened, in the same browser.',
      matchMissing: 'Only the page of the report saves here. Reload it.',
      couldNotWrittenFile:
        'Free space on the disk, or mend the rights of the folder, then save again on the page.',
      ofIs: 'Nothing to do: the assignments of a course are checked one after the other.',
    },
  }),
  table(program, RUN, 'goes-on', {
    ends: {
      'config-error':
        'configCannotRead configNoText noFolderTemporary shardParts configPull configBase diskFull diskReadOnly diskBroken filesOpen fileLarge folderGone',
      cancelled: 'runCancelled',
      'internal-error': 'defectProgram',
    },
    cures: {
      runCancelled:
        'Run it again when you want its result. A newer run of the same concurrency group cancels older ones.',
      jobSummary: 'Free space on the disk of the runner. The report files and the log have the same.',
      checkStays: 'Run again with `check-id`, or delete the check at the service.',
      outputsCouldNotWritten:
        'Free space on the disk of the runner. Let later steps look at the outcome of this one.',
      resultJobs: 'Read it there. The first part says why it could not be written elsewhere.',
      checkRun: "Add `checks: write` to the job's permissions. The summary has the same result.",
      checkRunNot: 'Read the rest in the summary or the report files.',
      resultCouldNotWritten:
        'Follow the entry of the reason behind the colon. The summary of the job has the same report.',
      reportFiles:
        'Free space on the disk, or name another folder by `report-dir`. The summary of the job has the same numbers.',
      notLookedBase: "Add `contents: read` to the job's permissions, or give the values as inputs.",
      eventsFile: "GitHub's runner writes that file. Look at what the workflow or the machine did to it.",
    },
  }),
  table(serverPage, SERVER, 'config-error', {
    cures: {
      matchMissing: 'Only the page of the report saves here. Reload it.',
      bodyHolds: 'Send less in one request.',
      filesNotAny:
        'Nobody touched them for six hours, or their check is made already. The page sends them again by itself while it is open.',
      repositoriesGithub:
        'Use `code-similarity check` or the action for repositories; `--base-url` sends their check to this server.',
      keyScope: 'Whoever runs the server makes a key of the scope `full` or `read`.',
      reportRead: 'Open the address of the report in a browser.',
      demoData: 'Create a check of your own.',
      somebodyElse:
        'Nothing to do in the page: it merges both, and says so. A program reads the cases again and sends them with the new `etag`.',
      casesRead: 'Send `GET`, or `PUT` with `If-Match`.',
      nobodyLoggedSession:
        'Log in with a key. A session ends after eight hours without use, after a week, and when its key is revoked.',
      uploadDamaged:
        'Where it repeats, look at the limits of the proxy in front of the server for the size and the time of a request.',
      bodyMultipart:
        'Set the content type to `multipart/form-data` with its boundary; HTTP clients do so for a form.',
      aFile: 'Name each file of the form after what it is; the page does.',
      mostFiles: "Drop the platform's ZIP itself instead of the folder that it was unpacked to.",
      mostGb:
        'Leave out what is no source code, or check the class on your own machine with `code-similarity check`.',
      noNameFile: 'Rename the file: a name is relative, without `..` and without a drive.',
      noFileCame: 'An empty folder holds nothing to check. Choose the folder that the submissions lie in.',
      checkNotCompleted: 'Ask for its status until it is completed.',
    },
  }),
  table(server, SERVER, 'config-error', {
    ends: {
      'goes-on': `
        missingNotBackup anotherLength backupWhole damagedBackup restoredBackup addressNotPublic
        notEncryptedUse certificateNotTrusted connectionFailed addressMost giveAddress addressHolds
        answeredRedirects receiverAnswered couldNotSentDefect keyOver addedUser databaseNotAnswer
        diskFiles storageNotAnswer queueCannotRead defectProgram suspendedEvery
      `,
    },
    cures: {
      missingNotBackup:
        'The file was lost before this backup: look into an older one. A check that had it shows the submission as one that cannot be read.',
      anotherLength: 'The file was damaged before this backup: look into an older one, and look at the disk.',
      backupWhole:
        'Nothing, if it is whole. Otherwise look in an earlier backup for the files that are named above: the storage of the server has lost them.',
      damagedBackup:
        'Take the file out of another backup, into the same place, or ask for it to be handed in again. Its check is there all the same.',
      restoredBackup: 'Nothing to do: start the server on what was restored.',
      addressNotPublic:
        'Give the receiver an address that the Internet reaches, or start `serve` with `--hook-networks` and the network of the receiver.',
      certificateNotTrusted:
        "Mend the receiver's certificate. One of your own authority is trusted where NODE_EXTRA_CA_CERTS names its file when `serve` starts.",
      connectionFailed:
        'Look whether the server can reach the receiver at all, for example with `curl` on that machine. It is tried again by itself.',
      hookNotExist: 'List yours with `GET /people/v1/hooks`. Hooks of other people are not there for you.',
      hookDisabled: 'Send `PATCH /people/v1/hooks/ID` with `{"enabled": true}`.',
      addressMost: 'Give a shorter address; what the receiver has to know stands in the message.',
      addressHolds: 'Leave both out, and check the signature of each message with the secret of the hook.',
      answeredRedirects: 'Register the address that the redirect leads to.',
      receiverAnswered: 'Where that was a mistake, mend the receiver and enable the hook again.',
      logBegun:
        'Go back to the page of the server and log in again. Where it happens each time, let the browser keep cookies of the server.',
      providerSaid:
        'Tell whoever runs the server: the provider gives no ID token. Its client must be one of OpenID Connect, with the scope `openid`.',
      providerTells:
        'Tell whoever runs the server: the description of the provider (`.well-known/openid-configuration`) lacks `jwks_uri`.',
      noValidLogout:
        'The provider is to send a logout token for this client, as OpenID Connect Back-Channel Logout says. Look at the address and the client that are set there.',
      logRefused:
        'Log in again. `access_denied` means that you or the provider said no; with `invalid_client`, whoever runs the server looks at `client` and `CODE_SIMILARITY_LOGIN_SECRET`.',
      logAnswered:
        'Log in again, in one page of the browser. Where it happens to everybody, whoever runs the server looks at the clock of its machine, and at `issuer` and `client` of `--login-config`.',
      keyOver:
        'Nothing to do: whoever used the key is refused from now on. `code-similarity keys create` makes another one.',
      addedUser: 'Make a key for this person: `code-similarity keys create --user NAME`.',
      databaseNotAnswer:
        "Look at the database's own log, and at `--database`. `/readyz` answers 200 again by itself when it is back.",
      diskFiles:
        'Look whether the disk of `--data` or `--blobs` is mounted, and who may read it. `/readyz` answers 200 again by itself.',
      storageNotAnswer:
        "Look at the storage's own log, and at `--blobs`. It is asked every ten seconds, and `/readyz` answers 200 again by itself when it is back.",
      queueCannotRead: "The queue lies in the database: look at the database's own log.",
      defectProgram:
        'Report it with the line: it says where the defect is, and quotes no file and no code of a student. The server goes on.',
    },
  }),
  table(cases, RESULT, 'config-error', {}),
  table(api, SERVER, 'http-answer', {
    ends: {
      'config-error': 'bodyMultipart noUser',
    },
    cures: {
      demoData: 'Create a check of your own.',
      bodyMultipart:
        'Set the content type to `multipart/form-data` with its boundary; HTTP clients do so for a form.',
      checkNotCompleted: 'Ask for its status until it is completed.',
      analysisCouldNotStarted: 'Start the service again. If it happens again, report it with its log.',
      searchingWeb: 'Nothing to do: it is under way. GitHub answers ten queries a minute.',
      outcomeAnalysis: 'Free space on the disk of the service, then start the check again.',
      analysisEnded:
        'Free space on the disk of the service, or look at its storage. Nothing has to be started again.',
      serviceCannotReach:
        'Start the database again, or look at its address. Nothing has to be started again.',
      bodyNotUtf8: 'Write the body in UTF-8, whatever the content type says.',
      bodyNotValid: 'Send JSON with the content type `application/json`.',
      bodyWithoutFiles: 'Send files as `multipart/form-data`.',
      checkNotExist:
        'List the checks with `GET /checks`. Without `--data` the service forgets them when it stops.',
      checkShared: 'Ask its owner, who can change it, or make a check of your own.',
      analysisCheck: 'Read the status of the check, which says why, and start another one.',
      submissionNotPart: 'List the submissions of the check, and use an id of the list.',
      checkStarted: 'Create another check.',
      noApiKey:
        'Send it; the key stands where the service was started (`CODE_SIMILARITY_KEY`, or the file `key` in its data folder).',
      apiKey:
        'Look up the key where the service was started (`CODE_SIMILARITY_KEY`, or the file `key` in its data folder).',
      noAccountAny: 'An administrator removed the account. Ask one, or log in again.',
      accountSuspendedInvoice: 'The service was started with `--simulate suspended`. Start it without.',
      serviceBeing: 'Send it again when the service has started.',
      youWatch:
        'A page that shows many checks asks for their list instead, and watches the one that somebody looks at.',
      checkBeing: 'Wait for its end, or cancel the analysis first.',
      checkStartedAlready: 'Ask for its status; it needs to be started once.',
      checkNoSubmissions: 'Upload submissions to it first.',
      filesField: 'Send at least one ZIP in the field `files`.',
      checkNotBeing: 'Nothing is to be cancelled; ask for its status.',
      engineNotExist: 'Give one of the engines that the answer names, or list them with `GET /test-types`.',
      engineNotAvailable: 'Give one of the engines that the answer names.',
      fileField: 'Send one ZIP in the field `file`.',
      checkStartedSubmissions: 'Create another check without that submission.',
      uploadSubmission: 'Upload the submission again into a new check. Look at the disk of the service.',
      fileNotPart: 'List the files of the submission, and use a path of the list.',
      fileNotShown: 'Open it in the submission itself.',
      locationSource: 'Copy both from a match of this service as they are.',
      submissionMatch: 'Nothing brings it back; check again with that submission.',
      matchNotPart: 'Read the matches of the submission, and use an id of them.',
      locationField: 'Copy it from a match of this service as it is.',
      deletedChecks: 'Nothing to do: `--retain` says so. What was deleted is in backups of before.',
      keptOlder:
        'Look at the cases: dismiss what is settled, or delete the check. Until then it is evidence, and stays.',
      fileLarger: 'Leave files that are no source code out of the ZIP.',
      fileEmpty: 'Send a ZIP with files in it.',
      checkDeleted: 'Create another check.',
      mostFile: 'Send the rest in another request.',
      multipartBody: 'Send it again; the connection was cut, or the boundary is wrong.',
      serviceFailed: 'Try again. If it happens again, report it with the log of the service.',
      keyScopeNot:
        'Make a key of that scope (`POST /people/v1/keys`), and keep it where no student reads it.',
      assistantReads:
        'Ask an administrator for the role of an instructor, or the owner of the check to do it.',
      noUser: 'An administrator lists them with `GET /people/v1/users`.',
      requestNotValid: 'Read `validation_errors` of the answer, which names each field.',
      addressNotExist: 'Look at [the interface](openapi.json) for the addresses that there are.',
      addressTakes: 'Use the method that the answer names.',
      serviceOwn: 'Call it by 127.0.0.1, or start it with `--host` and `--public-url`.',
      viewerNotPart: 'The service was started with `--simulate trial`. Start it without.',
      checksTrial: 'The service was started with `--simulate trial`. Start it without.',
      analysisServices: 'The service was started with `--simulate offline`. Start it without.',
      quotaChecks:
        'The service was started with `--simulate quota=`. Start it with a larger one, or without.',
      fieldRequired: 'Send it; [the interface](openapi.json) says which fields each request needs.',
      fieldNotValid: 'Look at [the interface](openapi.json) for what it takes.',
      nothingAddressInterface: 'Put `/api/v1` before the path; `base-url` ends in it.',
    },
  }),
  table(service, SERVER, 'goes-on', {
    ends: {
      'config-error': 'noAddressAsked githubAnswered',
      network: 'githubsAnswer',
      'http-answer': 'publicSources processAnalysed',
    },
    cures: {
      analysisTook: 'Divide the class, or leave generated files out with `exclude`.',
      analysisRan:
        'Divide the class, leave large files out with `exclude`, or give the service a machine with more memory.',
      analysisEnded: 'Start the check again. If it happens again, report it with what stands in parentheses.',
      analysisEndedUnexpectedlyExit:
        'Start the check again. If it happens again, the machine may have too little memory; look at its log.',
      analysisNeeded:
        'Divide the class, leave large files out with `exclude`, or let an analysis take more with `--analysis-memory`.',
      uploadCannotRead: 'Look at the disk of the service, and upload the submission again into a new check.',
      queriesAnswered:
        'Nothing is lost: what was found until then was compared. Check again later; `n/a` stands where nothing was asked.',
      filesCode:
        'Check again with more time (`timeout-minutes`), or when the hour’s requests of the token are filled up again.',
    },
  }),
  table(store, SERVER, 'config-error', {
    ends: {
      'http-answer': 'storageService noRoomLeft',
      'service-unavailable': 'storageBucket storageBucketCannot',
    },
    cures: {
      noUser: 'An administrator lists them with `GET /people/v1/users`.',
      corpusAlready: 'Give it another name. Capital letters make no other name.',
      noCorpus:
        'List those that you are a member of with `GET /people/v1/corpora`; an administrator adds members.',
      noKey: 'List them with `GET /people/v1/keys`. The number of a key is not the key.',
      nameLeast: 'Write a word between the quotation marks, or leave the field of the page as it was.',
      nameMost: 'Give a shorter one.',
      yourOwn: 'Share them with somebody else.',
      noShare: 'It may have been ended already; list those that there are with `GET /people/v1/shares`.',
      userAlready: 'Give another name. Capital letters make no other name.',
      firstUserAdministers: 'Nothing. Nobody can use it without the key that the service was started with.',
      checksGiven: 'Name another user, or leave it out: the checks are deleted then.',
      noRoomLeft: 'Free space on the disk of the service, then send the request again.',
    },
  }),
  table(folders, COLLECTING, 'goes-on', {
    ends: {
      'config-error': `
        pathNotExist pathMatches pathHolds pathLie downloadNumber pathHoldsFiles pathSay
        layoutNothingLooks pathInfo pathInfoCsv
      `,
    },
    cures: {
      couldNotReadWithin: 'Leave large or generated files out with `exclude`.',
      pathNotExist:
        'Correct `path`: it is read from the folder that the message names. In a workflow, check the repository out first (`actions/checkout`). In another case than on disk, a name exists on Windows and macOS alone.',
      pathMatches:
        'Correct the pattern: `*` stands for one part of a path, `**` for several. In a workflow, check the repository out first (`actions/checkout`).',
      timesLanguage: 'Download with Brightspace set to English, where somebody handed in more than once.',
      gradescopeNotSay:
        'Export the submissions again with *submission_metadata.yml*, or open this one in Gradescope.',
      nobodysName: 'Look whose these files are, and put them into the folder of that person.',
      filesFolders: 'Look for folders of packages (`node_modules`, `venv`) in it, and take them out.',
      nestedToo: 'Move the source code up; nobody has so many folders inside of each other on purpose.',
      perhapsName: 'Rename the file.',
    },
  }),
  table(sourcesGithub, GITHUB, 'goes-on', {
    ends: {
      network: 'gitSends githubNotSend archiveNotUnpacked archiveNotSay',
      'config-error': `
        noTextFile emptyNoCommit isEmptyItHasNo noneRepositoriesToken repositoriesNames repositoriesGlob
        repositoriesNoName repositoriesTakes
      `,
      skipped: 'notCheckedNoOpen',
    },
    cures: {
      archiveNotUnpacked:
        'Run again. If it stays so, look at that repository; its archive is damaged or built to harm.',
      emptyNoCommit: 'Ask whoever it belongs to; nothing was pushed yet.',
      isEmptyItHasNo: 'Ask whoever it belongs to; nothing was pushed yet.',
      nothingPushedBefore:
        'Decide by hand whether late work counts. An extension can stand in the `manifest`, in the column deadline.',
      archiveNotSay: 'Run again. If it stays so, a proxy between here and GitHub changes what it passes on.',
      cameNotGit:
        'Run again. Something between this machine and GitHub may change what passes, such as a proxy.',
      notCheckedNoOpen: 'Nothing. The newest commit of an open pull request has a run of its own.',
      filesNotArchive:
        'Look at `.gitattributes` in that repository; it hides files from archives. Read the rest by hand.',
      githubLists: 'Look at the repository by hand; it has more files than GitHub lists.',
      notArchiveGitattributes:
        'Nothing, as they were compared. Look at `.gitattributes`; it may be an attempt to hide files.',
      changedArchive:
        'Nothing, as the true contents were compared. Look at `.gitattributes`; it may be an attempt to hide code.',
      moreThan: 'Leave large or generated files out with `exclude`; what is over the limit is not compared.',
      noClassroom50Yaml: 'Nothing, if the name is right. Otherwise list the repositories in a `manifest`.',
      classroom50Yaml: 'Look at that file in the repository; a student may have changed it.',
      classroom50YamlNames:
        'Look at that file in the repository; a student may have begun with another assignment.',
      githubNotShowToken:
        "Give `github-token` “Contents: read” so that GitHub's own times are used; an author can choose a date.",
      githubNotShow:
        'Decide by hand whether late work counts. Dates of commits can be chosen by their author.',
    },
  }),
  table(repositories, COLLECTING, 'config-error', {
    ends: {
      network: 'gitSends',
      skipped: 'notCheckedMerge',
      'goes-on':
        'noRepository noRepositoryMatches personPeople dueTime noRepositoriesFound noSubmissionFound',
      forbidden: 'noneRepositoriesRead',
    },
    cures: {
      notCheckedMerge:
        "Nothing, as each of them has a check of its own. Take `merge_group` out of the workflow's events unless a rule needs its check.",
      noRepository: 'Look whether these people accepted the assignment, or under which login.',
      noRepositoryMatches:
        'Correct the pattern in `repositories`, and look whether the token sees these repositories.',
      personPeople: 'Look whether these people accepted the assignment, or under which login.',
      dueTime: 'Set `deadline` as a time with an offset, such as 2026-11-30T23:59:00+01:00.',
      noRepositoriesFound:
        'Nothing, if the names are right. Otherwise list the repositories in a `manifest`.',
      noneRepositoriesRead:
        'Give `github-token` access to the repositories of students, as [organisations](organisations.md) shows.',
      noSubmissionFound:
        'Give the token access, as the message says behind the colon. [Organisations](organisations.md) shows each way.',
      repositoryNoneRepositories:
        'Give the token access, as the message says behind the colon. [Organisations](organisations.md) shows each way.',
      tokenSees:
        'Give the token access, as the message says behind the colon. [Organisations](organisations.md) shows each way.',
      noSubmissionAmong:
        'Look at what was left out and why, and correct `repositories`, `topic`, `team` or `property`. Where repositories are missing, the token is not given access to them.',
    },
  }),
  table(sources, COLLECTING, 'config-error', {
    ends: {
      'goes-on': `
        fileFiles archivesNested sourceFiles zipPass moreThanSourceFiles filesLeft leftOut
        submoduleHolds moreThan
      `,
    },
    cures: {
      fileFiles: 'Look at these files in the base branch; they are damaged, too large, or no text.',
      archivesNested: 'Unpack the submission by hand and look what is in it, or ask for one plain ZIP.',
      sourceFiles: 'Look at these files by hand, or let `include` take what belongs to the submission.',
      zipPass: 'Leave files that are no source code out with `exclude`.',
      moreThanSourceFiles: 'Leave generated code and packages out with `exclude`.',
      filesLeft:
        'The list of a report ends at a limit. Leave generated code and packages out with `exclude`.',
      leftOut: 'Unpack the archive, and look whether it holds work of this person.',
      submoduleHolds: 'Check that repository too, if students wrote it.',
      moreThan: 'Nobody writes so much by hand in one file. Look at it; what is generated does not count.',
    },
  }),
  table(system, RUN, 'goes-on', {
    cures: {
      serverCannotListen:
        'Choose another port or address with `--port` and `--host`. Ports below 1024 need rights that the server should not have; put a reverse proxy in front.',
      serviceNoProxy: 'Take the address of the service out of the proxy settings of the client.',
      headerExpect: 'Leave the header `Expect` out.',
      headersRequest:
        'Send fewer or shorter headers; a cookie of another program on this machine may be among them.',
      requestTook: 'Send it again over a better connection, in smaller parts.',
      noRequestHttp: 'Use http, not https, unless a proxy with TLS stands in front.',
    },
  }),
];

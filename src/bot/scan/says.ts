// Place: Scans. Ending: goes-on.
/** config-error. */
export const modeScan = 'mode: scan works in a workflow of a repository; use mode check here.';
/** service-unavailable. Remove it by hand in your account there, unless you want to keep it. */
export const serviceNotDelete = 'The service did not delete the check {id}.';
export const twoPeople =
  'Two people who are near each other again and again, given how near either is to others. It flags nobody: people who learn together, or have one tutor, can be here too. Read their programs side by side.';
/** config-error. */
export const issuesSwitched =
  'Issues are switched off in {repository}, where scans tell what they found: switch them on in its settings.';
/** Ask the student why. The commit that was checked stays in the report of that scan. */
export const historyRewritten =
  '{name}: its history was rewritten by a forced push; the commit that was checked{now? ({now})|} is no part of it any more.';
/** Ask the student why. */
export const emptiedNoCommit = '{name} was emptied: it has no commit any more.';
/** Look for it under the other names that it may have. Its earlier findings stay. */
export const notScanAny =
  '{name} is not in this scan any more: deleted, transferred, or renamed so that the assignment does not find it.';
/** Look which of both is the work of this student. */
export const anotherRepository =
  '{name} is another repository now; the one that was checked was renamed or deleted.';
/** Change the assignment in the config file if it should be taken. */
export const stillBut =
  '{name} is still there, but the assignment does not take it any more (its name, topic, team or property).';
/** Set `include-archived` to true in the assignment if it should be taken. */
export const archivedAssignment =
  '{name} was archived, so that the assignment leaves it out (include-archived takes it).';
/** Add the new name to the assignment in the config file. */
export const renamedWhere = '{name} was renamed to {now}, where the assignment does not look.';
/** Ask the new owner for access if it should still be checked. */
export const wasTransferred = '{name} was transferred to {now}.';
/** Look whether it still exists. If it does, give the token or the App access again. */
export const deletedToken = '{name} was deleted, or the token cannot see it any more.';
/** Nothing; the next scan begins when the lease has ended. */
export const leaseScan = 'The lease of this scan could not be given back and ends by itself: {error}';
/** The remarks of the scan name them, with the reason for each. */
export const couldNotLookedTold =
  '{sentence} {unread} more could not be looked at{isKnown?, as was told before|}.';
export const stateScans =
  'The state of the scans takes {megabytes} of {most} in {assignments}; at the limit scans stop. The largest: {largest}. Forget what is over: code-similarity state prune NAME.';
export const assignmentState =
  'Of one assignment the state keeps {megabytes} at most; at the limit it is not scanned any more. Nearly there: {large}. Divide its repositories between several assignments, or forget those that are over: code-similarity state prune NAME.';
/** config-error. */
export const grownBytes =
  '{what} has grown to {bytes} bytes (limit {fileBytes}). Divide its repositories between several assignments, or forget what is over: code-similarity state prune.';
/** Nothing. Run `code-similarity state prune NAME --everything` to forget the rest as well. */
export const overNothingDone =
  '{name} is over, and nothing was done for it for {days} days: the state forgets whom its pseudonyms stand for and which repositories there were ({people}). What was reported and decided stays.';
/** network. Follow the entry of the reason behind it. Most often the token is not given access to them. */
export const noneRepositoriesRead = 'None of {repositories} repositories can be read. {first}';
/** Delete the check at the service. Where the reason is a permission, a trial account cannot delete. */
export const checkCouldNotDeleted = 'The check {leftover} could not be deleted: {error}';
/** Nothing. Look at the assignment in the config file if all of its repositories should be there. */
export const checkBegun =
  'The check that was begun is given up: none of its repositories is among those of the assignment any more. The next scan begins another one.';
/** Raise `timeout-minutes` where it happens at each scan. */
export const timeRun = '{reason} The time of this run (timeout-minutes) is over; the next scan goes on.';
/** Follow the entry of the reason behind the colon; everything else was scanned. */
export const couldNotLooked = '{name} could not be looked at: {reason}';
/** config-error. */
export const stateScansWritten =
  'The state of the scans ({where}) was written by a newer version of this action (version {version}; this one knows {known}). Upgrade the action in this workflow.';
/** config-error. */
export const stateScansGrown =
  'The state of the scans has grown to {bytes} bytes (limit {limit}); the largest assignments are {largest}. Forget what is over: code-similarity state prune NAME.';
/** config-error. */
export const branchHolds =
  'The branch {name} of {place} holds so many files that GitHub does not list them all. Remove what is not of the scans.';
/** network. Look at the branch of the state; somebody put a submodule or a link there. Remove it. */
export const githubNames = 'GitHub names an unknown kind of file on a branch ({kind}).';
/** Nothing. Give the workflow a concurrency group so that scans do not meet. */
export const runAttempt =
  'Run {run} (attempt {attempt}) scans at the moment, until {time} at the latest unless it goes on; this run leaves the work to it.';
/** config-error. */
export const modeScanBot =
  'mode: scan and bot work in a workflow of a repository, which keeps what they remember; use mode check here.';
/** Run `code-similarity state repair` to put back what can be read of the copy. */
export const partsState =
  'Parts of the state of the scans (state.json on {where}) cannot be read and are left out: {dropped}. The whole is kept as {kept}; everything else goes on as it was.';
export const staysRepair =
  '{path} stays as it is: {reason}. Repair it on the branch by hand, then run this again; or delete it there.';
export const staysBecause =
  '{path} stays, because of what cannot be read in it: {dropped}. Repair it on the branch by hand and run this again, or delete it there.';
/** Put the file back from the history of its branch, if its loss was not meant. */
export const listState =
  'The list of the state of the scans (state.json on {where}) is gone. Assignments have files of their own and go on as they were.';
/** Run `code-similarity state repair`, or put the file back from the history of its branch. */
export const stateScansState =
  'The state of the scans (state.json on {where}) cannot be read: {reason}. It is kept as {kept}. {isWhole?Assignments have files of their own and go on as they were.|Scans start afresh: every finding counts as new, and a check that was pending is not taken up. To undo this, repair the file and put it back.}';
/** Run `code-similarity state repair` to put back what can be read of the copy. */
export const partsStateCannot =
  'Parts of the state of {name} ({place}) cannot be read and are left out: {dropped}. The whole is kept as {kept}; everything else goes on as it was.';
/** Run `code-similarity state repair`, or put the file back from the history of its branch. */
export const stateCannotRead =
  'The state of {name} ({place}) cannot be read: {reason}. {kept?It is kept as {kept}, and this|This} assignment starts afresh: its findings count as new, and a check that was pending is not taken up. All others go on as they were.';
/** config-error. */
export const stateScansNames =
  'The state of scans names students and holds a secret, and {repository} is public. Run scans in a private repository that only staff can read.';
/** config-error. */
export const stateScansNeeds =
  'The state of scans needs a branch of its own, and {branch} is the default branch of {repository}. Set state-branch to another one.';
/** Make the repository private in its settings, under *Danger Zone*. */
export const internalEvery =
  '{repository} is internal: every member of the enterprise can read the state of the scans, which names students. A private repository is safer.';
/** network. */
export const stateScansCould =
  'The state of the scans could not be stored on {where} within {seconds} s, because other runs write there all the time ({cause}). Give the workflow a concurrency group, then run it again.';
/** config-error. */
export const ruleForbids =
  'A rule of {repository} forbids writing the state of the scans to the branch {branch} ({cause}). Exempt that branch from the rule, or let the workflow bypass it; nothing is scanned until then.';
/** forbidden. Delete comments on that commit that nobody needs, or tell this student by hand. */
export const tooMuch = 'Too much stands at one commit to look through while {what}.';
/** Make these repositories private, or tell their students in another way. */
export const notToldBecause =
  'Not told, because others than the student read these repositories (public or internal): {names}.';
/** Follow the entry of the reason behind the colon. The next scan tries again. */
export const noStudentTold = 'No student was told: {place}';
/** Nothing; the next scan tells the others. */
export const notToldYet = '{students} not told yet: {stop}';
/** Follow the entry of the reason behind the colon. The next scan tries again. */
export const studentNotTold = 'The student of {repository} was not told: {error}';
/** Give the token or the App “Contents” or “Issues: write” for the repositories of students, as [the page about students](talking-to-students.md) shows. */
export const githubRefused = 'GitHub refused several in a row. The next scan tries again.';
export const resultIncomplete = 'Its result is incomplete: look at it in the report, and check again.';
export const cannotTakenStarter =
  '{name} cannot be taken for starter code: it is not on the web any more, or no text of a size that can be kept. Put the code into the repository or folder of starter instead.';
/** Follow the entry of the reason behind it. The file stays noted until it is fetched. */
export const couldNotFetchedTaken =
  '{name} could not be fetched to be taken for starter code; the next check tries again. {error}';
/** Follow the entry of the reason behind the colon. The next scan tries again. */
export const noAnswerRead = 'No answer of a student was read: {why}';
export const studentsAnswered =
  '{students} answered. Read it in the next report, at the submission: {names}.';
/** Look at the rights of that folder, which is the one of `cache-dir`. The next scan tries again. */
export const cacheNotCleaned =
  'Fetched code that no check read for a month could not be deleted from {folder}: {error}';

/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const modeScan = 'mode: scan works in a workflow of a repository; use mode check here.';
export const serviceNotDelete = 'The service did not delete the check {id}.';
export const twoPeople =
  'Two people who are near each other again and again, given how near either is to others. It flags nobody: people who learn together, or have one tutor, can be here too. Read their programs side by side.';
export const issuesSwitched =
  'Issues are switched off in {repository}, where scans tell what they found: switch them on in its settings.';
export const historyRewritten =
  '{name}: its history was rewritten by a forced push; the commit that was checked{now? ({now})|} is no part of it any more.';
export const emptiedNoCommit = '{name} was emptied: it has no commit any more.';
export const notScanAny =
  '{name} is not in this scan any more: deleted, transferred, or renamed so that the assignment does not find it.';
export const anotherRepository =
  '{name} is another repository now; the one that was checked was renamed or deleted.';
export const stillBut =
  '{name} is still there, but the assignment does not take it any more (its name, topic, team or property).';
export const archivedAssignment =
  '{name} was archived, so that the assignment leaves it out (include-archived takes it).';
export const renamedWhere = '{name} was renamed to {now}, where the assignment does not look.';
export const wasTransferred = '{name} was transferred to {now}.';
export const deletedToken = '{name} was deleted, or the token cannot see it any more.';
export const leaseScan = 'The lease of this scan could not be given back and ends by itself: {error}';
export const couldNotLookedTold =
  '{sentence} {unread} more could not be looked at{isKnown?, as was told before|}.';
export const stateScans =
  'The state of the scans takes {megabytes} of {most} in {assignments}; at the limit scans stop. The largest: {largest}. Forget what is over: code-similarity state prune NAME.';
export const assignmentState =
  'Of one assignment the state keeps {megabytes} at most; at the limit it is not scanned any more. Nearly there: {large}. Divide its repositories between several assignments, or forget those that are over: code-similarity state prune NAME.';
export const grownBytes =
  '{what} has grown to {bytes} bytes (limit {fileBytes}). Divide its repositories between several assignments, or forget what is over: code-similarity state prune.';
export const overNothingDone =
  '{name} is over, and nothing was done for it for {days} days: the state forgets whom its pseudonyms stand for and which repositories there were ({people}). What was reported and decided stays.';
export const noneRepositoriesRead = 'None of {repositories} repositories can be read. {first}';
export const checkCouldNotDeleted = 'The check {leftover} could not be deleted: {error}';
export const checkBegun =
  'The check that was begun is given up: none of its repositories is among those of the assignment any more. The next scan begins another one.';
export const timeRun = '{reason} The time of this run (timeout-minutes) is over; the next scan goes on.';
export const couldNotLooked = '{name} could not be looked at: {reason}';
export const stateScansWritten =
  'The state of the scans ({where}) was written by a newer version of this action (version {version}; this one knows {known}). Upgrade the action in this workflow.';
export const stateScansGrown =
  'The state of the scans has grown to {bytes} bytes (limit {limit}); the largest assignments are {largest}. Forget what is over: code-similarity state prune NAME.';
export const branchHolds =
  'The branch {name} of {place} holds so many files that GitHub does not list them all. Remove what is not of the scans.';
export const githubNames = 'GitHub names an unknown kind of file on a branch ({kind}).';
export const runAttempt =
  'Run {run} (attempt {attempt}) scans at the moment, until {time} at the latest unless it goes on; this run leaves the work to it.';
export const modeScanBot =
  'mode: scan and bot work in a workflow of a repository, which keeps what they remember; use mode check here.';
export const partsState =
  'Parts of the state of the scans (state.json on {where}) cannot be read and are left out: {dropped}. The whole is kept as {kept}; everything else goes on as it was.';
export const staysRepair =
  '{path} stays as it is: {reason}. Repair it on the branch by hand, then run this again; or delete it there.';
export const staysBecause =
  '{path} stays, because of what cannot be read in it: {dropped}. Repair it on the branch by hand and run this again, or delete it there.';
export const listState =
  'The list of the state of the scans (state.json on {where}) is gone. Assignments have files of their own and go on as they were.';
export const stateScansState =
  'The state of the scans (state.json on {where}) cannot be read: {reason}. It is kept as {kept}. {isWhole?Assignments have files of their own and go on as they were.|Scans start afresh: every finding counts as new, and a check that was pending is not taken up. To undo this, repair the file and put it back.}';
export const partsStateCannot =
  'Parts of the state of {name} ({place}) cannot be read and are left out: {dropped}. The whole is kept as {kept}; everything else goes on as it was.';
export const stateCannotRead =
  'The state of {name} ({place}) cannot be read: {reason}. {kept?It is kept as {kept}, and this|This} assignment starts afresh: its findings count as new, and a check that was pending is not taken up. All others go on as they were.';
export const stateScansNames =
  'The state of scans names students and holds a secret, and {repository} is public. Run scans in a private repository that only staff can read.';
export const stateScansNeeds =
  'The state of scans needs a branch of its own, and {branch} is the default branch of {repository}. Set state-branch to another one.';
export const internalEvery =
  '{repository} is internal: every member of the enterprise can read the state of the scans, which names students. A private repository is safer.';
export const stateScansCould =
  'The state of the scans could not be stored on {where} within {seconds} s, because other runs write there all the time ({cause}). Give the workflow a concurrency group, then run it again.';
export const ruleForbids =
  'A rule of {repository} forbids writing the state of the scans to the branch {branch} ({cause}). Exempt that branch from the rule, or let the workflow bypass it; nothing is scanned until then.';
export const tooMuch = 'Too much stands at one commit to look through while {what}.';
export const notToldBecause =
  'Not told, because others than the student read these repositories (public or internal): {names}.';
export const noStudentTold = 'No student was told: {place}';
export const notToldYet = '{students} not told yet: {stop}';
export const studentNotTold = 'The student of {repository} was not told: {error}';
export const githubRefused = 'GitHub refused several in a row. The next scan tries again.';
export const resultIncomplete = 'Its result is incomplete: look at it in the report, and check again.';
export const cannotTakenStarter =
  '{name} cannot be taken for starter code: it is not on the web any more, or no text of a size that can be kept. Put the code into the repository or folder of starter instead.';
export const couldNotFetchedTaken =
  '{name} could not be fetched to be taken for starter code; the next check tries again. {error}';
export const noAnswerRead = 'No answer of a student was read: {why}';
export const studentsAnswered =
  '{students} answered. Read it in the next report, at the submission: {names}.';

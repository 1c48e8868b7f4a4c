// Place: The run. Ending: goes-on.
/** config-error. */
export const cannotReadCorrect =
  '{from} {path} cannot be read: {error}. Correct the path, or the rights of the file.';
/** config-error. */
export const configElsewhere =
  'config: {other} is there and would not be read, because the config file is {path}. Move it there, or name it by config.';
/** config-error. */
export const configNoText = '{from} {path} is not written in UTF-8; save it as UTF-8.';
/** config-error. */
export const noKnownKey = '{place}: {key} is no known key; leave it out, or correct it.';
export const noneHoldsSource = '{collected} None holds source code: look at path, include and exclude.{cost}';
export const aloneCompared =
  '{collected} One alone is compared with nobody: look at what path or repositories names.{cost}';
export const workspaceAlone =
  '{collected} Nothing is there to compare it with, so a run says nothing: name other programs as archive, or, where its folders are the submissions, name these as path.{cost}';
export const acceptsKey =
  '{host} accepts the key, and its quota is used up. Wait until it is renewed, or raise it.';
export const acceptsKeyNo =
  '{host} accepts the key and has no engine for this account. Ask who runs the service.';
export const noneGive = 'There is none ({gap}). Give one as {name}.';
export const seesNoRepository = 'It sees no repository of {owner}: {howToGrant}.';
/** cancelled. Run it again when you want its result. A newer run of the same concurrency group cancels older ones. */
export const runCancelled = 'The run was cancelled{name? ({name})|}.';
/** config-error. */
export const diskFull =
  'The disk is full{detail}. Free space on it, or let the folder for temporary files lie on another one.';
/** config-error. */
export const filesOpen =
  'This process may not open more files{detail}. Allow more of them (ulimit -n), or run fewer programs beside it.';
/** config-error. */
export const fileLarge =
  'A file is larger than this process may write{detail}. Allow larger ones (ulimit -f), or name a folder on a file system that takes them.';
/** config-error. */
export const diskReadOnly =
  'The disk can only be read{detail}. Let the report and the folder for temporary files lie on another one.';
/** config-error. */
export const diskBroken =
  'The disk could not be read or written{detail}. Look in the log of the system what is wrong with it, or use another one.';
/** config-error. */
export const folderGone =
  'The current folder was removed{detail}. Change into a folder that is there, and run it again.';
/** internal-error. */
export const defectProgram =
  'A defect in this program ended the run{detail}. Please report it with the debug log (re-run the job with debug logging on; at a command line set RUNNER_DEBUG=1).';
/** config-error. */
export const noFolderTemporary =
  'No folder for temporary files can be made in {parent} ({why}). Free space on its disk, or let {from} name another folder.';
export const runNotFinish =
  'The run did not finish: it waits for something that never comes. Please report this defect.';
/** config-error. */
export const shardParts =
  'shard: parts hand over what they collected as an artifact, which in a public repository everybody can read; run it in a private one.';
/** Free space on the disk of the runner. The report files and the log have the same. */
export const jobSummary = 'The job summary could not be written: {error}';
export const timeRun =
  'The time of this run (timeout-minutes) was over before GitHub had answered everything. Run again later, or raise it.';
/** Run again with `check-id`, or delete the check at the service. */
export const checkStays = ' The check {id} stays at the service.';
/** Free space on the disk of the runner. Let later steps look at the outcome of this one. */
export const outputsCouldNotWritten =
  'The outputs could not be written ({error}); a later step must not rely on them.';
/** Read it there. The first part says why it could not be written elsewhere. */
export const resultJobs = '{sentence} The result is in the job’s summary.';
/** Add `checks: write` to the job's permissions. The summary has the same result. */
export const checkRun = 'The check run was not written. {sentence}';
/** Read the rest in the summary or the report files. */
export const checkRunNot = 'The check run is not complete. {sentence}';
/** Follow the entry of the reason behind the colon. The summary of the job has the same report. */
export const resultCouldNotWritten = 'The result could not be written to GitHub: {error}';
/** Free space on the disk, or name another folder by `report-dir`. The summary of the job has the same numbers. */
export const reportFiles = 'The report files could not be written: {error}';
/** config-error. */
export const configPull =
  'config: in a pull-request event the file is read from the base branch, which takes github-token and the event of a pull request. Give its values as inputs of the workflow instead.';
/** Add `contents: read` to the job's permissions, or give the values as inputs. */
export const notLookedBase = '{path} was not looked for in the base branch: {error}';
/** config-error. */
export const configBase = 'config: the base branch has no file {path}; correct the path, or leave it out.';
/** GitHub's runner writes that file. Look at what the workflow or the machine did to it. */
export const eventsFile =
  "The event's file (GITHUB_EVENT_PATH) cannot be read: {error}. The run goes on as if the event said nothing about itself.";

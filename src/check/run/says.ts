// Place: The run. Ending: config-error.
/** goes-on. Nothing. The report page writes the file when somebody decides the first case. */
export const casesNoFile = 'cases: there is no file {cases} yet, so no case is known.';
export const nothingCheckedOutEither =
  'Nothing is checked out, so no config file was read: if this run needs files of the repository, put `- uses: actions/checkout@v7` before this step.';
export const nothingCheckedOut =
  'Nothing is checked out: the workspace of this job is empty. Put `- uses: actions/checkout@v7` before this step, or name repositories instead of files.';
/** timeout. */
export const submissionsNotCollected =
  'The submissions were not collected within timeout-minutes: raise it, or split the class over jobs (shard).';
/** goes-on. */
export const noPartHanded =
  "No part was handed over in {reportDir}/shards, so this job collected everything itself; download the parts' artifacts into {reportDir} before it.";
/** goes-on. */
export const partLacks =
  'This part could not collect {failed} of its submissions, among them {name}: {reason} The job with shard: judge tries again: look there for who is still missing.';
/** goes-on. Look why those jobs of the matrix failed. Everything was checked, only slower. */
export const partsNotHanded =
  '{missing} of {all} parts were not handed over; this job collected them itself.';
export const nothingCheckHolds =
  'There is nothing to check: {description} holds no submission. Look at what it names, and at include and exclude.';
/** goes-on. Leave large or generated files out with `exclude`. */
export const couldNotPackedWithin =
  '{key} could not be packed within {limitMs} seconds; see what in it is so large.';
/** timeout. Raise `timeout-minutes`. Everything else of the report is whole. */
export const noTimeLeft = 'There was no time left to look for who had shared code first.';
export const shardHolds =
  'shard: {folder} holds parts of matrices of different sizes ({counts}), which do not fit together. Empty it and run all parts again.';
export const shardNotPart =
  'shard: {folder} is not what a part of this version writes ({issues}). Run all parts and the judging job with the same version of the action.';
/** The same happens in a check: look at the submission or the memory that the rest of the line names, and run again. */
export const searchWeb = 'What the search of the web would send is not known.{why}';

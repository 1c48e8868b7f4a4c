// Place: The run. Ending: goes-on.
export const defectProgram = 'A defect in this program ended the check ({reason}). Please report it.';
export const defectProgramEnded = 'A defect in this program ended the check ({what}). Please report it.';
export const classNeeds =
  "This class needs more memory than a browser's tab has ({what}). Check a part of it, or use the command line.";
/** config-error. */
export const submissionsFound =
  'There are more than {submissions} submissions ({found} were found so far), and a browser takes no more. Drop a part of them, or use the command line.';
/** config-error. */
export const droppedBytes =
  'What was dropped has {size} bytes, more than the {most} that a browser takes. Drop a part of it, or use the command line.';
export const droppedHolds =
  'What was dropped holds more than {most} of files that are read, and a browser takes no more. Drop a part of it, or use the command line.';
export const couldNotTakenBecause =
  '{files} could not be taken, because of the name or because another one has it: {first}{isMore? …|}. Rename it, or pack all of them into a ZIP.';
/** config-error. */
export const repositoriesGithub =
  'Repositories of GitHub are not read in a browser. Drop the files themselves, or use the command line.';
/** config-error. */
export const sourceNotRead =
  'source: {source} is not read in a browser. Drop the files, or use the command line.';
/** config-error. */
export const browserAsks =
  'A browser asks no service, searches no web and keeps no check: leave base-url, web, check-id, shard and dry-run out, or use the command line.';
/** Start the check again. If it happens again, report it with what stands in parentheses. */
export const analysisEndedUnexpectedly = 'The analysis ended unexpectedly ({error}).';

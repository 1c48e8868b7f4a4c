// Place: Results and report. Ending: config-error.
export const casesNoFile = 'cases: {name} is no file; take it away.';
export const casesBytes =
  'cases: {name} has {size} bytes, more than the {most} that are read; take old cases out of it.';
export const casesCannotRead =
  'cases: {name} cannot be read ({code}). Look at its rights, or leave cases out.';
export const addIndex =
  'add: index.html and report.json in {directory} are not of one run. Check the whole class again.';
export const addChanged =
  'add: {json} was changed after it was written, so that somebody may be missing in it. Check the whole class again.';
export const addCannotRead =
  'add: {path} cannot be read ({code}). Run the check of the class first, or name its report-dir.';
export const addReport =
  'add: the report in {directory} does not hold all the code of {submissions} ({names}{isCut?, …|}), because the page would have become too large. Check the whole class again.';
export const notJsonGive = '{name} is not JSON. Give the report.json that an earlier run wrote.';
export const noReportVersion =
  '{name} is no report of this version ({issue?{path}: {issue}|unknown shape}). {by?Version {by} of this program wrote it: use that one, or run the check again with this one.|Give the report.json that an earlier run wrote.}';
export const reportStudents =
  "{name} is a report for students, which holds no numbers to compare. Give the staff's report.json.";
export const damagedPart = '{name} is damaged: its part {id} cannot be read ({error}). Run the check again.';
export const noReportPage =
  '{name} is no report page, or not a whole one. Give the folder that a check wrote (report-dir).';
export const pageReader =
  "{name} is a page for one reader, which holds no pairs. Give the folder of the staff's report.";
export const writtenAnother =
  '{name} was written by another version of this program (it holds no report of version {version}). Run the check again with this one.';
export const reportDir =
  'report-dir: {path} is a symbolic link, through which nothing is written. Name the folder itself.';
export const reportDirHolds =
  'report-dir: {path} is for staff, and this report is for students. Name another folder.';
export const reportDirOther =
  'report-dir: {path} holds the report of {known} and what was decided about it, which would count in this one of {title}, too. Give each assignment a report-dir of its own. If it is the same class, name the file: cases: {cases}.';
export const reportDirClosed =
  'report-dir: no report can be written to {path} ({code}). Look at its rights, or name another folder.';
/** goes-on. Nothing is lost. Look in the new file why this run ended. */
export const runNoResults =
  'This run has no results, so the report of an earlier run in {directory} was kept; {files} beside it says how this one ended.';

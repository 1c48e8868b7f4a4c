// Place: Collecting submissions. Ending: goes-on.
/** Leave large or generated files out with `exclude`. */
export const couldNotReadWithin = ' could not be read within {seconds} seconds; see what in it is so large.';
export const takenClass =
  '{place} was taken as a class: each of its {found} {isFolders?folders or archives|files} is a submission. If all of it is one submission, set layout: single.';
/** A pattern such as `class/*` names the submissions themselves; the folder around them does, too. */
export const foldersAsOnes =
  'path names {n} folders and archives, and most look like one program each, so each was taken for one submission. If each file is one, set layout: flat; if each folder in them is one, layout: folders.';
/** Sections of a class, in which each file is a submission, look like programs of as many files. */
export const filesOfFolders =
  'path names {folders} folders of source files, and each of the {files} files in them was taken for one submission. If each folder is one, set layout: single.';
/** A shell makes a list of files of such a pattern. */
export const filesAsOnes =
  'path names {files} files in {folders} folders, and each file was taken for one submission. If each folder is one, name the folder around them, and say with include which files count.';
export const excludesSubmission =
  'exclude goes by the files inside of each submission, and {names} {one?names|name} {one?a submission|submissions} that {one?was|were} taken all the same. To leave {one?it|them} out, move {one?it|them} away.';
/** Nothing is to be done: the folder counts. */
export const packedBeside =
  '{place} holds archives beside the folders that they were unpacked into, so the folders alone were taken, and not {names}.';
/** Look which of both the person handed in, and take the other one away. */
export const otherBeside =
  '{place} holds archives beside folders of the same names with other contents, and both were taken: {names}. If one person handed in both, take one away: else they are compared with each other.';
/** config-error. Correct `path`: it is read from the folder that the message names. In a workflow, check the repository out first (`actions/checkout`). In another case than on disk, a name exists on Windows and macOS alone. */
export const pathNotExist = 'path {line} does not exist below {root}. {found}';
/** config-error. Correct the pattern: `*` stands for one part of a path, `**` for several. In a workflow, check the repository out first (`actions/checkout`). */
export const pathMatches = 'path {line} matches no folder below {base}. {found}';
export const folderNotExist = 'That folder does not exist; correct the path.';
export const folderEmpty = 'That folder is empty; check the submissions out first, or correct the path.';
export const holdsName = 'It holds {visible}; name one of these.';
/** config-error. */
export const pathHolds =
  'path {pattern}: {places} holds no submission{names?, only {names}|}. Each folder, archive or source file in it would be one; look whether it is the right place.';
/** config-error. */
export const pathLie =
  'path: {root} and {other} lie one inside of the other, and would be compared with themselves; name one of them.';
export const isOwnFolder =
  '{folder} is a report or a course that this program wrote, and was not taken for a submission. If somebody handed it in, look into it.';
export const linkLeads =
  '{root} is a link that leads out of its folder, or nowhere, and was not taken; put the submission itself there.';
export const holdsSource =
  '{place} holds {one?a source file|{loose} source files} beside the submissions, not taken: {names}. Put each submission into a folder of its own.';
/** Download with Brightspace set to English, where somebody handed in more than once. */
export const timesLanguage =
  'The times are in a language that is not read, so that of several hand-ins of one person the last one by name counts.';
export const studentNumber =
  "Student number {id} is given by several people. Students type it themselves, so it was taken for nobody's; e-mail and name tell them apart.";
export const cannotReadSubmissions =
  '{name} cannot be read ({error}), so submissions have their numbers for names; export them again.';
/** Export the submissions again with *submission_metadata.yml*, or open this one in Gradescope. */
export const gradescopeNotSay = 'Gradescope does not say who handed it in.';
/** config-error. */
export const pathInfo =
  'path: info.csv has no column filename, so it does not say what belongs to whom; add the column, or take the file away.';
/** config-error. */
export const pathInfoCsv = 'path: info.csv cannot be read: {error}. Download it again.';
export const infoCsv =
  'info.csv names {one?a file that is|{paths} files that are} not there, such as {first}.';
/** config-error. */
export const downloadNumber =
  '{first} and {name} of the download have one number, {id}, so that it cannot be told whose each is. Look who handed them in, and check folders that you name yourself (layout: folders).';
/** Look whose these files are, and put them into the folder of that person. */
export const nobodysName = "{what} nobody's by name and {was} not taken: {names}.";
export const moodleDrops =
  'Moodle drops the folders of a hand-in from a download without folders, so that of two files of one name only one is left; choose "Download submissions in folders" to have them all.';
export const holdsAssignments =
  'It holds {all} assignments ({names}), and those of one student are one submission; to check one of them, put its folders alone into a folder.';
/** config-error. */
export const pathHoldsFiles = 'path: {folder} holds more than {most} files; check a part of it at a time.';
/** config-error. */
export const pathSay = 'path: {place} may be {fitting}; say which with layout: {layouts}.';
export const namesLook =
  '{percent} % of the names in {place} look like those of layout {layout}, which is too few to be sure; if it is one, set layout: {layout}.';
/** config-error. */
export const layoutNothingLooks =
  'layout {layout}: nothing in {place} looks like {titled}. It holds {noNames?nothing|{names}}. Give another layout, or leave it out to have it recognised.';
/** Look for folders of packages (`node_modules`, `venv`) in it, and take them out. */
export const filesFolders = 'more than {most} files and folders';
/** Move the source code up; nobody has so many folders inside of each other on purpose. */
export const nestedToo = 'nested too deeply';
export const mayNotRead = 'may not be read ({code}); look at its rights';
/** config-error. */
export const pathMayNotRead =
  '{line} may not be read ({code}). Look at the rights of it and of the folders above it.';
/** config-error. */
export const pathIsSpecial = '{line} is {kind}, which is not read. Name a folder, an archive or a file.';
export const isSpecial = 'is {kind}, which is not read; take it away.';
/** config-error. */
export const reportAmong =
  'report-dir: {place} lies in what is checked and holds {one?a file|{count} files} of a submission, which a report there would hide. Name another folder, or move {one?that file|those files}.';
/** Look at its rights and at its disk. */
export const folderNotLookedIn = 'Nothing was looked for in {folder}: it {why}.';
/** Rename the file. */
export const perhapsName = 'perhaps its name is not UTF-8';

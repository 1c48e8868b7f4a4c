// Place: Collecting submissions. Ending: config-error.
export const cannotReadCorrect =
  '{input} {file} cannot be read: {error}. Correct the path, or the rights of the file.';
/** goes-on. Look at these files in the base branch; they are damaged, too large, or no text. */
export const fileFiles =
  '{one?A file|{missed} files} of the base could not be read and {one?is|are} not compared with: {names}{isMore? …|}.';
export const noFolderNoRepository =
  '{input} {line} is no folder {place}, and no repository (owner/name) either; correct it.';
/** goes-on. Unpack the submission by hand and look what is in it, or ask for one plain ZIP. */
export const archivesNested = 'archives are nested too deeply';
export const starterArchive =
  'starter, archive, ai-references, people and manifest: in a run on a pull request folders are read from its base, and this event does not say which commit that is. Name repositories (owner/name).';
export const aiReferences =
  'ai-references holds more than {most} solutions; the AI score is calibrated for at most {most}. Leave some out.';
export const starterHolds = 'starter {line} holds no source file that counts; look at include and exclude.';
export const starterNoFolder =
  'starter {starter} is no folder {place}, and no repository (owner/name) either; correct it.';
/** goes-on. Look at these files by hand, or let `include` take what belongs to the submission. */
export const sourceFiles =
  '{one?this source file does not count and was|{source} source files that do not count were} not looked at: at most {files} such files are, of {most} bytes each and {bytes} together';
/** goes-on. Leave files that are no source code out with `exclude`. */
export const zipPass = 'the ZIP would pass {most} bytes';
export const lineColumn =
  '{list}, line {line}, column id: {id} is {one} in line {earlier} and {other} here; give each person an id of their own.';
export const firstLine =
  '{what}: the first line has no column id, name, email, login or file; it says {noHeader?nothing|{header}}. Name the columns in the first line.';
export const columnTwice =
  '{what}, line {line}: column {name} is there twice, and its cells differ; leave one of both out.';
export const lineColumnStaff =
  '{list}, line {line}, column staff: {cell} is neither yes nor no; leave it empty for a student.';
export const lineCells =
  '{what}, line {line}: it has {cells} cells and the first line {header}; put a name that holds a separator into quotes.';
export const cannotReadCsv = '{what} cannot be read as CSV: {error}. Save it again from a spreadsheet.';
export const linesSplit = '{what} has more than {most} lines; split it.';
export const noTextSave = '{input} {file} is no text: save the list as CSV.';
/** goes-on. Leave generated code and packages out with `exclude`. */
export const moreThanSourceFiles = 'more than {most} source files';
/** goes-on. The list of a report ends at a limit. Leave generated code and packages out with `exclude`. */
export const filesLeft = '{unlisted} more files were left out';
/** goes-on. Unpack the archive, and look whether it holds work of this person. */
export const leftOut = '{largest} left out, packed into an archive inside of the submission.';
/** goes-on. Check that repository too, if students wrote it. */
export const submoduleHolds =
  "What its {one?submodule holds|{modules} submodules hold} is another repository's and was not compared.";
/** goes-on. Nobody writes so much by hand in one file. Look at it; what is generated does not count. */
export const moreThan = 'more than {most} bytes';

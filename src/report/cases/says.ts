// Place: Results and report. Ending: config-error.
export const notJsonRestore =
  '{name} is not JSON ({error}). Restore it from a copy, or delete it: its cases are then lost.';
export const nestedToo = '{name} is nested too deeply to be cases; restore it from a copy.';
export const writtenLater =
  '{name} was written by a later version of this program (schemaVersion {version}); use that version.';
export const holdsNoCases =
  '{name} holds no cases of this version ({place}: {issue}). Mend that place, or restore the file from a copy.';

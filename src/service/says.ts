// Place: The embedded service. Ending: goes-on.
/** Divide the class, or leave generated files out with `exclude`. */
export const analysisTook = 'The analysis took longer than {words} and was stopped.';
/** Divide the class, leave large files out with `exclude`, or give the service a machine with more memory. */
export const analysisRan = 'The analysis ran out of memory.';
/** Start the check again. If it happens again, report it with what stands in parentheses. */
export const analysisEnded = 'The analysis ended unexpectedly ({error}: {code}).';
/** Start the check again. If it happens again, the machine may have too little memory; look at its log. */
export const analysisEndedUnexpectedlyExit = 'The analysis ended unexpectedly (exit {code}).';
/** Divide the class, leave large files out with `exclude`, or let an analysis take more with `--analysis-memory`. */
export const analysisNeeded =
  'The analysis needed more memory than the {most} MiB it may take, and was stopped.';
/** Look at the disk of the service, and upload the submission again into a new check. */
export const uploadCannotRead = 'The upload {id} cannot be read any more ({why}).';
/** Nothing is lost: what was found until then was compared. Check again later; `n/a` stands where nothing was asked. */
export const queriesAnswered = '{asked} of {queries} queries were answered; search again for the rest.';
export const githubsCode =
  'GitHub’s code search took too long and broke off: check again later. {brokenOff} of {queries} queries have no answer.';
export const githubsCodeSearch =
  'GitHub’s code search shows this token no public code: it finds nobody’s, not even by words that stand in millions of public files. So nobody was searched for. Give the search a personal access token with Public repositories.';
export const githubsCodeSearchTook = 'GitHub’s code search took too long and broke off: check again later.';
/** config-error. */
export const githubAnswered = 'GitHub answered something unexpected while searching code. Try again later.';
/** Check again with more time (`timeout-minutes`), or when the hour’s requests of the token are filled up again. */
export const filesCode =
  '{files} files that the code search found were not compared, because time or requests were over: search again.';
/** network. */
export const githubsAnswer = "GitHub's answer broke off while {what}. Try again later.";
export const softwareHeritage =
  'Software Heritage {answer} {answered} of {countOf} files were asked for. Run again later.';
/** http-answer. */
export const publicSources =
  '{sources} public sources were not compared, because all that were found are larger than {most} MB together: check fewer submissions at a time.';
/** http-answer. */
export const processAnalysed =
  'The process that analysed this check does not search {provider}. Start code-similarity work with the same --web as serve, and check again.';

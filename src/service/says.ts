/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const analysisTook = 'The analysis took longer than {words} and was stopped.';
export const analysisRan = 'The analysis ran out of memory.';
export const analysisEnded = 'The analysis ended unexpectedly ({error}: {code}).';
export const analysisEndedUnexpectedlyExit = 'The analysis ended unexpectedly (exit {code}).';
export const analysisNeeded =
  'The analysis needed more memory than the {most} MiB it may take, and was stopped.';
export const uploadCannotRead = 'The upload {id} cannot be read any more ({why}).';
export const noAddressAsked =
  '{variable} is no address that can be asked. Give one that begins with https:// and holds no name or password, or leave the variable out.';
export const queriesAnswered = '{asked} of {queries} queries were answered; search again for the rest.';
export const githubsCode =
  'GitHub’s code search took too long and broke off: check again later. {brokenOff} of {queries} queries have no answer.';
export const githubsCodeSearch =
  'GitHub’s code search shows this token no public code: it finds nobody’s, not even by words that stand in millions of public files. So nobody was searched for. Give the search a personal access token with Public repositories.';
export const githubsCodeSearchTook = 'GitHub’s code search took too long and broke off: check again later.';
export const githubAnswered = 'GitHub answered something unexpected while searching code. Try again later.';
export const filesCode =
  '{files} files that the code search found were not compared, because time or requests were over: search again.';
export const githubsAnswer = "GitHub's answer broke off while {what}. Try again later.";
export const softwareHeritage =
  'Software Heritage {answer} {answered} of {countOf} files were asked for. Run again later.';
export const publicSources =
  '{sources} public sources were not compared, because all that were found are larger than {most} MB together: check fewer submissions at a time.';
export const processAnalysed =
  'The process that analysed this check does not search {provider}. Start code-similarity work with the same --web as serve, and check again.';

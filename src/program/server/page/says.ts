/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const matchMissing = '428 If-Match is missing.';
export const bodyHolds = '413 The body holds more than {most} bytes.';
export const bytesCases = '413 More than {most} bytes of cases are not kept; take old ones out.';
export const nothingUploadedMake = 'Nothing was uploaded. Make the check again.';
export const serverEnded =
  'The server was ended {most} times while it made this check. Make it again, or look at the log of the server.';
export const nothingCheckedLook =
  'Nothing was checked ({outcome}): {tell} Look at what was recognised, and drop something else.';
export const filesNotAny = '404 These files are not there any more. Drop them again.';
export const repositoriesGithub = 'Repositories of GitHub are not read here. Drop the files themselves.';
export const anotherPage = '403 Another page sent this. Use the page of this server.';
export const keyScope = '403 A key of the scope submit is for programs. Log in with another one.';
export const addressTakes = '405 This address takes GET, POST and DELETE, not {method}.';
export const reportRead = '405 A report is read with GET.';
export const demoData = '403 This is demo data: it can be read, not changed.';
export const somebodyElse = '412 Somebody else saved cases meanwhile.';
export const casesRead = '405 Cases are read with GET and saved with PUT.';
export const nobodyLoggedSession = '401 Nobody is logged in, or the session has ended.';
export const keyScopeNot = '403 A key of the scope {scope} does not allow this. Use a key of the scope full.';
export const tooMany = '429 Too many requests; try again in {seconds} s.';
export const bodyJson = '422 The body must be JSON with a key.';
export const uploadDamaged = 'The upload is damaged or ends too early. Drop the files again.';
export const bodyMultipart = 'The body must be multipart/form-data with a boundary.';
export const aFile = 'A file is one of {fields}.';
export const mostFiles = '413 At most {most} files can be dropped at once. Pack them into a ZIP.';
export const mostGb = '413 At most {most} GB can be dropped at once.';
export const noNameFile = '{name} is no name of a file.';
export const noFileCame = 'No file came. Drop files or a folder.';
export const reportCouldNotMade =
  'The report could not be made, which is a defect of the server. Make it again, or look into the log of the server.';
export const reportMissing = 'The file of this report is missing. Open the check, and make the report again.';
export const checkNoReport = '404 This check has no report yet. Open the check, and it is made.';
export const checkNotCompleted = '409 The check is not completed yet.';
export const serverMakes =
  '503 The server makes many checks at this moment. Yours begins when it is its turn: look for it in the list.';
export const noCourse = '404 There is no course {id}. Open one from the list of checks.';
export const checkOfOtherCourse = '404 One of these checks is not in this course. Choose checks in its list.';
export const courseTakesChecks =
  '422 A course takes from 2 to {most} checks. Choose them in the list of the course.';
export const courseRead = '405 Read a course with GET.';
export const courseMemory =
  '503 Making this course takes more memory than the server has for it. Choose fewer checks, or join their reports with `code-similarity course`.';
export const courseEnded = '503 Making this course was ended before it was done. Open it again.';
export const noPlatform =
  '409 This course has no learning platform that gives submissions here. Drop them, or open the course from the platform.';
export const tokenForm =
  'Give the token as the learning platform shows it: letters, digits and signs, without spaces.';

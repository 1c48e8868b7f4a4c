// Place: The embedded service. Ending: config-error.
/** Only the page of the report saves here. Reload it. */
export const matchMissing = '428 If-Match is missing.';
/** Send less in one request. */
export const bodyHolds = '413 The body holds more than {most} bytes.';
export const bytesCases = '413 More than {most} bytes of cases are not kept; take old ones out.';
export const nothingUploadedMake = 'Nothing was uploaded. Make the check again.';
export const serverEnded =
  'The server was ended {most} times while it made this check. Make it again, or look at the log of the server.';
export const nothingCheckedLook =
  'Nothing was checked ({outcome}): {tell} Look at what was recognised, and drop something else.';
/** Nobody touched them for six hours, or their check is made already. The page sends them again by itself while it is open. */
export const filesNotAny = '404 These files are not there any more. Drop them again.';
/** Use `code-similarity check` or the action for repositories; `--base-url` sends their check to this server. */
export const repositoriesGithub = 'Repositories of GitHub are not read here. Drop the files themselves.';
export const anotherPage = '403 Another page sent this. Use the page of this server.';
/** Whoever runs the server makes a key of the scope `full` or `read`. */
export const keyScope = '403 A key of the scope submit is for programs. Log in with another one.';
export const addressTakes = '405 This address takes GET, POST and DELETE, not {method}.';
/** Open the address of the report in a browser. */
export const reportRead = '405 A report is read with GET.';
/** Nothing to do in the page: it merges both, and says so. A program reads the cases again and sends them with the new `etag`. */
export const somebodyElse = '412 Somebody else saved cases meanwhile.';
/** Send `GET`, or `PUT` with `If-Match`. */
export const casesRead = '405 Cases are read with GET and saved with PUT.';
/** Log in with a key. A session ends after eight hours without use, after a week, and when its key is revoked. */
export const nobodyLoggedSession = '401 Nobody is logged in, or the session has ended.';
export const bodyJson = '422 The body must be JSON with a key.';
/** Where it repeats, look at the limits of the proxy in front of the server for the size and the time of a request. */
export const uploadDamaged = 'The upload is damaged or ends too early. Drop the files again.';
/** Name each file of the form after what it is; the page does. */
export const aFile = 'A file is one of {fields}.';
/** Drop the platform's ZIP itself instead of the folder that it was unpacked to. */
export const mostFiles = '413 At most {most} files can be dropped at once. Pack them into a ZIP.';
/** Leave out what is no source code, or check the class on your own machine with `code-similarity check`. */
export const mostGb = '413 At most {most} GB can be dropped at once.';
/** Rename the file: a name is relative, without `..` and without a drive. */
export const noNameFile = '{name} is no name of a file.';
/** An empty folder holds nothing to check. Choose the folder that the submissions lie in. */
export const noFileCame = 'No file came. Drop files or a folder.';
export const reportCouldNotMade =
  'The report could not be made, which is a defect of the server. Make it again, or look into the log of the server.';
export const reportMissing = 'The file of this report is missing. Open the check, and make the report again.';
export const checkNoReport = '404 This check has no report yet. Open the check, and it is made.';
export const serverMakes =
  '503 The server makes many checks at this moment. Yours begins when it is its turn: look for it in the list.';
export const noCourse = '404 There is no course {id}. Open one from the list of checks.';
export const checkOfOtherCourse = '404 One of these checks is not in this course. Choose checks in its list.';
export const courseTakesChecks =
  '422 A course takes from 2 to {most} checks. Choose them in the list of the course.';
export const courseRead = '405 Read a course with GET.';
export const courseMemory =
  '422 Making this course takes more memory than the server has for it. Choose fewer checks, or join their reports with `code-similarity course`.';
export const courseEnded = '503 Making this course was ended before it was done. Open it again.';
export const noPlatform =
  '409 This course has no learning platform that gives submissions here. Drop them, or open the course from the platform.';
export const tokenForm =
  'Give the token as the learning platform shows it: letters, digits and signs, without spaces.';

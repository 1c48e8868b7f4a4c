// Place: The command line. Ending: config-error.
/** Start the server with `--data DIR`. */
export const noteWithoutData =
  'note: Without --data, accepted commands that are not done are forgotten when the server ends.';
export const appPrivate =
  'APP_PRIVATE_KEY is missing. Set it to the text of the .pem file that GitHub made for the App, or to its path; APP_ID and WEBHOOK_SECRET belong to it. `bot --setup --data DIR` registers an App and keeps all three in DIR.';
/** http-answer. Save from the page that `code-similarity report` opened, in the same browser. */
export const pageReport = 'Only the page of this report saves here.';
/** http-answer. Only the page of the report saves here. Reload it. */
export const matchMissing = 'If-Match is missing.';
/** http-answer. */
export const bytesNotKept = 'More than {most} bytes are not kept; take old cases out of cases.json.';
/** http-answer. Free space on the disk, or mend the rights of the folder, then save again on the page. */
export const couldNotWrittenFile = '{path} could not be written: {why}. The file is as it was before.';
/** goes-on. */
export const holdsCode = '{tempDir} holds code and could not be removed: {error}. Delete it.';
/** goes-on. */
export const reportCouldNotWritten =
  'The report could not be written to {directory}: {error}. Give another folder with --report-dir.';
export const errorResult =
  'error: The result could not be written to stdout: {error}. Make room there, or lead stdout elsewhere.';
export const reportMade =
  'The report of {name} was made again after the course, so its people may stand in other places. Run code-similarity course again.';
export const noReportCourse =
  'No report of this course holds lines that both have, so there is nothing to show. Compare their programs by hand.';
export const noCourseVersion = '{path} is no course of this version. Run code-similarity course again.';
export const courseLists =
  'The course lists {found} pairs, and none of them is number {first}. Give two names, as in: code-similarity dossier amber chiara';
export const noPairCourse =
  '{words} is no pair of the course. Give two names, as in: code-similarity dossier amber chiara';
export const namesPeople =
  '{name} names {places} people of the course. Give the number of the pair in its list.';
export const nobodyCourseCalled =
  'Nobody of the course is called {name}; {noMeant?name one of {names}.|did you mean {meant}?}';
export const notTwoAllowed = '--for: {name} is not one of the two; allowed: {names}.';
export const bothCalled =
  '--for: both are called {name}, and a copy is for one of them alone. Make it of the report of each assignment, with the key of one.';
export const notExistName =
  '{given} does not exist. Name the folder of a report, or a folder or download of submissions.';
/** Nothing to do: the assignments of a course are checked one after the other. */
export const ofIs = '{given} ({at} of {all}) is checked.';
export const errorCame =
  'error: {given} came to no report, so there is no course. The line above says why; mend that and run again.';
export const cannotWrittenName = '{out} cannot be written: {error}. Name another folder by --out.';
export const namesTaken =
  'Names were taken out. Code itself can name people: read the copy before you hand it out.';
export const noChromeChromium =
  'No Chrome, Chromium or Edge was found to print with: install one, or name it by CHROME_PATH. {html} is written: open it and print it to a PDF.';
export const codeNotReport =
  'The code of {names} is not in this report, so there are no lines to show. {why?{why}|Run the check where the code is.}';
export const reportHolds =
  'This report holds no lines that both have: what they share is shorter than what counts, or the service did not say where it is. Compare the two programs by hand.';
export const cannotWrittenNameAnother = '{path} cannot be written ({code}). Name another file by --out.';
export const sameSubmission = '{a} and {b} are the same submission. Name two.';
export const reportLists =
  'The report lists no pair of {a} and {b}: nothing that both have was kept. Choose a pair of the list that code-similarity report shows.';
export const reportListsNo =
  'The report lists no pair, so there is no dossier to make. Look at it with code-similarity report.';
export const reportListsPlace =
  'The report lists {pairs}, so the place must be a number from 1 to {most}, not {word}.';
export const noPairGive =
  '{text} is no pair. Give its place in the ranked list, as in: code-similarity dossier 1; or two names, as in: code-similarity dossier amber chiara';
export const noSubmissionCalled =
  'No submission is called {name}; {noMeant?name one of {names}.|did you mean {meant}?}';
export const namesGive = '{name} names {submissions}: {keys}. Give the key of one.';
export const changedAfter =
  '{json} was changed after {path} was written, so neither proves anything. Run the check again.';
export const cannotReadName =
  '{path} cannot be read ({code}). Name the folder of a report by --report, or run code-similarity check first.';
export const browserCouldNotPrint =
  'The browser could not print the dossier: {reason}. Open the page and print it to a PDF.';
export const cannotReadNameFolder =
  '{path} cannot be read ({code}). Name the folder of a report, or its report.json.';
export const holdsNoReport =
  '{given} holds no report (index.html). Run code-similarity check first, or name its report-dir.';
export const holdsApp =
  '{path} holds the App “{known}” already: start it with bot --data. --again registers another one and forgets the key of this one.';
export const githubServer = 'GITHUB_SERVER_URL is no address such as https://github.example.';
export const tokenMissing =
  'A token is missing: put one into GITHUB_TOKEN that may read {writes?and write |}the contents of the repository, as in: GITHUB_TOKEN=$(gh auth token) code-similarity state {action} …';
export const nothingStoredBranch =
  'Nothing is stored on the branch {where}: no scan ran there yet. Look at --repository and --state-branch.';
export const stateNeeds =
  'state needs the repository that scans run in, as in: code-similarity state show --repository cs101/staff';
export const repositoryNoRepository = '--repository: {text} is no repository; write owner/name.';
export const noAssignmentYou =
  'There is no assignment {name} on {where}; {meant?did you mean {meant}?|there is {all}. Name one that is there.}';
export const earlierCommits =
  'Earlier commits are off the branch. GitHub keeps them for a while: ask its support to remove them at once.';
export const copiesDamaged =
  'Copies of damaged files may still name people: {copies}. Run code-similarity state repair, or delete them.';
export const checkNotFinished = 'A check of {pending} is not finished; let a scan finish it first.';
export const runScans =
  'Run {run} scans at the moment, until {time} at the latest unless it goes on. Wait for its end.';
export const courseHasFew =
  'Of the course {course} there {none?is no report|is one report} below {where}, and a course takes two or more. Check each assignment with --course {course}, a --check-name and a --report-dir of its own.';
export const noFolderOfReports =
  '{place} does not exist. Name a folder that holds the reports of the course.';
export const holdsTooMuch =
  '{place} holds too much to look for reports in it. Name the folder that holds the reports alone.';

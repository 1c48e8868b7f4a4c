/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const demoData = '403 This is demo data: it can be read, not changed.';
export const keyScope = '403 A key of the scope {scope} does not allow this. Use a key of the scope full.';
export const tooMany = '429 Too many requests; try again in {seconds} s.';
export const bodyMultipart = 'The body must be multipart/form-data with a boundary.';
export const checkNotCompleted = '409 The check is not completed yet.';
export const analysisBegun =
  'The analysis was begun {most} times, and each time its process ended before it did. Start the check again, or look at the log of the service.';
export const analysisCouldNotStarted = 'The analysis could not be started; this is a defect of the service.';
export const searchingWeb = 'Searching the web: {asked} of at most {of} queries.';
export const outcomeAnalysis = 'The outcome of the analysis could not be kept.';
export const analysisEnded = 'The analysis has ended. {why} The outcome is kept as soon as that is over.';
export const serviceCannotReach = 'The service cannot reach its database.';
export const bodyNotUtf8 = 'The body is not UTF-8.';
export const bodyNotValid = 'The body is not valid JSON.';
export const bodyWithoutFiles = '413 A body without files holds at most {most} bytes.';
export const checkNotExist = '404 Check {id} does not exist.';
export const checkShared = '403 This check is shared with you: it can be read, not changed.';
export const analysisCheck = '409 The analysis of this check failed: there are no results.';
export const resultsCheck = '500 The results of check {id} are damaged. Run the check again.';
export const submissionNotPart = '404 Submission {id} is not part of check {check}.';
export const submissionNotPartCheck = 'Submission {submission} is not part of check {id}.';
export const checkStarted = 'The check has been started: it takes no more submissions.';
export const noApiKey = '401 No API key was provided in the header (apikey).';
export const apiKey = '401 The API key is not valid.';
export const noAccountAny = '401 There is no such account any more.';
export const yourUniversity =
  '403 Your university names you in no group any more that may use this server. Ask there, and log in again.';
export const accountSuspended = '403 The account is suspended. Ask an administrator of this service.';
export const accountSuspendedInvoice = '403 The account is suspended: an invoice has not been paid.';
export const serviceBeing = '503 The service is being stopped.';
export const tooManyPeople = '503 Too many people watch checks just now. Try again in a minute.';
export const youWatch = '429 You watch {most} checks already. Close one of them.';
export const checkBeing = '409 The check is being processed; it can be deleted when it has finished.';
export const checkStartedAlready = '409 The check has been started already ({status}).';
export const checkNoSubmissions = 'The check has no submissions.';
export const filesField = 'The files field is required.';
export const checkNotBeing = '409 The check is not being processed ({status}).';
export const engineNotExist = 'Engine {engine} does not exist; there are {list}.';
export const engineNotAvailable = '403 Engine {engine} is not available; there are {list}.';
export const fileField = 'The file field is required.';
export const checkStartedSubmissions = 'The check has been started: its submissions stay.';
export const uploadSubmission = '422 The upload of submission {id} is damaged.';
export const fileNotPart = '404 This file is not part of the submission.';
export const fileNotShown = '422 This file is not shown: {reason}.';
export const fileWork = '403 This file is work of somebody else, who does not hand it out. Ask its owner.';
export const locationSource = '403 location and source do not belong to a match of this service.';
export const submissionMatch = '404 The submission of this match does not exist any more.';
export const matchNotPart = '404 Match {id} is not part of check {checkId}.';
export const textSource = '404 The text of this source is not kept here. Open {url}.';
export const sourceMatch = '404 The source of this match is not kept any more. Run the check again.';
export const locationField = 'The location field must be copied from a match.';
export const deletedChecks = 'Deleted {gone} that ended more than {days} ago: {names}.';
export const clockJumped =
  'The clock has jumped since this server last looked for checks that are too old. None is deleted until {until}: if the clock is wrong, set it right before.';
export const keptOlder = 'Kept {held} for longer, because of open cases: {names}.';
export const fileLarger = 'The file is larger than 10 MB ({most} bytes).';
export const fileEmpty = 'The file is empty.';
export const checkDeleted = 'The check was deleted meanwhile.';
export const mostFile = 'At most {most} {one?file|files} in one request.';
export const multipartBody = 'The multipart body is damaged or ends too early.';
export const nothingAddressInterface =
  '404 There is nothing at this address; those of the interface begin with /api/v1.';
export const serviceFailed = '500 The service failed to answer; this is its own defect.';
export const diskService =
  '507 The disk of the service is nearly full, and takes no uploads. Try again later, or delete checks that nobody needs.';
export const keyScopeNot =
  '403 A key of the scope {scope} does not allow this. It needs one of the scope {scopes}.';
export const assistantReads = '403 An assistant reads checks that others share, and makes none.';
export const administratorsAlone = '403 Administrators alone may do this. Ask one of this service.';
export const keyCorpusMember =
  'Your key is of the corpus {id}, and so is each that it makes; that person is no member. Make them one first, or log in with a key of no corpus.';
export const noUser = 'There is no user {wanted}.';
export const ownerShares = '403 Only its owner shares a check. Ask for it there.';
export const yourQuota =
  '403 Your quota of {what} a month is used up. It begins anew at {time} UTC; ask an administrator for more.';
export const requestNotValid = 'The request is not valid.';
export const giveIdempotency =
  'Give an Idempotency-Key of 16 to 255 letters, digits and signs of ASCII, such as a UUID in quotes: a new one for each request, and the same one only where that is repeated.';
export const addressNotExist = '404 This address does not exist.';
export const addressTakes = '405 This address takes {allowed}, not {method}.';
export const serviceOwn = '421 This service is for its own machine, and was asked for by another name.';
export const viewerNotPart = '402 The viewer is not part of a trial account.';
export const checksTrial = '403 Checks of a trial account and their submissions cannot be deleted.';
export const analysisServices = '503 The analysis services are offline.';
export const quotaChecks = '403 The quota of {quota} checks is used up.';
export const theMust = 'The {part} must be an object.';
export const noFieldLeave =
  'There is no field {field} here. Leave it out, or correct it{known?; known are: {known}|}.';
export const fieldRequired = 'The {name} field is required.';
export const theField = 'The {name} field must be {article}.';
export const fieldLeast = 'The {name} field must be at least {minimum} characters.';
export const fieldMustBeAtLeast = 'The {name} field must be at least {minimum}.';
export const fieldMost = 'The {name} field must be at most {maximum} characters.';
export const fieldMustBeAtMostNumber = 'The {name} field must be at most {maximum}.';
export const theFieldMust = 'The {name} field must be one of: {values}.';
export const fieldDay = 'The {name} field must be a day or a time, as in 2027-03-01 or 2027-03-01T12:00:00Z.';
export const fieldNotValid = 'The {name} field is not valid.';
export const thereIsNoCheck = 'Check {id} does not exist.';
export const noSuchSubmission =
  'Submission {id} is not in this check. Leave it out, or give the id that its upload was answered with.';

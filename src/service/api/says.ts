// Place: The embedded service. Ending: http-answer.
/** Create a check of your own. */
export const demoData = '403 This is demo data: it can be read, not changed.';
export const keyScope = '403 A key of the scope {scope} does not allow this. Use a key of the scope full.';
export const tooMany = '429 Too many requests; try again in {seconds} s.';
/** config-error. Set the content type to `multipart/form-data` with its boundary; HTTP clients do so for a form. */
export const bodyMultipart = 'The body must be multipart/form-data with a boundary.';
/** Ask for its status until it is completed. */
export const checkNotCompleted = '409 The check is not completed yet.';
export const analysisBegun =
  'The analysis was begun {most} times, and each time its process ended before it did. Start the check again. If it ends so again, ask whoever runs the service to look in its log, and whether memory ran out.';
/** Start the service again. If it happens again, report it with its log. */
export const analysisCouldNotStarted = 'The analysis could not be started; this is a defect of the service.';
/** Nothing to do: it is under way. GitHub answers ten queries a minute. */
export const searchingWeb = 'Searching the web: {asked} of at most {of} queries.';
/** Free space on the disk of the service, then start the check again. */
export const outcomeAnalysis = 'The outcome of the analysis could not be kept.';
/** Free space on the disk of the service, or look at its storage. Nothing has to be started again. */
export const analysisEnded = 'The analysis has ended. {why} The outcome is kept as soon as that is over.';
/** Start the database again, or look at its address. Nothing has to be started again. */
export const serviceCannotReach = 'The service cannot reach its database.';
/** Raise the limit of open files (`ulimit -n`, `LimitNOFILE` of systemd, the ulimit `nofile` of Docker), and start the service again. Until then it goes on by itself when some are closed. */
export const tooManyOpen = 'The service has as many files and connections open as it may.';
/** Write the body in UTF-8, whatever the content type says. */
export const bodyNotUtf8 = 'The body is not UTF-8.';
/** Send JSON with the content type `application/json`. */
export const bodyNotValid = 'The body is not valid JSON.';
export const bodyPacked =
  '415 A body in the encoding {encoding} is not read. Send it as it is, without a header Content-Encoding.';
/** Send files as `multipart/form-data`. */
export const bodyWithoutFiles = '413 A body without files holds at most {most} bytes.';
/** List the checks with `GET /checks`. Without `--data` the service forgets them when it stops. */
export const checkNotExist = '404 Check {id} does not exist.';
/** Ask its owner, who can change it, or make a check of your own. */
export const checkShared = '403 This check is shared with you: it can be read, not changed.';
/** Read the status of the check, which says why, and start another one. */
export const analysisCheck = '409 The analysis of this check failed: there are no results.';
export const resultsCheck = '500 The results of check {id} are damaged. Run the check again.';
/** List the submissions of the check, and use an id of the list. */
export const submissionNotPart = '404 Submission {id} is not part of check {check}.';
export const submissionNotPartCheck = 'Submission {submission} is not part of check {id}.';
/** Create another check. */
export const checkStarted = 'The check has been started: it takes no more submissions.';
/** Send it; the key stands where the service was started (`CODE_SIMILARITY_KEY`, or the file `key` in its data folder). */
export const noApiKey = '401 No API key was provided in the header (apikey).';
/** Look up the key where the service was started (`CODE_SIMILARITY_KEY`, or the file `key` in its data folder). */
export const apiKey = '401 The API key is not valid.';
/** An administrator removed the account. Ask one, or log in again. */
export const noAccountAny = '401 There is no such account any more.';
export const yourUniversity =
  '403 Your university names you in no group any more that may use this server. Ask there, and log in again.';
export const accountSuspended = '403 The account is suspended. Ask an administrator of this service.';
/** The service was started with `--simulate suspended`. Start it without. */
export const accountSuspendedInvoice = '403 The account is suspended: an invoice has not been paid.';
/** Send it again when the service has started. */
export const serviceBeing = '503 The service is being stopped.';
/** Ask again: idle connections end within two minutes. Where it goes on, whoever runs the service lets it have more open files (`ulimit -n`, `LimitNOFILE` of systemd, the ulimit `nofile` of Docker). */
export const mostConnections =
  '503 The service has as many connections open as it may. Try again in some seconds.';
/** goes-on. */
export const connectionsRefused =
  'As many connections are open as this process may have, so some are refused. Let it have more open files (ulimit -n, LimitNOFILE of systemd, --ulimit nofile of Docker), or look at who opens them.';
export const tooManyPeople = '503 Too many people watch checks just now. Try again in a minute.';
/** A page that shows many checks asks for their list instead, and watches the one that somebody looks at. */
export const youWatch = '429 You watch {most} checks already. Close one of them.';
/** Wait for its end, or cancel the analysis first. */
export const checkBeing = '409 The check is being processed; it can be deleted when it has finished.';
/** Ask for its status; it needs to be started once. */
export const checkStartedAlready = '409 The check has been started already ({status}).';
/** Upload submissions to it first. */
export const checkNoSubmissions = 'The check has no submissions.';
/** Send at least one ZIP in the field `files`. */
export const filesField = 'The files field is required.';
/** Nothing is to be cancelled; ask for its status. */
export const checkNotBeing = '409 The check is not being processed ({status}).';
/** Give one of the engines that the answer names, or list them with `GET /test-types`. */
export const engineNotExist = 'Engine {engine} does not exist; there are {list}.';
/** Give one of the engines that the answer names. */
export const engineNotAvailable = '403 Engine {engine} is not available; there are {list}.';
/** Send one ZIP in the field `file`. */
export const fileField = 'The file field is required.';
/** Create another check without that submission. */
export const checkStartedSubmissions = 'The check has been started: its submissions stay.';
export const invoiceAlone =
  '422 invoice says why an account is suspended: give it together with suspended: true.';
/** Upload the submission again into a new check. Look at the disk of the service. */
export const uploadSubmission = '422 The upload of submission {id} is damaged.';
/** List the files of the submission, and use a path of the list. */
export const fileNotPart = '404 This file is not part of the submission.';
/** Open it in the submission itself. */
export const fileNotShown = '422 This file is not shown: {reason}.';
export const fileWork = '403 This file is work of somebody else, who does not hand it out. Ask its owner.';
/** Copy both from a match of this service as they are. */
export const locationSource = '403 location and source do not belong to a match of this service.';
/** Nothing brings it back; check again with that submission. */
export const submissionMatch = '404 The submission of this match does not exist any more.';
/** Read the matches of the submission, and use an id of them. */
export const matchNotPart = '404 Match {id} is not part of check {checkId}.';
export const textSource = '404 The text of this source is not kept here. Open {url}.';
export const sourceMatch = '404 The source of this match is not kept any more. Run the check again.';
/** Copy it from a match of this service as it is. */
export const locationField = 'The location field must be copied from a match.';
/** Nothing to do: `--retain` says so. What was deleted is in backups of before. */
export const deletedChecks = 'Deleted {gone} that ended more than {days} ago: {names}.';
export const clockJumped =
  'The clock has jumped since this server last looked for checks that are too old. None is deleted until {until}: if the clock is wrong, set it right before.';
/** Look at the cases: dismiss what is settled, or delete the check. Until then it is evidence, and stays. */
export const keptOlder = 'Kept {held} for longer, because of open cases: {names}.';
export const placeOfAnother =
  'Files of checks that this database never had lie among those of this server, so none is swept there. Give each server a place of its own; after a restore of an older database this ends by itself.';
/** Leave files that are no source code out of the ZIP. */
export const fileLarger = 'The file is larger than 10 MB ({most} bytes).';
/** Send a ZIP with files in it. */
export const fileEmpty = 'The file is empty.';
/** Create another check. */
export const checkDeleted = 'The check was deleted meanwhile.';
/** Send the rest in another request. */
export const mostFile = 'At most {most} {one?file|files} in one request.';
/** Send it again; the connection was cut, or the boundary is wrong. */
export const multipartBody = 'The multipart body is damaged or ends too early.';
/** Put `/api/v1` before the path; `base-url` ends in it. */
export const nothingAddressInterface =
  '404 There is nothing at this address; those of the interface begin with /api/v1.';
/** Try again. If it happens again, report it with the log of the service. */
export const serviceFailed = '500 The service failed to answer; this is its own defect.';
export const diskService =
  '507 The disk of the service is nearly full, and takes no uploads. Try again later, or delete checks that nobody needs.';
/** Make a key of that scope (`POST /people/v1/keys`), and keep it where no student reads it. */
export const keyScopeNot =
  '403 A key of the scope {scope} does not allow this. It needs one of the scope {scopes}.';
/** Ask an administrator for the role of an instructor, or the owner of the check to do it. */
export const assistantReads = '403 An assistant reads checks that others share, and makes none.';
export const administratorsAlone = '403 Administrators alone may do this. Ask one of this service.';
export const keyCorpusMember =
  'Your key is of the corpus {id}, and so is each that it makes; that person is no member. Make them one first, or log in with a key of no corpus.';
/** config-error. An administrator lists them with `GET /people/v1/users`. */
export const noUser = 'There is no user {wanted}.';
export const ownerShares = '403 Only its owner shares a check. Ask for it there.';
export const yourQuota =
  '403 Your quota of {what} a month is used up. It begins anew at {time} UTC; ask an administrator for more.';
/** Read `validation_errors` of the answer, which names each field. */
export const requestNotValid = 'The request is not valid.';
export const giveIdempotency =
  'Give an Idempotency-Key of 16 to 255 letters, digits and signs of ASCII, such as a UUID in quotes: a new one for each request, and the same one only where that is repeated.';
/** Look at [the interface](openapi.json) for the addresses that there are. */
export const addressNotExist = '404 This address does not exist.';
/** Use the method that the answer names. */
export const addressTakes = '405 This address takes {allowed}, not {method}.';
/** Call it by 127.0.0.1, or start it with `--host` and `--public-url`. */
export const serviceOwn = '421 This service is for its own machine, and was asked for by another name.';
/** The service was started with `--simulate trial`. Start it without. */
export const viewerNotPart = '402 The viewer is not part of a trial account.';
/** The service was started with `--simulate trial`. Start it without. */
export const checksTrial = '403 Checks of a trial account and their submissions cannot be deleted.';
/** The service was started with `--simulate offline`. Start it without. */
export const analysisServices = '503 The analysis services are offline.';
/** The service was started with `--simulate quota=`. Start it with a larger one, or without. */
export const quotaChecks = '403 The quota of {quota} checks is used up.';
export const theMust = 'The {part} must be an object.';
export const noFieldLeave =
  'There is no field {field} here. Leave it out, or correct it{known?; known are: {known}|}.';
/** Send it; [the interface](openapi.json) says which fields each request needs. */
export const fieldRequired = 'The {name} field is required.';
export const theField = 'The {name} field must be {article}.';
export const fieldLeast = 'The {name} field must be at least {minimum} characters.';
export const fieldMustBeAtLeast = 'The {name} field must be at least {minimum}.';
export const fieldMost = 'The {name} field must be at most {maximum} characters.';
export const fieldMustBeAtMostNumber = 'The {name} field must be at most {maximum}.';
export const theFieldMust = 'The {name} field must be one of: {values}.';
export const fieldDay = 'The {name} field must be a day or a time, as in 2027-03-01 or 2027-03-01T12:00:00Z.';
/** Look at [the interface](openapi.json) for what it takes. */
export const fieldNotValid = 'The {name} field is not valid.';
export const thereIsNoCheck = 'Check {id} does not exist.';
export const noSuchSubmission =
  'Submission {id} is not in this check. Leave it out, or give the id that its upload was answered with.';

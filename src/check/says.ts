// Place: The service and its check. Ending: service-unavailable.
/** config-error. */
export const youMean = ' Did you mean {name}?';
/** goes-on. Delete the check at the service. Where the reason is a permission, a trial account cannot delete. */
export const checkCouldNotDeleted = 'The check {id} could not be deleted: {error}';
export const serviceFailed =
  'The service failed {attempt} times in a row to {action} (last: {what}). Try again later.';
export const serviceFails = 'The service fails too often to go on (last: {told}). Try again later.';
/** network. */
export const certificateNotTrusted =
  'The certificate of {host} is not trusted ({what}). Where your network inspects TLS, set NODE_EXTRA_CA_CERTS to its certificate; the check is never switched off.';
/** network. */
export const serviceCannotReached =
  'The service at {host} cannot be reached: {what}. Check base-url, the network and the proxy.';
/** auth. */
export const serviceNotAccept =
  'The service does not accept the key{cite}. Check the secret behind the input apikey.';
/** account-suspended. */
export const serviceRefuses =
  'The service refuses the account{invoice? because of the unpaid invoice {invoice}|}{cite}. Settle it with the service; trying again does not help.';
/** forbidden. Ask the owner of the account at the service, or use an account that may do it. */
export const serviceNotAllow = 'The service does not allow this account to {action}{cite}.{hint}';
/** config-error. */
export const serviceKnows =
  'The service knows nothing of what is needed to {action} ({status}){cite}. Check base-url, and check-id where it is given.';
/** analysis-failed. Run all jobs again, so that a new check is made. Do not use one `check-id` in two runs at once. */
export const checkState = 'The check is in a state that does not allow to {action}{cite}.';
/** config-error. The service names the field that it refuses. Set the input of that name in another way; report it where there is none. */
export const serviceRefusesRequest = 'The service refuses the request to {action}{cite}.';
/** config-error. Look at `base-url`, which ends in `/api/v1`, and at what the service says behind it. */
export const serviceRefusesTo = 'The service refuses to {action} ({status}){cite}.';
/** rate-limited. */
export const serviceAsks =
  'The service asks for a pause of {seconds} s, and the run has {left} s left. Its limit counts all jobs of one address together: start fewer at once, lower requests-per-minute, or raise timeout-minutes.';
/** timeout. Raise `timeout-minutes`. Where a check was created, its number is in the log; run again with `check-id`. */
export const timeRun = 'The time of this run (timeout-minutes) is over.';
export const checkCouldNotCreated = 'The check could not be created (last: {lost}). Try again later.';
/** timeout. */
export const firstPart =
  'The first part of the matrix (shard 1/n) has not created the shared check within {minutes} minutes. Look at that job, and re-run the failed jobs when it has done so.';
/** timeout. Raise `timeout-minutes`, or run again with `check-id`; the check goes on at the service. */
export const checkNotCompleted =
  'The check {id} was not completed within timeout-minutes (last state: {shown}).';
/** analysis-failed. Run again. If it fails again, ask the service, with the number of the check. */
export const serviceCouldNotAnalyse =
  'The service could not analyse the check {id}{why}. A new run makes a new check.';
/** goes-on. Nothing. If the check never ends, ask the service what this state means. */
export const serviceShows =
  'The service shows the state {state}, which its interface does not explain; it counts as running.';
/** config-error. */
export const checkId =
  'check-id {id}: the check has not been started, so there is nothing to report. Start it at the service, or leave check-id out.';
/** Look at the check at the service. Run again later with `check-id`. */
export const checkStarted = 'The check {id} was started twice and is still shown as new.';
/** config-error. */
export const webService =
  'web: the service has no engine that searches the web. Start it with one (serve --web), or leave web out.';
/** config-error. */
export const engineNotSearch =
  'engine: {id} ({name}) does not search the web, and web is given. Leave one of the two out, or choose {searching}.';
export const serviceNotList =
  "The service does not list its engines, so {wanted} cannot be resolved. Give the engine's number, or try again later.";
/** config-error. */
export const engineService =
  'engine {wanted}: the service has no such engine.{meant} Choose one of {available}.';
/** config-error. */
export const engineFits = 'engine {wanted} fits several: {list}. Give the number.';
/** config-error. */
export const languageService =
  'language {wanted}: the service does not know it.{meant} Choose one of {names}.';
/** config-error. */
export const failStands =
  'fail-on: stands-out needs the pairs of every submission, and this service gives those of the flagged alone, at the pace that it asks for. Use fail-on: flagged here, or a service that lists results-batch among its capabilities.';
/** config-error. */
export const apiKey =
  'The API key may only hand in: it cannot find a check that another job or run made. Leave shard out, or use a key of the scope full where no student can read it.';
/** goes-on. Nothing, if students can read the secrets of this workflow. Otherwise use a key of the scope `full`. */
export const apiKeyHand =
  'The API key may only hand in: the service tells it a verdict in bands, by its own threshold, and no matches, pairs or exact scores.';
/** goes-on. */
export const engineConsumes =
  'The engine consumes {cost} units{noCost?| a submission or check, as the service counts them}; the account has {remaining} left.';
/** Run again with `check-id`. The scores were read and stand. */
export const serviceGave = 'The service gave no matches of the submissions that it was asked for.';
/** timeout. Large classes need more than the default. The first part of the message says what the time was spent on. */
export const raiseTimeout = '{error} Raise timeout-minutes.';
/** timeout. */
export const checkGoes =
  '{error} The check goes on at the service: run again with check-id: {id} to report on it, or raise timeout-minutes.';
/** goes-on. */
export const checkStays =
  'The check {id} stays at the service: run again with check-id: {id} to report on it.';
/** timeout. */
export const checkCreated =
  '{error} The check {id} was created, and may not be started yet. {again?Re-run the failed jobs to go on with it, or raise|Raise} timeout-minutes.';
/** goes-on. Delete the check at the service, unless `keep-check` is set. */
export const checkCouldNotDeletedStays = 'The check {id} could not be deleted and stays at the service.';
/** Run again with `check-id`; nothing is analysed anew for it. */
export const resultsCheck = 'The results of the check {id} could not be read.';
export const checkCouldNotStarted = 'The check could not be started in {lost} tries. Try again later.';
/** analysis-failed. Run again. If it fails again, ask the service, with the number of the check. */
export const serviceFailedCheck = 'The service failed the check as it was started.';
export const servicesEngines =
  "The service's engines stayed offline ({said}); the check was not started. Try again later.";
/** goes-on. Leave large files out with `exclude`; what is uploaded may have 10 MB as a ZIP. If it has less, a proxy takes less than the service: let it pass 10 MB, as nginx does with `client_max_body_size`. */
export const uploadTooLarge =
  'Its ZIP of {size} is too large for the service, or for a proxy in front of it.';
/** goes-on. Look at the reason in the log, and at the submission at the service. */
export const serviceRefused = 'The service refused it ({status}).';
export const uploadSubmissions =
  'The upload of {missing} submissions failed {rounds} times (last: {told}). Try again later.';
export const submissionCouldNotUploaded =
  'A submission could not be uploaded in {sends} tries. Try again later.';
/** goes-on. Run again. Where it stays away, look for files with odd names in it. */
export const notArriveService = 'It did not arrive at the service.';
/** goes-on. */
export const isThereTwice =
  'The service has it twice, because an upload that seemed lost arrived late: its number is that of its own copy. Run again; a re-run of the same job needs resume: false.';

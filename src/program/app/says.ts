// Place: The App’s server. Ending: config-error.
/** goes-on. The rest of the line says why, and has an entry of its own here. The reply on the pull request says it too. Give the command again when it is mended. */
export const commandFailed = 'The command {key} failed: {failure}';
export const privateKey =
  'The private key of the App cannot be read. Give the whole of the .pem file, with its first and last line.';
export const appNeeds =
  'An App needs its id and the RSA private key that GitHub made for it. Set APP_ID and APP_PRIVATE_KEY.';
export const appNotInstalled =
  'The App is not installed in {repository}, or there is no such repository. Install it for all repositories of {owner}.';
export const githubNotAccept =
  "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY are of the same App, that the key was not deleted in the App's settings, and that this machine's clock is right.";
export const appApp =
  "The App of APP_ID has no installation {id} for {where}: it was uninstalled, or the webhook is another App's. Install it there, or set APP_ID to the App that calls.";
export const appsInstallation =
  "The App's installation does not reach {where}. Add the repository to the installation.";
export const githubGives =
  "GitHub gives the App no token for {where} (403): the installation is suspended, or the App was blocked. Look at the installation's settings.";
/** http-answer. Wait for the replies, then give the command again in a new comment. */
export const tooMany = 'too many commands of one person wait here; this one is dropped';
/** http-answer. */
export const tooManyCommands = 'too many commands wait in this repository; send it again later';
/** http-answer. */
export const tooManyCommandsWait = 'too many commands wait in this installation; send it again later';
/** http-answer. */
export const tooMuch = 'too much is waiting; send it again later';
/** http-answer. */
export const serverStopping = 'the server is stopping; send it again later';
/** http-answer. Set the content type of the webhook to `application/json` in the App's settings. */
export const bodyNotJson = 'the body is not JSON';
/** goes-on. Free space on the disk of `--data`, and look at the rights of that folder. GitHub is asked for the refused deliveries again, so nothing is lost for three days. */
export const deliveriesRefused = 'Deliveries are refused (503), as they cannot be kept: {why}.';
/** http-answer. */
export const cannotKeptNow = 'it cannot be kept now; send it again later';
/** goes-on. Somebody who needs the command gives it again in a new comment. */
export const deliveryGiven = 'Delivery {id} is given up: it is more than three days old.';
/** goes-on. Nothing to do: start the server again. */
export const deliveryNotDone =
  'Delivery {id} was not done when the server stopped. The next start takes it up.';
/** goes-on. */
export const deliveryNotDoneWhen =
  "Delivery {id} was not done when the server stopped. Send it again from the App's settings.";
/** http-answer. Nothing to do. The App's events that are used are listed in [the App's page](app.md). */
export const nothingDoneAbout = 'nothing is done about this event';
/** goes-on. Look at what ended the process (memory, the supervisor). Then somebody who needs the command gives it again in a new comment. */
export const deliveryGivenUp =
  'Delivery {id} is given up: the process ended {tries} times while it was being done.';
/** goes-on. Nothing at first. Where it repeats, follow the entry of the reason behind the colon. */
export const deliveryFailed = 'The delivery failed and is tried again in {wait} s: {message}';
/** goes-on. Follow the entry of the reason behind the colon. The server goes on trying by itself. */
export const deliveryFailedTimes =
  'The delivery failed {tries} times and is tried again within the hour: {message}';
/** goes-on. Mend the reason behind the colon, then send the delivery again in the App's settings on GitHub, under *Advanced*. */
export const deliveryFailedSent = 'The delivery failed and may be sent again: {message}';
export const cannotWrittenMake =
  '{path} cannot be written: {error}. Make room on its disk; what waits in it is kept.';
/** goes-on. Free space on the disk of `--data`. After the next start the delivery is looked at again; nothing is done twice. */
export const cannotNotedHow =
  'It cannot be noted how far delivery {id} is ({error}); it is looked at again after the next start.';
/** goes-on. Nothing to do when the server was away for long. Where it repeats, GitHub does not reach the server; look at *Recent Deliveries* in the App's settings. */
export const notArriveRound = 'More did not arrive than one round asks for: {later} wait for the next.';
/** goes-on. Look at the reason behind the colon. Until then send what is missing again by hand, in the App's settings under *Advanced*. */
export const notArriveNotKnown = 'What did not arrive is not known: {error}';
export const noRepositoryWrite = 'is no repository; write owner/name.';
export const noCronTime = "is no cron time that ever comes; write five fields in UTC, such as '41 2 * * *'.";
export const duration1m = 'must be a duration from 1m to 30d, such as 24h.';
export const trueFalse =
  'must be true, false, or for how long nothing is pushed before a scan: 1s to 1d, such as 10m.';
export const pathFile =
  'must be the path of a file inside of the repository, such as .github/similarity.yml.';
export const giveEither = 'give either every or cron: one of the two says when to scan.';
export const listRepository = 'must be a list, with a repository and either every or cron in each entry.';
export const entriesGive = 'has more than {most} entries; give the others to a second server.';
export const wholeNumber = 'must be a whole number from 1 to 20.';
export const wholeNumber1 = 'must be a whole number from 1 to 1000.';
export const entryAbove =
  '{place}: an entry above scans this repository with the same config; remove one of the two.';
/** goes-on. Follow the entry of the reason behind the colon. The App needs “Contents” for the staff repository. */
export const configState = 'Config and state could not be read: {error}';
/** goes-on. Free space on the disk of `--data`. Nothing is lost: a later scan finds what was pushed. */
export const pushesCannotNoted =
  'Pushes cannot be noted for the next start, which finds them with its next scan: {error}';
/** goes-on. Follow the entry of the reason behind the colon. The next scan tries again by itself. */
export const scanFailed = 'The scan failed ({outcome}): {error}';
/** goes-on. Report it with the lines of the log around it. The next scan tries again. */
export const defectEnded = 'A defect ended the scan: {error}';
/** Raise `timeout-minutes` where it happens at each scan. */
export const timeScan =
  'The time of this scan (timeout-minutes) was over before GitHub had answered everything. The next one goes on.';
/** goes-on. Rename them in the staff repository: a system may refuse some signs and names, or take two names for one that differ in case alone. */
export const cannotLieMachine =
  '{files} cannot lie on this machine under {one?its name|their names}, and nothing of it is read: {missing}.';
export const leadsOut =
  '{name}: {outside} leads out of the repository. Name a file or folder inside of it; the App reads nothing else.';
/** goes-on. Report it with the lines of the log around it. Other repositories go on being scanned. */
export const defectEndedScans = 'A defect ended the scans of one repository: {error}';
export const appsCredentials =
  "The App's credentials cannot be read from the data folder {folder}: {error}. Look at its rights, or set APP_ID, APP_PRIVATE_KEY and WEBHOOK_SECRET instead.";
export const damagedSet =
  '{path} is damaged ({fields}). Set APP_ID, APP_PRIVATE_KEY and WEBHOOK_SECRET instead, or delete the file and register an App anew: code-similarity bot --setup.';
export const dataFolder =
  'The data folder {folder} cannot be written: {error}. Give another one with --data.';
export const alreadyStart =
  '{path} is there already. Start the server with it, or register another App with --again.';
export const cannotWrittenGive = '{path} cannot be written: {error}. Give another folder with --data.';
export const githubNotKnow =
  'GitHub does not know the code that it sent: it was used already, or it is older than an hour. Start again; if the App is in your settings on GitHub already, delete it there first.';
export const appYour =
  '{error} The App may be in your settings on GitHub all the same: delete it there, and start again.';
/** goes-on. */
export const openAddress = 'Open the address that the terminal shows, as it stands there.';
/** goes-on. The page that registers an App was sent something. Open its address in the browser instead. */
export const pageRead = 'This page is only read.';
/** goes-on. Open the whole address that the terminal shows; its last part is a secret of this start. */
export const noPage = 'There is no such page.';
/** goes-on. Start the registration again at the address that the terminal shows, in one browser from beginning to end. */
export const answerBelongs =
  'This answer belongs to no registration that was begun here, or it was used already.';
/** goes-on. */
export const appRegistered = ' The App is registered and its key is lost: delete it on GitHub ({url}).';
/** goes-on. Go back, and confirm the App on GitHub. */
export const noAppRegistered = 'No App was registered yet.';
/** http-answer. */
export const pageCannotServed =
  'The page cannot be served on {where}: {why}. Choose another port with --port.';
export const webhookNeeds =
  'The webhook needs a secret: without one, nobody knows who calls. Set it here and in the settings of the App.';
/** http-answer. Set the webhook's address in the App's settings to end in `/webhook`. */
export const webhookHealth = 'there is /webhook and /health';
/** http-answer. Only GitHub calls this address. Where GitHub called, a proxy in front drops these headers; let it pass them on. */
export const xGithub = 'X-GitHub-Delivery or X-GitHub-Event is missing';
/** http-answer. */
export const setContent = 'set the content type of the webhook to application/json';
/** http-answer. GitHub's deliveries are smaller. Somebody else calls this address, or another service's webhook does. */
export const bodyMost = 'a body has at most {most} bytes';
/** http-answer. Set the same secret in the App's settings and in `WEBHOOK_SECRET`. A proxy in front must not change the body. */
export const xHub = 'X-Hub-Signature-256 is missing or wrong';

// Place: The embedded service. Ending: config-error.
export const noCaseYet =
  '409 These have no case yet. Give them a state first, such as “to discuss”; then ask for an answer.';
export const caseNotAbout = '422 The case is not about this person. Give one of its subjects.';
export const reportNoSubmission =
  '404 The report has no submission of this person that was judged. Make the report again, or choose another person.';
export const checkDeleted = '404 Check {id} was deleted meanwhile. Choose another one.';
export const reportAnother = '409 The report is of another version of this server. Make it again, then ask.';
export const anotherPage = '403 Another page sent this. Send it from the page of the link.';
export const linkLeads = '404 This link leads nowhere. Ask for a new one.';
export const ownerCheck = '403 Only the owner of the check deletes answers. Ask for it there.';
export const checkNoLink = '404 This check has no link {id}. Use a number that GET answer-links lists.';
export const demoData = '403 This is demo data, about which nobody is asked. Make a check of your own.';
export const damagedLater =
  '{folder} is damaged, or of a later version of this program. Use that one, or another backup.';
export const dataFolder = '{folder} is a data folder. Give the backup another one, on another disk.';
export const backupOfAnother =
  '{folder} holds the backup of another server, or of this one before its data was lost. Give this server a folder of its own, or restore that backup first.';
export const backupNotWhole =
  'The backup in {folder} is not whole: {error}. Look at both disks, and make it again; an earlier backup there is as it was.';
/** goes-on. The file was lost before this backup: look into an older one. A check that had it shows the submission as one that cannot be read. */
export const missingNotBackup = '{name} is missing, and is not in the backup.';
/** goes-on. The file was damaged before this backup: look into an older one, and look at the disk. */
export const notAsKept = '{name} is not what was kept; the backup has it as it is.';
/** goes-on. Nothing, if it is whole. Otherwise look in an earlier backup for the files that are named above: the storage of the server has lost or damaged them. */
export const backupWhole =
  'The backup in {folder} is {isWhole?whole|made, and not whole}: {files} files with {megabytes} ({copied} new), {missing} missing, {damaged} damaged.';
export const nothingSaysWhere = 'Nothing says where to restore into. Give --data, or --database and --blobs.';
export const nothingRestoredLook =
  'Nothing was restored: {error}. Look at the place to restore into, and try again.';
/** goes-on. Take the file out of another backup, into the same place, or ask for it to be handed in again. Its check is there all the same. */
export const damagedBackup = '{name} is damaged in the backup, and was left out.';
/** goes-on. Nothing to do: start the server on what was restored. */
export const restoredBackup =
  'Restored the backup of {madeAt}: {files} files, {damaged} damaged and left out, {missing} missing before.';
export const cannotReadGive = '{dataDir} cannot be read: {error}. Give another folder.';
export const dataFolderNot =
  'The data folder {dataDir} is not empty. Give a new one: a restore writes nothing over.';
export const holdsNoWhole =
  '{folder} holds no whole backup: it has no backup.json. Give the folder of one, or make it again if it was cut off.';
export const missingDamaged =
  '{folder} is missing or damaged: its bytes are not those that were backed up. Restore another backup.';
export const databaseRestore =
  'The database to restore into is not empty. Give one without checks and people: nothing is written over.';
export const placeFiles =
  'The place for files to restore into is not empty: it has {name}. Give an empty one; where a restore was cut off, empty it first.';
/** goes-on. Give the receiver an address that the Internet reaches, or start `serve` with `--hook-networks` and the network of the receiver. */
export const addressNotPublic =
  'Its address is not public. The operator can allow a network with --hook-networks.';
/** goes-on. */
export const notEncryptedUse =
  'It is not encrypted. Use https, or let the operator allow its network with --hook-networks.';
/** goes-on. Mend the receiver's certificate. One of your own authority is trusted where NODE_EXTRA_CA_CERTS names its file when `serve` starts. */
export const certificateNotTrusted = 'Its certificate is not trusted ({code}).';
/** goes-on. Look whether the server can reach the receiver at all, for example with `curl` on that machine. It is tried again by itself. */
export const connectionFailed = 'The connection failed.';
export const youHooks = '409 You have {most} hooks, and there may be no more. Delete one first.';
/** List yours with `GET /people/v1/hooks`. Hooks of other people are not there for you. */
export const hookNotExist = '404 Hook {id} does not exist.';
/** Send `PATCH /people/v1/hooks/ID` with `{"enabled": true}`. */
export const hookDisabled = '409 This hook is disabled. Enable it first.';
/** http-answer. Give a shorter address; what the receiver has to know stands in the message. */
export const addressMost = 'An address has at most {most} characters.';
/** http-answer. */
export const giveAddress = 'Give an address that begins with https://.';
/** http-answer. Leave both out, and check the signature of each message with the secret of the hook. */
export const addressHolds = 'An address holds no name and no password. Messages are signed instead.';
/** goes-on. Register the address that the redirect leads to. */
export const answeredRedirects = 'It answered {status}. Redirects are not followed.';
/** goes-on. Where that was a mistake, mend the receiver and enable the hook again. */
export const receiverAnswered = 'Its receiver answered 410: it wants no more.';
/** goes-on. */
export const couldNotSentDefect = 'It could not be sent, which is a defect of the server. Look into its log.';
export const pagePeople =
  '403 This page is for the people who teach a course, and {called} does not say that you do. Ask whoever keeps the course there to enter you as a teacher.';
export const launchLeads =
  '400 This launch leads to another server. Correct the address of the tool in the learning platform.';
export const launchBegun =
  '400 This launch was begun more than ten minutes ago, or was used already. Open it again from your course.';
export const refusedLog = '403 {called} refused{why}. Log in there, and open the course again.';
export const learningPlatform =
  '400 This learning platform is not registered here, or with another client or deployment. Ask whoever runs this server to compare its file with what the platform shows.';
export const teachesCourse =
  '403 Only who teaches a course adds a link to it. Ask whoever keeps the course there.';
export const sentNotValid = '400 What {called} sent is not valid ({why}). Open it again from your course.';
export const keysCannotRead = '502 The keys of {called} cannot be read. Try again later.';
export const yourAccount =
  '403 Your account at {called} is in no group that may use this server. Ask whoever runs this server which groups may.';
export const noGroupsTold =
  '403 {called} named no group of yours in the claim {claim}, by which people are let in. Ask whoever runs this server; they look at groups and scopes of --login-config.';
export const groupsTooMany =
  '403 You are in too many groups for {called} to name them in the claim {claim}. Ask whoever runs this server; they have it name those of this application alone, or roles.';
/** Go back to the page of the server and log in again. Where it happens each time, let the browser keep cookies of the server. */
export const logBegun =
  '400 This log-in was begun more than ten minutes ago, or in another browser. Log in again.';
/** Tell whoever runs the server: the provider gives no ID token. Its client must be one of OpenID Connect, with the scope `openid`. */
export const providerSaid = '400 The provider said nothing of who you are.';
/** Tell whoever runs the server: the description of the provider (`.well-known/openid-configuration`) lacks `jwks_uri`. */
export const providerTells = '400 The provider tells no keys, so nothing that it signed can be checked.';
/** The provider is to send a logout token for this client, as OpenID Connect Back-Channel Logout says. Look at the address and the client that are set there. */
export const noValidLogout = '400 This is no valid logout token of the provider.';
export const logCannotReached =
  '502 The log-in of {called} cannot be reached, or does not describe itself as it should{why}. Try again later, or log in with a key.';
/** Log in again. `access_denied` means that you or the provider said no; with `invalid_client`, whoever runs the server looks at `client` and `CODE_SIMILARITY_LOGIN_SECRET`. */
export const logRefused = '403 The log-in of {called} refused{why}. Log in again.';
/** Tell whoever runs the server: the client is to be registered with a secret (`client_secret_basic` or `client_secret_post`). A signed assertion or a certificate is not sent. */
export const logTakesNoSecret =
  '403 The log-in of {called} takes no secret of a client, as its description says ({listed}), and this server has nothing else to show. Log in with a key.';
/** Log in again, in one page of the browser. Where it happens to everybody, whoever runs the server looks at the clock of its machine, and at `issuer` and `client` of `--login-config`. */
export const logAnswered =
  '400 What the log-in of {called} answered is not valid, or belongs to another attempt{which}. Log in again.';
export const nothingSaysWhereFiles =
  'Nothing says where the files of the server are. Give what it was started with: --data, or --database and --blobs.';
export const nothingSaysServer =
  'Nothing says which server is meant. Give what it was started with: --data, or --database and --blobs.';
export const noServerKeeps =
  'No server keeps anything in {dataDir}. Give --data, the folder that the server was started with.';
export const databaseKeeps =
  'A database keeps no files. Give --blobs, a folder that all processes share or s3://bucket/prefix, or --data.';
export const blobsFiles = '--blobs is for files alone. Give --data or --database for the rest.';
/** goes-on. Nothing to do: whoever used the key is refused from now on. `code-similarity keys create` makes another one. */
export const keyOver = 'Key {id} of {nameOf} is over.';
/** goes-on. Make a key for this person: `code-similarity keys create --user NAME`. */
export const addedUser = '{user} was added: user {id}, {role}.';
export const giveSomebody =
  '{user} has {checks}. Give them to somebody by --give-to NAME, or delete them by --delete-checks.';
export const serverWrites = 'The server writes without a pause at the moment. Try again in some seconds.';
export const diskDatabase = 'The disk of the database is full. Make room on it, and try again.';
export const databaseNotWritten =
  'The disk of the database cannot be written ({error}). Mend it, and try again.';
export const databaseLost =
  'The database was lost on the way. List what is there before you try again: it may have been done.';
export const workers0 =
  '--workers 0 leaves checks to other processes, which need a database that all share. Give --database, or leave --workers out.';
export const needsPublic =
  '{option} needs --public-url: give the address at which people reach this server, to which they come back after {what}.';
export const fewOpenFiles =
  'This process may have {openFiles} files and connections open at once, and a server needs at least {least}. Raise the limit: ulimit -n, LimitNOFILE of systemd, or --ulimit nofile of Docker.';
export const portUse = 'Port {port} is in use; choose another with --port, or 0 for any free one.';
export const cannotListenedChoose =
  '{host}:{port} cannot be listened on ({code}). Choose others with --host and --port.';
export const serviceCannotStarted =
  'The service cannot be started{dataDir? with the data folder {dataDir}|}: {error}. Look at its disk and its rights.';
export const codeSimilarity =
  'CODE_SIMILARITY_KEY holds characters that cannot stand in a header. Use letters, digits and signs of ASCII, without spaces.';
export const keyNowhere =
  'Nothing keeps the key of the first user. Give it in CODE_SIMILARITY_KEY, the same to each process; a server that had a data folder has it in the file “key” there.';
/** goes-on. */
export const keyLeft =
  'The key of the first user stands in {path}. Give it to the server in CODE_SIMILARITY_KEY.';
export const keyEmpty =
  'The key in {path} is empty or damaged; write one line into it, or delete it and a new one is made.';
/** goes-on. Move the folder while the server is stopped: `backup`, and `restore` where it is to lie. */
export const dataOverNetwork =
  'The data folder lies on {network}, which other machines share: whoever starts a second server on it is not noticed, and what both keep is lost. Move it to a disk of this machine, or give --database and --blobs.';
/** goes-on. Look at the database's own log, and at `--database`. `/readyz` answers 200 again by itself when it is back. */
export const databaseNotAnswer = 'The database does not answer.';
/** goes-on. It is the copy of another one, or `default_transaction_read_only` is on. `/readyz` answers 200 again when it is made the first one. */
export const databaseReadOnly = 'The database takes no changes.';
export const databaseTables =
  'The service cannot make or change its tables in the database: {error}. Let its user own the database, or name a schema behind the address that it owns: ?schema=similarity.';
export const databaseCopy =
  'The database takes no changes: it is the copy of another one, or default_transaction_read_only is on. Give the address of the one that takes them.';
/** goes-on. Look whether the disk of `--data` or `--blobs` is mounted, and who may read it. `/readyz` answers 200 again by itself. */
export const diskFiles = 'The disk for files cannot be read.';
/** goes-on. Look in the log of the system why the disk of `--data` or `--blobs` can only be read, and mend it. What is kept can be read meanwhile. */
export const diskReadOnly = 'The disk for files cannot be written.';
/** goes-on. Look at the storage's own log, and at `--blobs`. It is asked every ten seconds, and `/readyz` answers 200 again by itself when it is back. */
export const storageNotAnswer = 'The storage for files does not answer.';
/** goes-on. Look at its keys, at the bucket and region of `--blobs`, and at the clock of this machine: the log says which of them it is once a request needs a file. */
export const storageRefuses = 'The storage for files does not let this server in.';
/** goes-on. The queue lies in the database: look at the database's own log. */
export const queueCannotRead = 'The queue cannot be read.';
/** goes-on. Report it with the line: it says where the defect is, and quotes no file and no code of a student. The server goes on. */
export const defectProgram = 'A defect of this program.';
export const webGithub =
  '--web github: GitHub searches code for nobody without a token. Put one into GITHUB_TOKEN (a personal access token without any scope is enough), or take github out of --web.';
export const workTakes =
  'work takes checks of a database that it shares with a service. Give --database, or CODE_SIMILARITY_DATABASE.';
/** goes-on. */
export const suspendedEvery = '{user} is {isOut?suspended: every key of theirs is refused|let in again}.';
export const platformRefused =
  '422 {called} refused this ({why}). Look whether the token is right, and whether it may read what was handed in.';
export const platformElsewhere =
  '502 A file at {called} lies at {host}, which this server does not ask. Ask whoever runs it to add that address to `files` in --lti-config, if it belongs to {called}.';
export const platformAway =
  '502 {called} cannot be reached, or does not answer in time. Try again, or drop its download.';
export const platformOdd =
  '502 {called} answered what this server does not understand. Take the download of the task, and drop it.';

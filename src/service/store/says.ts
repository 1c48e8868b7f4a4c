// Place: The embedded service. Ending: config-error.
/** An administrator lists them with `GET /people/v1/users`. */
export const noUser = 'There is no user {id}.';
export const folderBlobs =
  'The folder {place} for blobs cannot be used: {error}. Look at its disk and its rights, or give another one.';
export const addressStorage =
  'The address of the storage {what}. Write it as s3://bucket/folder?endpoint=https://storage.example&region=eu-central-1.';
export const environmentVariable =
  'The environment variable {name} is not set. Set the two keys of the storage, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
/** http-answer. */
export const storageService = 'The storage of the service cannot be reached. Try again in a while.';
/** service-unavailable. */
export const storageBucket =
  'The storage {endpoint} with the bucket {bucket} {advice?{advice}|does not answer as it should. Look at it, and try again} ({answer}).';
/** service-unavailable. */
export const storageBucketCannot =
  'The storage {endpoint} with the bucket {bucket} cannot be reached ({code}). Look at the network and at its address.';
export const dataFolder =
  'The data folder {dataDir} cannot be made: {error}. Correct the path, or give another one.';
export const embeddedService =
  'The embedded service needs SQLite, which this Node.js ({version}) was built without. Install Node.js 24.15 or later from nodejs.org.';
export const dataFolderCannot =
  'The data folder {folder} cannot be used: {error}. Look at its disk and its rights, or give another one.';
export const dataFolderCannotUsed =
  'The data folder {dataDir} cannot be used: {error}. Look at its disk and its rights, or give another one.';
export const dataFolderUsed =
  'The data folder {folder} is used by another process; stop that one, or give another folder.';
export const rowsVersion =
  "The rows are of version {version}, and this program's of {steps}. Start the server once with this program, which brings them forward.";
export const otherTables =
  'The rows are of no release of this program, or were changed by hand: {error}. Use the program that wrote them, or give another place and start afresh there.';
export const databaseWritten =
  'The database was written by a later version of this program (its tables are of version {version}, and {last} is the last that is known here); use that one.';
/** Give it another name. Capital letters make no other name. */
export const corpusAlready = 'There is a corpus {name} already.';
/** List those that you are a member of with `GET /people/v1/corpora`; an administrator adds members. */
export const noCorpus = 'There is no corpus {wanted}.';
export const thereIsNoCorpusNumbered = 'There is no corpus {id}.';
export const somebodyElse =
  'Somebody else is called “{name}” on this server. Ask an administrator to remove or give away that account.';
export const keyOver = 'The key would be over already; give a time that is to come.';
export const keyEnds =
  'This key ends at {when}, and makes none that ends later. Give an earlier time, or log in with a key that lasts.';
export const keyOfCorpus =
  'This key is of the corpus {id}, and makes none of another. Name that one, or log in with a key of no corpus.';
/** List them with `GET /people/v1/keys`. The number of a key is not the key. */
export const noKey = 'There is no key {id}.';
/** Write a word between the quotation marks, or leave the field of the page as it was. */
export const nameLeast = 'The name of a {what} has at least one character.';
/** Give a shorter one. */
export const nameMost = 'The name of a {what} has at most {most} characters.';
export const nameHolds =
  'The name of a {what} holds characters that cannot be seen; give it in letters, digits and signs.';
/** Share them with somebody else. */
export const yourOwn = 'Your own checks are yours already.';
/** It may have been ended already; list those that there are with `GET /people/v1/shares`. */
export const noShare = 'There is no share {id}.';
/** Give another name. Capital letters make no other name. */
export const userAlready = 'There is a user “{name}” already.';
export const noUserLook =
  'There is no user “{name}”. Look at how it is written: an administrator lists users with code-similarity users list, or GET /people/v1/users.';
export const firstUser =
  'The first user administers the service: take its key away by another CODE_SIMILARITY_KEY.';
/** Nothing. Nobody can use it without the key that the service was started with. */
export const firstUserAdministers = 'The first user administers the service, and stays.';
/** Name another user, or leave it out: the checks are deleted then. */
export const checksGiven = 'Checks are given to somebody else.';
export const checkMade = 'A check was made meanwhile. Try again.';
export const addressDatabase =
  'The address of the database cannot be read. Write it as postgres://user:password@host:5432/database; in the password, write @ as %40, / as %2F and : as %3A.';
export const schemaDatabase =
  'The schema of the database at {place} cannot be {schema}. Give it a name of lower-case letters, digits and _.';
export const addressDatabaseWrong =
  'The address of the database at {place} has a wrong max. Give it a number of connections from 2 to 1000.';
export const databaseCannotUsed =
  'The database at {place} cannot be used: {whyOf}. Look at its address, at the password, and whether it runs.';
export const databasePostgresql =
  'The database at {place} is PostgreSQL {named}; {least} or later is needed. Upgrade it, or give another one.';
export const databaseEncoding =
  "The database at {place} has the encoding {encoding}, which cannot hold every name. Make one with ENCODING 'UTF8'.";
export const databasePooler =
  'What answers at {place} gives one session of the database to several connections. Set that pooler to its session mode, or give the address of the database itself.';
/** http-answer. Free space on the disk of the service, then send the request again. */
export const noRoomLeft = 'There is no room left on the disk of the service.';
/** http-answer. Its folder was moved, deleted or mounted anew while the server ran. Put the right one in its place, and start the server again; until then it takes no changes, since they would be lost. */
export const rowsMoved = 'The database of the service is no longer where it was opened.';
/** http-answer. Look in the log of the system what is wrong with the disk, and mend it. What is kept can be read meanwhile, and the service goes on by itself. */
export const diskNotWritten = 'The disk of the service cannot be written.';
/** http-answer. Give all files of the data folder, or of `--blobs`, to the user that the service runs as (`chown -R`), with its rights to read and write them, and take away what makes them immutable (`chattr -i`). The service goes on by itself. */
export const filesRefused = 'The service may not read or write its own files.';
export const usedAnother = '{path} is used by another process; stop that one, or give another folder.';
export const dataFolders =
  "The data folder's {path} cannot be read: {error}. Put a backup in its place, or move it away to start afresh.";

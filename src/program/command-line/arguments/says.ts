// Place: The command line. Ending: config-error.
export const completionTakes =
  'completion takes one shell, as in: code-similarity completion {shell}. Shells: {all}.';
export const commandMissing =
  'A command is missing: {commands} or {last}; run code-similarity --help for a list.';
export const noCommandYou =
  '{name} is no command; {meant?did you mean {meant}?|run code-similarity --help for a list.}';
export const pathMissing =
  'PATH is missing: name the folder whose subfolders are the submissions, as in: code-similarity check submissions';
export const readPath =
  '{stray} is read as a path; a value of an option that is true or false stands behind =, as in --ai={stray}.';
export const modeNot =
  '--mode: check makes one check, not {mode}; run code-similarity doctor for a look at what a run needs. A scan and the bot run in a workflow.';
export const pathSay = '--path: say it once, as PATH after check or as --path.';
export const sourcePath = '--source: a PATH after check means directory; leave one of the two out.';
export const pathPath = 'PATH: a path with a line break cannot be read; rename that folder.';
export const courseTakes =
  'course takes two assignments or more, as in: code-similarity course reports/hw1 reports/hw2; or one folder of reports and --course with the name that their checks were given';
export const assignmentPath = 'ASSIGNMENT: a path with a line break cannot be read; rename that folder.';
export const dossierTakes =
  'dossier takes one pair, as in: code-similarity dossier 1, or: code-similarity dossier amber chiara; the folder of a report goes behind --report';
export const usersList = 'users list takes no name; leave it out.';
export const usersTakes = 'users {action} takes one name, as in: code-similarity users {action} ada';
export const giveKeeps = '--give-to keeps the checks and --delete-checks does not; give one of them.';
export const keysRevoke =
  'keys revoke takes the number of one key; list them with: code-similarity keys list';
export const keysTakes = 'keys {action} takes no {id}; say whose by --user, and what a key is for by --name.';
export const auditTakes = 'audit takes no {word}; say what is wanted by --since, --check or --user.';
export const reportCompare =
  'report --compare takes two reports, as in: code-similarity report --compare OLD NEW';
export const jsonGoes = '--json goes with --compare; leave it out, or compare two reports.';
export const reportTakes = 'report takes one folder, as in: code-similarity report similarity-report';
export const serveTakes = 'serve takes no path, and {path} was given; name its folder by --data.';
export const workTakes = 'work takes no path, and {path} was given; leave it out.';
export const workWithoutWorkers = 'work without workers does nothing; give --workers 1 or more.';
/** Write `backup FOLDER` or `restore FOLDER`; the options say where the server keeps what it has. */
export const takesFolder = '{kind} takes one folder; give that of the backup.';
export const botTakes = 'bot takes no path, and {path} was given; leave it out.';
export const belongsSetup = '--{alone} belongs to --setup; leave it out when you start the server.';
export const botReads =
  'bot reads no config file of this kind. Give the inputs as options, as in --bot-users ada; --app-config names the file with scans.';
export const serverLeave =
  '--{name} is for the server: leave it out with --setup, and give it when you start the server.';
export const organizationNoLogin =
  '--organization {organization} is no login of GitHub; give the last part of https://github.com/LOGIN.';
export const hostSetup =
  '--host with --setup must be one of {ownHosts}: the page answers this machine alone.';
export const setupNeeds = '--setup needs --data: give the folder where the key of the App is kept.';
export const noNameAssignment =
  '{name} is no name of an assignment; list them with: code-similarity state show';
export const pruneTakes =
  'prune takes names of assignments, or --over, as in: code-similarity state prune hw1';
export const overFinds = '--over finds the assignments itself: give names, or --over.';
export const repairLooks = 'repair looks at everything that is damaged, and takes no name.';
export const valueMissing = '--{name}: its value is missing; allowed: {allowed}.';
export const takesNoValue = '--{name} takes no value; leave the value out.';
export const noOptionCommand =
  '{shown} is no option of this command{meant?; did you mean --{meant}?|; run code-similarity --help for a list.}';
export const givenTimes = '--{name}: given {values} times, and it takes one value; give it once.';
export const notAllowedAllowed = '--{name}: {one} is not allowed; allowed: {allowed}.';
export const nothingSaysFirst =
  '{word?{word} is nothing that {name} does|{name} says what to do first}: {actions}; as in: code-similarity {name} {example}';
export const belongsLeave = '--{option} belongs to {name} {actions}; leave it out.';
export const courseByName =
  "course --course takes the folder that holds the reports, as in: code-similarity course reports --course 'CS 101'";

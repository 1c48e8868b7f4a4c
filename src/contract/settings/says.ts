// Place: Settings. Ending: config-error.
export const casesNotRead =
  "cases: is not read from a checkout that may be a student's own, who could dismiss a pair with it; use it where staff check a class.";
export const baseUrl =
  'base-url: missing, but apikey is given. Both go together: give the base address of the service (it ends in /api/v1), or leave the key out for the embedded service.';
export const apikeyMissing =
  'apikey: missing, but base-url is given. Both go together: give the key of the service from a secret (an empty one often means that the secret has another name), or leave base-url out for the embedded service.';
export const webGithub =
  'web: github needs a token, because GitHub answers its code search to nobody without one; give github-token (it needs no permission), or leave github out. software-heritage needs none.';
export const pollInterval =
  'poll-interval: {seconds} seconds is too often for a service on another machine; give at least {least}.';
export const checkId =
  'check-id: works only with a service that keeps checks (base-url and apikey); the embedded service ends with its run.';
export const checkIdCannot =
  'check-id: cannot be reported on in a dry run, which asks for no results; leave one of the two out.';
export const shardPart = 'shard: a part uploads and check-id only reports; leave one of the two out.';
export const shardWorks =
  'shard: works with mode check alone, not with {mode}; leave shard out, or use mode check.';
export const shardSource =
  'shard: source {source} is one submission, which cannot be split; use directory or repositories.';
export const pathMissing =
  'path: missing, but source is directory; name the folder whose subfolders are the submissions.';
export const addWorks =
  'add: works with mode check alone, not with {mode}; leave add out, or use mode check.';
export const addCannotUsed =
  'add: cannot be used together with path, because the class comes from the report in report-dir; leave one of the two out. Of several things to add each takes an --add of its own, or a pattern in quotes names them all.';
export const addWorksEmbedded =
  'add: works with the embedded service alone, because a check of another service takes nothing more once it was started; check the whole class again.';
export const addClass = 'add: the class is in one report and is not split; leave shard out.';
export const sourcePull =
  'source: pull-request needs an event with a pull request, and {noEvent?the command line has none|this run was started by another event}; use directory, repositories or workspace here.';
export const manifestCannotUsed =
  'manifest: cannot be used together with classroom50, both say which repositories belong to the assignment; leave one out.';
export const organizationMissing =
  'organization: missing; say in which organisation the repositories are, or write each one as owner/name in repositories.';
export const compareStands =
  'compare-with: {word} stands alone; list other repositories or paths without it, or in archive.';
export const checkIdTakes = 'check-id: takes up one check, which mode {mode} does not do; use mode check.';
export const modeDoctor =
  'mode: doctor is one look and no setting of a file; give it as an input of the step.';
export const anonymizeAlways =
  'anonymize: always cannot hold in a scan, whose issue and report tell staff who it is; scan in a private staff repository.';
export const modeScan =
  'mode: scan works through the assignments of the config file, and it has none; add `assignments` to it or use mode check.';
export const modeBot =
  'mode: bot answers comments, so its workflow must be started by issue_comment (or by hand, with workflow_dispatch); use mode check here.';
export const meaningSource =
  '{name}: has a meaning only with source {onlyWith}, and source is {source}; leave one of the two out.';
export const tooLong = '{name} is too long for a config file (over 1 MB); look whether it is the right one.';
export const notValidYaml = '{pos}: not valid YAML: {error}; correct it there.';
export const notUsableYaml = '{name}: not usable YAML: {sentence}; correct it there.';
export const severalDocuments =
  '{pos}: a second document begins there (---), and a config file is one; take the line out.';
export const nestedTooDeep =
  '{name} is nested too deeply for a config file; look whether it is the right one.';
export const holdKeys = '{where}: must hold keys and values, such as `similarity-threshold: 80`.';
export const notAddressHttps = 'is not an address such as https://service.example/api/v1';
export const beginHttps = 'must begin with https://';
export const beginHttpsOver =
  'must begin with https://: over http the key and the code could be read on the way (http only works for this machine)';
export const notHoldUser = 'must not hold a user name or a password: the key has an input of its own, apikey';
export const notHold = 'must not hold ? or #';
export const endApi = 'must end in /api/v1';
/** Write it as `/hw1-.+/`, with a slash on either side. */
export const holdsRegular = 'holds a regular expression without its closing /';
/** Write nothing, `i` or `u` behind the last slash. */
export const holdsRegularExpression = 'holds a regular expression with flags other than i and u';
/** Write it as JavaScript does, and a backslash before a bracket that is meant as one. */
export const holdsRegularExpressionCannot = 'holds a regular expression that cannot be read';
/** Write one repository, glob or expression in each line, without `https://github.com/`. */
export const holdsLine = 'holds a line that is neither owner/name nor a glob nor /regex/';
/** Write each glob in a line of its own, `*.md` and `*.txt` for `*.{md,txt}`, and `[,]` for a comma that is part of a name. */
export const holdsGlobs =
  'holds several globs in one line, which would be one that matches no file ([,] is a comma in a name)';
/** Write `1/4` to `4/4` for four parts; there are 256 at most. */
export const namesPart = 'names a part that does not exist';
export const valueGiven =
  '{prefix}{name}: {shown?{shown}|the value given} {reason?{reason}|is not allowed}; allowed: {allowed}.';
/** skipped. */
export const notCheckedGithub =
  'Not checked: GitHub gives no secrets to a pull request from a fork or from Dependabot, so the key of the service is missing here. Run the check on pull_request_target, or without base-url on the embedded service.';
export const configNoFile = 'config: there is no file {path}; correct the path or leave it out.';
/** goes-on. */
export const apikeyCharacters =
  "apikey: has {apikey} characters, and the service's keys have {length}; look whether all of it was copied.";
/** goes-on. Thresholds go from 0 to 100. */
export const thresholdOfOne =
  '{name}: {value} of 100 flags nearly everybody; if {percent} % is meant, write {percent}.';
/** goes-on. Leave `ai-references` out, or set `ai` to true. */
export const aiReferences = 'ai-references: not used, because ai is false.';
/** goes-on. Leave `path` out, or set `source` to directory. */
export const pathNotUsed = 'path: not used, because source is {source}.';
/** goes-on. Leave `deadline` out, or set `source` to repositories. */
export const deadlineNotUsed = 'deadline: not used, because source is {source}.';
/** goes-on. */
export const noInputAction = '{name} is no input of this action; did you mean {meant}?';
export const scheduleAllowed =
  '{place}: schedule: allowed are window (from and until as times with an offset, from before until), min-changes (a whole number above 0) and cooldown-hours (a number, 0 or more).';
export const notAllowedAllowed =
  '{given} is not allowed; allowed: letters, digits, dots, dashes and underscores, at most 100, beginning with a letter or digit.';
export const dismissedAllowed =
  '{place}: dismissed: allowed is a list of entries with a, b and reason, each a text that is not empty, and no other key.';
export const staffAllowed =
  '{place}: staff: allowed is a list of logins and @org/team, with one in each entry or line.';
export const assignmentsEntry = '{place}: assignments: an entry must be a table of keys, with a name.';
export const assignmentsAllowed = '{place}: assignments: allowed is a list of assignments, each with a name.';
export const nameTwice = '{where}: name: {name} is there twice; every assignment has its own.';
export const secretNotBelong =
  '{name}: a secret does not belong into a file; give it as an input, from a secret, and replace it if it was ever committed.';
export const cannotStandHolds =
  '{name}: cannot stand here; {isOfFile?it holds for the whole run: move it to the top of the file|give it as an input}.';
export const noKnownKey = '{key} is no known key{meant?; did you mean {meant}?|.}';

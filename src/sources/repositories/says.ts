// Place: Collecting submissions. Ending: config-error.
/** network. */
export const gitSends =
  'What git sends of {base} is not read: {error}. Run again; where it repeats, leave out what is so large.';
export const compareHolds =
  'compare-with: {path} holds no source file in {base} at {baseSha}, and is no repository (owner/name); correct it.';
export const compareFolder =
  '{input}: {entry} is a folder of the base, which with pull-request-scope tree counts as what everybody was given; use pull-request-scope changed.';
/** goes-on. */
export const newLinesAlone =
  'Of {one?one file|{n} files} in a folder that is compared with, only the new lines count, because the pull request brings files outside of that folder too. Look at the pull request for all of {one?it|them}.';
/** skipped. Nothing, as each of them has a check of its own. Take `merge_group` out of the workflow's events unless a rule needs its check. */
export const notCheckedMerge =
  'Not checked: a merge group holds pull requests, each of which is checked by itself (event pull_request).';
export const sourcePull =
  'source: pull-request needs an event with a pull request (pull_request, pull_request_target, or workflow_run of one). Change the workflow’s `on:`, or use another source.';
export const sourcePullRequest =
  'source: pull-request works in a workflow of a repository alone; use directory or repositories here.';
/** goes-on. Look whether these people accepted the assignment, or under which login. */
export const noRepository = '{without} {rows} of {file} {have} no repository: {names}.';
/** goes-on. Correct the pattern in `repositories`, and look whether the token sees these repositories. */
export const noRepositoryMatches = 'No repository of {owner} matches {text}.';
/** goes-on. Look whether these people accepted the assignment, or under which login. */
export const personPeople =
  '{absent} of the {roster} {one?person|people} of the roster {oneAbsent?has|have} no repository: {names}.';
export const classroom50NoToken =
  'classroom50: {place} has no {path}, or the token may not read it. Look whether the classroom is called {classroom} there, and {howToGrant}.';
export const classroom50NoAssignment =
  'classroom50: {place}/{path} has no assignment {assignment}; it has {noAssignments?none|{assignments}}. Name one of these.';
/** goes-on. Set `deadline` as a time with an offset, such as 2026-11-30T23:59:00+01:00. */
export const dueTime = 'The due time {due} of {place}/{path} is no time with an offset, and was not used.';
/** goes-on. Nothing, if the names are right. Otherwise list the repositories in a `manifest`. */
export const noRepositoriesFound = '{place} has no {file}: repositories are found by their names alone.';
export const classroom50NoJson = 'classroom50: {place} is no JSON: {error}. Mend it there.';
export const classroom50NotUnderstood =
  'classroom50: {place} is not understood: {path} {issue}. Mend it there, or list the repositories in a manifest.';
/** goes-on. Give the token access, as the message says behind the colon. [Organisations](organisations.md) shows each way. */
export const noSubmissionFound =
  'No submission was found. A token shows nothing of repositories that it was not given: {grant}.';
export const sayOrganisation = '{input}: say in which organisation the repositories are (organization).';
/** Give the token access, as the message says behind the colon. [Organisations](organisations.md) shows each way. */
export const repositoryNoneRepositories =
  '{one?The repository|None of the {missing} repositories} can{one?not|} be seen ({one?|the first: }{key}). A token shows nothing of repositories that it was not given: {grant}.';
/** Give the token access, as the message says behind the colon. [Organisations](organisations.md) shows each way. */
export const tokenSees =
  'The token sees no repository of {where}. A token shows nothing of repositories that it was not given: {grant}.';
/** Look at what was left out and why, and correct `repositories`, `topic`, `team` or `property`. Where repositories are missing, the token is not given access to them. */
export const noSubmissionAmong =
  'No submission among the {listed} repositories of {where} that the token sees.{skipped? Left out: {skipped}.|}{notices} If repositories are missing: a token shows nothing of repositories that it was not given: {grant}.';
export const organizationSay = 'organization: say in which organisation Classroom 50 keeps its repositories.';
export const manifestNames =
  'manifest {file} names no repository: it has no line with one below its header; add them.';
export const manifestFirst =
  'manifest {file}: the first line has no column {address}; it says {noHeader?nothing|{header}}. Name the columns in the first line.';
export const noRepositoryWrite =
  '{place}: {written} is no repository; write owner/name or its address{isWhole?|, or give organization}.';
export const deadlineNoTime =
  '{place}: deadline {due} is no time with an offset, such as 2026-11-30T23:59:00+01:00.';
export const noneRepositoriesSent =
  'GitHub sends none of the {found} repositories: this is not the students’ fault. Run it again later.';
/** forbidden. Give `github-token` access to the repositories of students, as [organisations](organisations.md) shows. */
export const noneRepositoriesRead =
  "None of the {found} repositories can be read: this is the token's scope, not the students' fault.";

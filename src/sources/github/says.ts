/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const gitSends =
  'What git sends of {place} is not read: {error}. Run again; where it repeats, leave out what is so large.';
export const githubNotSend =
  'GitHub does not send what is asked for of {place}: {error}. It may have been pushed over; run again.';
export const noTextFile = '{path} of {name} is no text file of at most {most} bytes. Replace it by one.';
export const archiveNotUnpacked = 'The archive of {place} {error}; it was not unpacked.';
export const emptyNoCommit = '{name} is empty: it has no commit.';
export const isEmptyItHasNo = '{key} is empty: it has no commit.';
export const noClassroom50Yaml =
  'It has no .classroom50.yaml, so that its name alone says which assignment it belongs to.';
export const classroom50Yaml = 'Its .classroom50.yaml cannot be read.';
export const classroom50YamlNames =
  "Its .classroom50.yaml names another starter repository than the assignment's {source}.";
export const nothingPushedBefore =
  'Nothing was pushed before the deadline {due}; the present state was taken.';
export const githubNotShow =
  '{isWithheld?GitHub does not show this token its pushes (“Contents: read” does)|GitHub has no record of its pushes}, and no commit bears a date before the deadline {due}; the present state was taken.';
export const githubNotShowToken =
  '{isWithheld?GitHub does not show this token its pushes (“Contents: read” does)|GitHub has no record of its pushes}: the commit was chosen by the date that its author gave it (deadline {due}).';
export const archiveNotSay =
  'The archive of {name} does not say which commit it is of, so nothing in it can be relied on.';
export const cameNotGit = 'what came is not what Git names so';
export const noneRepositoriesToken =
  '{input} {entry}: none of the {all} repositories of {owner} that the token sees has such a name. Check its spelling, and what the token may see.';
export const repositoriesNames =
  'repositories: {text} names no owner; write owner/name, or give organization.';
export const repositoriesGlob = 'repositories: {text} has a glob as owner; name the organisation or user.';
export const repositoriesNoName = 'repositories: {text} is no name of a repository; write owner/name.';
export const repositoriesTakes =
  'repositories: {text} takes too long to be compared with names. Write it with fewer repetitions (* and +), and with none inside of another.';
export const repositoriesMatch =
  '{count} of the {tails} repositories that match {text} go on with {word} ({example}): if that is another assignment, use manifest, classroom50, team or a /regex/.';
export const notCheckedNoOpen =
  'Not checked: no open pull request of {base} has the head {sha}; it was closed, or pushed to meanwhile.';
export const moreThan = 'more than {most} bytes of {of}';
export const filesNotArchive = 'more than {most} files are not in the archive as they are in git';
export const githubLists =
  'GitHub lists only a part of its files, so what the archive may hide is not known.';
export const notArchiveGitattributes =
  '{some} not in the archive (.gitattributes export-ignore); fetched one by one.';
export const changedArchive =
  '{some} changed in the archive (.gitattributes export-subst, ident or an encoding); taken as git has them.';

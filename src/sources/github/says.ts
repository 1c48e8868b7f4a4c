// Place: GitHub. Ending: goes-on.
/** network. */
export const gitSends =
  'What git sends of {place} is not read: {error}. Run again; where it repeats, leave out what is so large.';
/** network. Look for the run on the present commit. Where there is none, push again; to run this one again asks for the same commit. */
export const githubNotSend =
  'GitHub does not send what is asked for of {place}: {error}. If it was pushed over, the run on the present commit counts; else run again.';
/** config-error. */
export const noTextFile = '{path} of {name} is no text file of at most {most} bytes. Replace it by one.';
/** network. Run again. If it stays so, look at that repository; its archive is damaged or built to harm. */
export const archiveNotUnpacked = 'The archive of {place} {error}; it was not unpacked.';
/** config-error. Ask whoever it belongs to; nothing was pushed yet. */
export const emptyNoCommit = '{name} is empty: it has no commit.';
/** config-error. Ask whoever it belongs to; nothing was pushed yet. */
export const isEmptyItHasNo = '{key} is empty: it has no commit.';
/** Nothing, if the name is right. Otherwise list the repositories in a `manifest`. */
export const noClassroom50Yaml =
  'It has no .classroom50.yaml, so that its name alone says which assignment it belongs to.';
/** Look at that file in the repository; a student may have changed it. */
export const classroom50Yaml = 'Its .classroom50.yaml cannot be read.';
/** Look at that file in the repository; a student may have begun with another assignment. */
export const classroom50YamlNames =
  "Its .classroom50.yaml names another starter repository than the assignment's {source}.";
/** Decide by hand whether late work counts. An extension can stand in the `manifest`, in the column deadline. */
export const nothingPushedBefore =
  'Nothing was pushed before the deadline {due}; the present state was taken.';
/** Decide by hand whether late work counts. Dates of commits can be chosen by their author. */
export const githubNotShow =
  '{isWithheld?GitHub does not show this token its pushes (“Contents: read” does)|GitHub has no record of its pushes}, and no commit bears a date before the deadline {due}; the present state was taken.';
/** Give `github-token` “Contents: read” so that GitHub's own times are used; an author can choose a date. */
export const githubNotShowToken =
  '{isWithheld?GitHub does not show this token its pushes (“Contents: read” does)|GitHub has no record of its pushes}: the commit was chosen by the date that its author gave it (deadline {due}).';
/** network. Run again. If it stays so, a proxy between here and GitHub changes what it passes on. */
export const archiveNotSay =
  'The archive of {name} does not say which commit it is of, so nothing in it can be relied on.';
/** Run again. Something between this machine and GitHub may change what passes, such as a proxy. */
export const cameNotGit = 'what came is not what Git names so';
/** config-error. */
export const noneRepositoriesToken =
  '{input} {entry}: none of the {all} repositories of {owner} that the token sees has such a name. Check its spelling, and what the token may see.';
/** config-error. */
export const repositoriesNames =
  'repositories: {text} names no owner; write owner/name, or give organization.';
/** config-error. */
export const repositoriesGlob = 'repositories: {text} has a glob as owner; name the organisation or user.';
/** config-error. */
export const repositoriesNoName = 'repositories: {text} is no name of a repository; write owner/name.';
/** config-error. */
export const repositoriesTakes =
  'repositories: {text} takes too long to be compared with names. Write it with fewer repetitions (* and +), and with none inside of another.';
export const repositoriesMatch =
  '{count} of the {tails} repositories that match {text} go on with {word} ({example}): if that is another assignment, use manifest, classroom50, team or a /regex/.';
/** skipped. Nothing. The newest commit of an open pull request has a run of its own. */
export const notCheckedNoOpen =
  'Not checked: no open pull request of {base} has the head {sha}; it was closed, or pushed to meanwhile.';
/** Leave large or generated files out with `exclude`; what is over the limit is not compared. */
export const moreThan = 'more than {most} bytes of {of}';
/** Look at `.gitattributes` in that repository; it hides files from archives. Read the rest by hand. */
export const filesNotArchive = 'more than {most} files are not in the archive as they are in git';
/** Look at the repository by hand; it has more files than GitHub lists. */
export const githubLists =
  'GitHub lists only a part of its files, so what the archive may hide is not known.';
/** Nothing, as they were compared. Look at `.gitattributes`; it may be an attempt to hide files. */
export const notArchiveGitattributes =
  '{some} not in the archive (.gitattributes export-ignore); fetched one by one.';
/** Nothing, as the true contents were compared. Look at `.gitattributes`; it may be an attempt to hide code. */
export const changedArchive =
  '{some} changed in the archive (.gitattributes export-subst, ident or an encoding); taken as git has them.';

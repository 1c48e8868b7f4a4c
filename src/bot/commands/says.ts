// Place: The bot. Ending: bot-reply.
export const countsStarter =
  '{name} counts as starter code from the next check on, which the next scan makes. Run the workflow of the scan to have it at once.';
export const putCode = 'Put its code into the repository or folder that `starter` names.';
/** Copy the id from the end of the row in the issue. After a new check the row may be gone. */
export const noPairAssignment =
  'No pair of this assignment has the id {name}: it stands at the end of its row.';
export const pairId = 'More than one pair has the id {name}. Name both repositories, `a..b`.';
/** Name the pair by its id, which stands at the end of its row in the issue. */
export const noRepositoryAssignment =
  '{none?No|More than one} repository of this assignment was called {name} at its last check.';
/** Name two different repositories, `a..b`. */
export const pairTwo = 'A pair is two repositories, and these are one.';
/** config-error. */
export const botNeeds =
  'The bot needs to know its repository: GITHUB_REPOSITORY is not set, or holds no owner/name. Run it in a workflow.';
/** config-error. */
export const botAnswers =
  "The bot answers comments (issue_comment) and calls by hand (workflow_dispatch), but the event is {event}. Change the workflow's `on:`, or the input `mode`.";
/** config-error. */
export const callHand = 'A call by hand needs the input “command”, such as “/similarity check”.';
/** config-error. */
export const callHandNeeds = 'A call by hand needs the input “pull-request”; give the number of one.';
/** config-error. */
export const callHandNeedsKnow =
  'A call by hand needs to know who calls: GITHUB_ACTOR and GITHUB_RUN_ID are not set. Run it in a workflow.';
/** config-error. */
export const inputWhole = 'The input “{name}” must be a whole number above 0.';
/** skipped. Nothing, as the event asks for nothing. */
export const nothingAnswer = 'Nothing to answer: {ignored}.';
/** skipped. Nothing. A command is the first thing in a new comment. */
export const nothingAnswerComment = 'Nothing to answer: the comment does not begin with /similarity.';
/** skipped. Nothing. Give the command in a new comment to have it done again. */
export const commandCarried = 'This command was carried out before; nothing was done twice.';
/** skipped. */
export const anotherRun =
  'Another run answers this command; nothing was done twice. If that run died, run it again.';
/** skipped. Read the reply on the pull request or the issue. */
export const commandRefused = 'The command of {author} was refused; the reply says why.';
/** skipped. Give the person write permission or name them in `bot-users`, if they should be obeyed. */
export const commandOfWasRefusedFor = 'The command of {author} was refused: {why}';
/** goes-on. */
export const webNothingSearched =
  'web: nothing is searched for a command on a pull request, because students read its reply. Run a check or a scan of the staff instead.';
/** Close the quotation mark, or leave it out. */
export const withoutOtherHalf = 'There is a `"` without its other half in {}';
/** Give one of the options that `/similarity help` lists. */
export const noOptionCheck = '{} is no option of `check`';
/** Give the option once. */
export const givenTwice = '`{name}` is given twice';
/** Leave the value out. */
export const takesNoValue = '`{name}` takes no value';
/** Give one of the values that the reply names behind it. */
export const noValueTakes = '{} is no value of `{name}`, which takes `{name} {value}`';
export const commonTakes =
  '`common` takes the id of a file on the web, which stands at the end of its row, as in `common w1a2b3c4`, not {}';
/** Name one assignment as in the config file, or nothing for the one of this issue. */
export const recheckTakes = '`recheck` takes the name of one assignment, or nothing, not {}';
export const assignTakes = '`assign` takes a pair and a person, as in `assign p1a2b3c4 @ada`';
export const noPairPair =
  '{} is no pair: a pair is two keys, as in `org/hw1#1..org/hw1#2`; a staff report shows them. Put it in `"` where a name has a blank';
export const noPairPairId =
  '{} is no pair: a pair is the id at the end of its row in the issue, as in `p1a2b3c4`, or two repositories, as in `org/hw1-ada..org/hw1-bob`';
/** Write the command again with both, as in the example. */
export const dismissTakes =
  '`dismiss` takes a pair and a reason: `dismiss {example} both use the example of the lecture`';
/** config-error. */
export const inputComment =
  'The {named}, which the input “comment-id” names, {problem}. Ask in a new comment, or leave “comment-id” out.';
export const youMean = ' Did you mean {name}?';
/** Give the command in a comment that this server's App answers, or wait for the end of the check. */
export const serverRuns = 'A server runs it, and not a workflow: only the bot that began it can cancel it.';
/** Give the token “Actions: write” to let the bot do it. */
export const cancelRun = '{error} Or cancel run {id} on the repository’s page “Actions”.';
/** Give nothing else behind it; the lines of another pull request are shown there. */
export const explainTakes = '`explain` takes `own` or the number of this pull request';
/** goes-on. Look at what stands behind the colon, and run the check again. */
export const dismissedNotRead = 'Dismissed pairs could not be read, so none is taken into account: {why}';
/** goes-on. Look at what stands behind the colon; the answers stand on the pull request. */
export const answersNotRead = 'What the author of the pull request answered could not be read: {why}';
/** goes-on. */
export const authorAnswered =
  '{author} answered below our comment on {where} ({n}). Read it in the report, at the submission.';
/** goes-on. */
export const answersChanged =
  'Comments of {author} on {where} that somebody else changed are shown as no answer ({n}). Read them there.';

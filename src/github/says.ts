// Place: GitHub. Ending: forbidden.
/** network. */
export const githubAnswered =
  'GitHub answered something unexpected while {what} ({detail}). Try again later.';
export const githubRefused = 'GitHub refused {what}{reason}. If it is there, {howToGrant}.';
/** network. */
export const githubCouldNotReached =
  "GitHub could not be reached while {what}{said}. {isUntrusted?Where the certificate is your own authority's, or that of a proxy that inspects TLS, set NODE_EXTRA_CA_CERTS to its file in the step's env.|Try again later.}";
/** rate-limited. */
export const githubsLimit =
  "GitHub's limit of requests is used up while {what}; try again {time}, or use a token with a larger limit (an App's).";
/** network. */
export const githubAnsweredWhile = 'GitHub answered {status} while {what}. Try again later.';
export const organisationDemands =
  'The organisation demands single sign-on of the token (403) while {what}. Authorise the token for the organisation in its settings.';
export const githubRefusedConversation =
  'GitHub refused {what} ({status}): the conversation is locked. Unlock it and run again.';
export const githubNoMoreComments =
  'GitHub takes no comment there ({status}{said}), found while {what}. Open a new pull request.';
export const githubRefused403 =
  'GitHub refused {what} (403{said}): {howToGrant}.{isOwn? A run that a pull request from a fork started has a token that only reads.|}{isOnCommit? If it has that already, comments on commits are switched off: allow them in the settings of the repository or of the organisation.|}';
export const issuesSwitched =
  'Issues are switched off in this repository (410), found while {what}. Switch them on in its settings (General ▸ Features ▸ Issues).';
/** Look at the spelling of owner and name first. GitHub answers 404 also where a token may not look. */
export const githubFinds =
  'GitHub finds nothing ({status}) while {what}: it does not exist, or the token may not see it. If it exists, {howToGrant}.';
/** Leave that repository out; GitHub shows it to nobody. */
export const githubBlocked =
  'GitHub has blocked this content for legal reasons (451) while {what}; it cannot be read.';
/** config-error. Look at what GitHub says at the end, and at [GitHub's status](https://www.githubstatus.com). Try again later. */
export const githubAnsweredWhileToo = 'GitHub answered {status} while {what}{said}.';
export const githubNotAccept =
  "GitHub does not accept the token of the App's installation (401) while {what}: the App was uninstalled or suspended meanwhile. Look at its installations.";
export const githubWants =
  'GitHub wants a token (401) while {what}, and there is none: {tokenGap}. Give one as {name}.';
export const githubNotAcceptToken =
  'GitHub does not accept the token (401) while {what}: it is wrong, expired or revoked. Check {instead}{gap?, or give {name}: {gap}|}.';
/** Nothing while it waits. Where it is too long, run at another time, or use an App's token, which has a limit of its own. */
export const githubsReached =
  "GitHub's {what} is reached{wait?; waiting {seconds} s.| for {seconds} s, which is too long to wait.}";

/** What is wrong with the name of an account of GitHub; null: nothing. @param present the account that stands in the files now */
export function problemOfAccount(name: string | undefined, present: string): string | null {
  if (name === undefined || name === '') {
    return 'Name the account that has this repository: npm run own -- ACCOUNT';
  }
  if (!/^(?=.{1,39}$)[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(name)) {
    return `"${name}" is no account of GitHub. Its name is what stands before the slash in the address of the repository: letters, digits and single hyphens, at most 39 characters.`;
  }
  // What stands in the files is found by its account: two accounts that differ in case alone would be one and two at once.
  if (name !== present && name.toLowerCase() === present.toLowerCase()) {
    return `The files name ${present} already. GitHub takes both for one account; keep what is there.`;
  }
  return null;
}

/**
 * A file of the repository with another account in every address of ours: repository, site, image, extension of `gh`, code owners. What
 * explains the placeholder stands between `owner:start` and `owner:end`, and goes with it.
 *
 * @param path from the root
 */
export function withAccount(path: string, text: string, { from, to }: { from: string; to: string }): string {
  const moved = text
    .replaceAll(/<!-- owner:start -->(?:\n[\s\S]*?\n<!-- owner:end -->\n\n?|.*?<!-- owner:end -->)/g, '')
    // A name in the registry of images has no capitals.
    .replaceAll(
      new RegExp(`\\bghcr\\.io/${from}/(?=code-similarity-action\\b)`, 'gi'),
      `ghcr.io/${to.toLowerCase()}/`,
    )
    // A page of the manual escapes hyphens.
    .replaceAll(
      new RegExp(`(?<![\\w-])${from}/(?=code\\\\?-similarity\\\\?-action\\b|gh-similarity\\b)`, 'g'),
      `${to}/`,
    )
    .replaceAll(new RegExp(`(?<![\\w.-])${from}\\.github\\.io\\b`, 'g'), `${to}.github.io`)
    .replaceAll(` --exclude '${from}'`, '');
  return path === '.github/CODEOWNERS'
    ? moved.replaceAll(new RegExp(`(?<= )@${from}(?=$|/)`, 'gm'), `@${to}`)
    : moved;
}

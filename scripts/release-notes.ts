/** One version's part of a changelog in the form of keepachangelog.com. */
interface Section {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** What stands between this heading and the next, without blank lines around. */
  readonly text: string;
}

/** What a changelog says of a version (`1.2.3`); null: it has no part `## [1.2.3] - DATE`. */
export function sectionOf(changelog: string, version: string): Section | null {
  const [heading, ...lines] =
    changelog
      .split(/^(?=## )/m)
      .find((part) => part.startsWith(`## [${version}]`))
      ?.split('\n') ?? [];
  const date = /^## \[.*\] - (\d{4}-\d\d-\d\d)$/.exec(heading ?? '')?.[1];
  // Addresses of versions stand at the end of the file, behind the last part.
  return date === undefined
    ? null
    : {
        date,
        text: lines
          .filter((line) => !/^\[[^\]]+\]: /.test(line))
          .join('\n')
          .trim(),
      };
}

/**
 * Why a tag cannot be released; empty: it can.
 *
 * @param tag as GitHub names it: `v1.2.3`
 * @param named the versions that files of this repository name, by file
 */
export function problemsOf(
  tag: string,
  named: Readonly<Record<string, string>>,
  changelog: string,
): readonly string[] {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (version === undefined) return [`The tag "${tag}" is no version: name it vX.Y.Z.`];
  const others = Object.entries(named)
    .filter(([, own]) => own !== version)
    .map(([file, own]) => `${file} says ${own}, the tag says ${version}: change the file, or tag again.`);
  const section = sectionOf(changelog, version);
  if (section === null) others.push(`CHANGELOG.md has no part "## [${version}] - YYYY-MM-DD".`);
  else if (section.text === '') others.push(`CHANGELOG.md says nothing of ${version}.`);
  const waiting = /^## \[Unreleased\]\n([\s\S]*?)(?=^## )/m.exec(changelog)?.[1]?.trim();
  if (waiting !== undefined && waiting !== '') {
    others.push(`CHANGELOG.md still has changes under "Unreleased": move them under ${version}.`);
  }
  return others;
}

/** A host that exists for examples: were this page changed so that it may connect, nobody would learn anything. */
const ANYWHERE = 'https://example.com/';
/** The event follows the refusal at once. */
const WAIT_MS = 2_000;

/**
 * Tries to open a connection.
 *
 * @returns the rule of the page's policy by which the browser refused it; null: the browser did not
 */
export async function tryConnection(): Promise<{ readonly directive: string | null }> {
  const refused = new Promise<string | null>((done) => {
    const timer = setTimeout(() => done(null), WAIT_MS);
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, originalPolicy }) => {
        clearTimeout(timer);
        done(ruleOf(originalPolicy, effectiveDirective));
      },
      { once: true },
    );
  });
  try {
    await fetch(ANYWHERE, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
    return { directive: null };
  } catch {
    return { directive: await refused };
  }
}

/** A rule with its values, as it stands in a policy. */
function ruleOf(policy: string, directive: string): string {
  const rules = policy.split(';').map((rule) => rule.trim());
  return rules.find((rule) => rule.split(' ')[0] === directive) ?? directive;
}

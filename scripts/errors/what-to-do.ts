/** What begins a clause that tells somebody to do something. */
const VERBS =
  'Add|Ask|Authorise|Change|Check(?! \\{)|Choose|Compare|Correct|Delete|Divide|Download|Empty|Exempt|Export|Forget|Free|Give|Install|Leave|Let|List|Look|Make|Mend|Move|Name|Open|Put|Raise|Re-run|Read(?!”)|Remove|Rename|Repair|Replace|Report|Restore|Run(?! \\{)|Save|Say|Scan(?! works| and)|Send|Set|Settle|Split|Start|Stop|Switch|Take|Try|Unlock|Unpack|Unset|Upgrade|Use|Wait|Write';

const IMPERATIVE = new RegExp(
  String.raw`(?:^|[.;:,?] |\| |\(|\b(?:and|or|then|please|first) )(?:please )?(?:${VERBS})\b(?! (?:of|by)\b)`,
  'iu',
);

/** The same behind something that is filled in. */
const AFTER_PLACE = new RegExp(String.raw`(?:[}\]] |\{)(?:${VERBS})\b`, 'u');

/** Other ways to say what would be right. */
const SHOWN =
  /(?:\{how to grant\}|\b(?:allowed: |allowed (?:is|are) |as in[: ]|did you mean|such as |must (?:be|begin|end|hold|not hold)\b|\w takes (?:them|it)\)))/iu;

/** Whether a message itself says what to do. */
export function saysWhatToDo(text: string): boolean {
  return IMPERATIVE.test(text) || AFTER_PLACE.test(text) || SHOWN.test(text);
}

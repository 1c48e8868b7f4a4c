import { CASE_STATES } from '#contract';
import { CASE_FACTS } from '#report';
import { TermChoice } from './filters.tsx';
import { useReport } from './report.ts';

/** Narrows a list to one section, where there are some. */
export function SectionChoice({ q }: { readonly q: string }) {
  const { sections, words } = useReport();
  if (sections.size === 0) return null;
  const options = [...sections.values()].map(({ name }) => [name, name] as const);
  return (
    <TermChoice
      q={q}
      field="section"
      label={words.say('lists.section')}
      options={[['', words.say('lists.allSections')], ...options]}
    />
  );
}

/** Narrows a list to what was decided about its pairs. */
export function CaseChoice({ q }: { readonly q: string }) {
  const { words } = useReport();
  const options = CASE_STATES.map((state) => [state, words.tell(CASE_FACTS[state].words)] as const);
  return (
    <TermChoice
      q={q}
      field="state"
      label={words.say('cases.case')}
      options={[['', words.say('lists.anyCase')], ...options]}
    />
  );
}

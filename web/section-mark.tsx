import type { Section } from './sections.ts';
import { useReport } from './report.ts';
import { useWords } from './words.tsx';

/** The mark of a section in its colour; its name is the tip, and is read out. */
export function SectionMark({ section }: { readonly section: Section }) {
  const said = useWords().say('page.section', { name: section.name });
  return (
    <span class={`section hue${section.hue}`} title={said}>
      <span aria-hidden="true">{section.mark}</span>
      <span class="hidden">{said}</span>
    </span>
  );
}

/** The section of the two of a pair, or both where they differ; nothing where the report knows no sections. */
export function PairSections({ a, b }: { readonly a: number; readonly b: number }) {
  const report = useReport();
  const { words } = report;
  const [one, two] = [report.section(a), report.section(b)];
  if (one === undefined && two === undefined) return null;
  return (
    <span class="sections" title={one === two ? undefined : words.say('page.acrossSections')}>
      {one === undefined ? '–' : <SectionMark section={one} />}
      {one === two ? null : (
        <>
          <span class="versus" role="img" aria-label={words.say('page.and')}>
            ↔
          </span>
          {two === undefined ? '–' : <SectionMark section={two} />}
        </>
      )}
    </span>
  );
}

/** What the marks of sections stand for, beneath a graph. */
export function SectionLegend() {
  const { sections } = useReport();
  return [...sections.values()].map((section) => (
    <span key={section.name}>
      {' '}
      <SectionMark section={section} /> {section.name}
    </span>
  ));
}

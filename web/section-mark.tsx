import type { Section } from './sections.ts';
import { useReport } from './report.ts';

/** The mark of a section in its colour; its name is the tip, and is read out. */
export function SectionMark({ section }: { readonly section: Section }) {
  return (
    <span class={`section hue${section.hue}`} title={`section ${section.name}`}>
      <span aria-hidden="true">{section.mark}</span>
      <span class="hidden">section {section.name}</span>
    </span>
  );
}

/** The section of the two of a pair, or both where they differ; nothing where the report knows no sections. */
export function PairSections({ a, b }: { readonly a: number; readonly b: number }) {
  const report = useReport();
  const [one, two] = [report.section(a), report.section(b)];
  if (one === undefined && two === undefined) return null;
  return (
    <span class="sections" title={one === two ? undefined : 'across sections'}>
      {one === undefined ? '–' : <SectionMark section={one} />}
      {one === two ? null : (
        <>
          <span class="versus" aria-label="and">
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

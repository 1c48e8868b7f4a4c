import { useMemo } from 'preact/hooks';
import { message, visible, type Words } from '#base';
import { type DraftContents, type DraftOptions, type DraftSubmission, LAYOUT_NAMES } from '#contract';
import { AUTO_DETECT, LANGUAGES } from '#engine';
import { type Column, nameColumn, Table } from '../table.tsx';
import { Said, SaidItems, useWords } from '../words.tsx';
import { Field, Select } from '../form.tsx';

/** By name: in their own order nobody finds one. That of each file stands above them. */
const NAMED_LANGUAGES = LANGUAGES.filter(({ id }) => id !== AUTO_DETECT)
  .map(({ language }) => language)
  .toSorted((a, b) => a.localeCompare(b));

/** How what was dropped is read, where it is not recognised as it should be. */
export function DraftChoices({
  options,
  onChange,
}: {
  readonly options: DraftOptions;
  readonly onChange: (change: Partial<DraftOptions>) => void;
}) {
  const words = useWords();
  return (
    <div class="filters">
      <Field label={words.say('drop.layout')}>
        <Select
          value={options.layout}
          options={[
            ['auto', words.say('drop.layoutAuto')],
            ...LAYOUT_NAMES.map(
              (one) => [one, words.say('drop.layoutNamed', { layout: one.replaceAll('-', '_') })] as const,
            ),
          ]}
          onValue={(layout) => onChange({ layout })}
        />
      </Field>
      <Field label={words.say('drop.programmingLanguage')}>
        <Select
          value={options.language}
          options={[
            ['auto', words.say('drop.languageAuto')],
            ...NAMED_LANGUAGES.map((one) => [one, one] as const),
          ]}
          onValue={(language) => onChange({ language })}
        />
      </Field>
    </div>
  );
}

/** What would be compared, before it is. */
export function DraftSummary({ recognised }: { readonly recognised: DraftContents }) {
  const words = useWords();
  const { judged, archive, references, hasStarter, notices, submissions } = recognised;
  const columns = useMemo(() => columnsOf(words, submissions), [words, submissions]);
  const unread = submissions.filter(({ problem }) => problem !== null);
  const counts = [
    message('drop.judgedCount', { n: judged }),
    ...(archive === 0 ? [] : [message('drop.archiveCount', { n: archive })]),
    ...(references === 0 ? [] : [message('drop.referenceCount', { n: references })]),
    ...(hasStarter ? [message('drop.withStarter')] : []),
  ];
  return (
    <section class="card" aria-labelledby="recognised">
      <h2 id="recognised">{words.say('drop.recognised')}</h2>
      <ul class="plain">
        {counts.map((one) => (
          <li key={one.id}>{words.tell(one)}</li>
        ))}
      </ul>
      {notices.length === 0 ? null : (
        <ul class="prose">
          <SaidItems of={notices} />
        </ul>
      )}
      {unread.length === 0 ? null : (
        <>
          <h3>{words.say('drop.unread', { n: unread.length })}</h3>
          <ul class="prose">
            {unread.slice(0, TOLD).map(({ name, problem }, index) => (
              <li key={index} class="attention">
                {visible(name)}: {problem === null ? null : <Said of={problem} />}
              </li>
            ))}
            {unread.length > TOLD ? (
              <li>{words.say('drop.unreadMore', { n: unread.length - TOLD })}</li>
            ) : null}
          </ul>
        </>
      )}
      <Table
        label={words.say('drop.recognisedTable')}
        columns={columns}
        rows={submissions}
        rowKey={(row) => `${row.role} ${row.name} ${submissions.indexOf(row)}`}
        sort={null}
        empty={words.say('drop.noneFound')}
      />
    </section>
  );
}

/** Of those that cannot be checked; a row of the table has no room for a sentence. */
const TOLD = 5;

const ROLES = {
  judged: message('drop.roleJudged'),
  archive: message('drop.roleArchive'),
  base: message('drop.roleBase'),
  'ai-reference': message('drop.roleReference'),
} as const;

/** Without those that say the same of everybody: on a phone the names need the room. */
function columnsOf(words: Words, rows: readonly DraftSubmission[]): readonly Column<DraftSubmission>[] {
  const all: readonly Column<DraftSubmission>[] = [
    nameColumn(words.say('drop.name')),
    { id: 'role', label: words.say('drop.role'), cell: ({ role }) => words.tell(ROLES[role]) },
    {
      id: 'group',
      label: words.say('drop.group'),
      kind: 'minor',
      cell: ({ section, team }) => visible([section, team].filter((one) => one !== null).join(', ')),
    },
    {
      id: 'files',
      label: words.say('drop.files'),
      // The sentence of one that cannot be read needs more room.
      kind: rows.every(({ problem }) => problem === null) ? 'number few' : 'number',
      cell: ({ files, problem }) =>
        problem === null ? (
          words.count(files)
        ) : (
          <span class="attention" title={words.tell(problem)}>
            <Said of={problem} />
          </span>
        ),
    },
    {
      id: 'left',
      label: words.say('drop.filesLeftOut'),
      kind: 'number minor',
      cell: ({ leftOut }) => words.count(leftOut),
    },
  ];
  const isSame: Readonly<Record<string, boolean>> = {
    role: rows.every(({ role }) => role === 'judged'),
    group: rows.every(({ section, team }) => section === null && team === null),
  };
  return all.filter(({ id }) => isSame[id] !== true);
}

import { useMemo } from 'preact/hooks';
import { message, visible, type Words } from '#base';
import { type DraftContents, type DraftOptions, type DraftSubmission, LAYOUT_NAMES } from '#contract';
import { LANGUAGES } from '#engine';
import { type Column, Table } from '../table.tsx';
import { Said, useWords } from '../words.tsx';
import { Field } from './form.tsx';

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
      <Field label={words.say('server.layout')}>
        <select
          value={options.layout}
          onChange={({ currentTarget }) => {
            const layout = LAYOUT_NAMES.find((one) => one === currentTarget.value) ?? 'auto';
            onChange({ layout });
          }}
        >
          <option value="auto">{words.say('server.layoutAuto')}</option>
          {LAYOUT_NAMES.map((one) => (
            <option key={one} value={one}>
              {words.say('server.layoutNamed', { layout: one.replaceAll('-', '_') })}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words.say('server.programmingLanguage')}>
        <select
          value={options.language}
          onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
        >
          <option value="auto">{words.say('server.languageAuto')}</option>
          {LANGUAGES.map(({ id, language }) => (
            <option key={id} value={language}>
              {language}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}

/** What would be compared, before it is. */
export function DraftSummary({ recognised }: { readonly recognised: DraftContents }) {
  const words = useWords();
  const { judged, archive, references, hasStarter, notices, submissions } = recognised;
  const columns = useMemo(() => columnsOf(words), [words]);
  const counts = [
    message('server.judgedCount', { n: judged }),
    ...(archive === 0 ? [] : [message('server.archiveCount', { n: archive })]),
    ...(references === 0 ? [] : [message('server.referenceCount', { n: references })]),
    ...(hasStarter ? [message('server.withStarter')] : []),
  ];
  return (
    <section class="card" aria-labelledby="recognised">
      <h2 id="recognised">{words.say('server.recognised')}</h2>
      <ul class="plain">
        {counts.map((one) => (
          <li key={one.id}>{words.tell(one)}</li>
        ))}
      </ul>
      {notices.length === 0 ? null : (
        <ul class="prose">
          {notices.map((notice, index) => (
            <li key={index}>
              <Said of={notice} />
            </li>
          ))}
        </ul>
      )}
      <Table
        label={words.say('server.recognisedTable')}
        columns={columns}
        rows={submissions}
        rowKey={(row) => `${row.role} ${row.name} ${submissions.indexOf(row)}`}
        sort={null}
        empty={words.say('server.noneFound')}
      />
    </section>
  );
}

const ROLES = {
  judged: message('server.roleJudged'),
  archive: message('server.roleArchive'),
  base: message('server.roleBase'),
  'ai-reference': message('server.roleReference'),
} as const;

function columnsOf(words: Words): readonly Column<DraftSubmission>[] {
  return [
    {
      id: 'name',
      label: words.say('server.name'),
      kind: 'wide',
      cell: ({ name }) => <span class="name">{visible(name)}</span>,
    },
    { id: 'role', label: words.say('server.role'), cell: ({ role }) => words.tell(ROLES[role]) },
    {
      id: 'group',
      label: words.say('server.group'),
      kind: 'minor',
      cell: ({ section, team }) => visible([section, team].filter((one) => one !== null).join(', ')),
    },
    {
      id: 'files',
      label: words.say('server.files'),
      kind: 'number',
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
      label: words.say('comment.filesLeftOut'),
      kind: 'number minor',
      cell: ({ leftOut }) => words.count(leftOut),
    },
  ];
}

import { message, type Message, visible } from '#base';
import type { GivenPart } from '#contract';
import { Select } from '../form.tsx';
import { DropZone } from '../drop/drop-zone.tsx';
import { useWords } from '../words.tsx';
import { type ClassState, type ClassWork, GIVEN_NAMES } from './class-work.ts';
import { bytesOf, type Item, itemsOf } from './dropped-items.ts';

/** So many are listed one by one; more are one line. */
const LISTED = 8;
const PARTS = Object.keys(GIVEN_NAMES) as readonly GivenPart[];

interface ClassZoneProps {
  readonly part: GivenPart;
  readonly work: ClassWork;
  readonly state: ClassState;
}

/** Where a part of a class is dropped, and what was. */
export function ClassZone({ part, work, state }: ClassZoneProps) {
  const failed = state.failed.get(part);
  const files = state.given.get(part) ?? [];
  return (
    <DropZone
      status={statusOf(part, state)}
      error={failed}
      isOff={false}
      isEmpty={files.length === 0 && failed === undefined}
      hasFolders={part !== 'people' && part !== 'cases'}
      onFiles={(dropped) => void work.add(part, dropped)}
      onClear={() => work.clear(part)}
    >
      {files.length === 0 ? null : <Items part={part} items={itemsOf(files)} work={work} />}
    </DropZone>
  );
}

function statusOf(part: GivenPart, { given, listing }: ClassState): Message {
  if (listing.has(part)) return message('drop.listing');
  const files = (given.get(part) ?? []).filter(({ file }) => file !== null);
  return files.length === 0
    ? message('drop.here')
    : message('drop.held', { files: files.length, size: { as: 'bytes', value: bytesOf(files) } });
}

interface ItemsProps {
  readonly part: GivenPart;
  readonly items: readonly Item[];
  readonly work: ClassWork;
}

/** What was dropped, each with what it is. */
function Items({ part, items, work }: ItemsProps) {
  const words = useWords();
  const rows =
    items.length <= LISTED
      ? items.map((item) => ({ key: item.name, label: visible(item.name), names: [item.name] }))
      : [
          {
            key: '',
            label: words.say('check.items', { n: items.length }),
            names: items.map(({ name }) => name),
          },
        ];
  return (
    <ul class="plain given">
      {rows.map(({ key, label, names }) => (
        <li key={key}>
          <label>
            <span class="name">{label}</span>
            <Select
              value={part}
              options={[
                ...PARTS.map((one) => [one, words.tell(GIVEN_NAMES[one])] as const),
                ['', words.say('check.leftOut')],
              ]}
              onValue={(to) => work.move(part, new Set(names), to === '' ? null : to)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}

import { isOver, lastUsed, peopleIn, type State, stateSize } from '#bot';
import { jsonText } from './json-text.ts';

/** What `state show` prints, as one JSON document, in lines. Sizes in bytes, times in RFC 3339; null: not known. */
export function stateDocument(
  state: State,
  names: readonly string[],
  about: { readonly where: string; readonly copies: readonly string[]; readonly now: Date },
): readonly string[] {
  const { where, copies, now } = about;
  const { bytes, limit, warning } = stateSize(state);
  return [
    jsonText({
      where,
      bytes,
      limit,
      warning,
      lease: state.lease === null ? null : { run: state.lease.run, until: state.lease.until },
      copies,
      assignments: names.flatMap((name) => {
        const one = state.assignments[name];
        if (one === undefined) return [];
        return [
          {
            name,
            bytes: state.stored[name]?.bytes ?? null,
            people: peopleIn(one),
            lastUsed: lastUsed(one),
            pending: one.pending?.progress.stage ?? null,
            told: Object.keys(one.reportedPairs).length + Object.keys(one.reportedFlags).length,
            decided: Object.keys(one.dismissed).length + (one.cases?.length ?? 0),
            searched: Object.keys(one.web ?? {}).length,
            forgottenAt: one.forgottenAt ?? null,
            isOver: isOver(one, now),
          },
        ];
      }),
    }),
  ];
}

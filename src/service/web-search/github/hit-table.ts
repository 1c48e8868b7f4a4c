import type { PlannedQuery } from '../rounds.ts';
import type { Hit } from './code-search.ts';

interface Scored {
  readonly hit: Hit;
  score: number;
}

/**
 * What the answers of all queries come to: for each submission its files, the one that most probes hit first.
 *
 * A hit counts one for each probe, and up to one more for how many of its words stand together in one piece of the file.
 */
export class HitTable {
  /** Submission ▸ blob ▸ place ▸ score. */
  readonly #found = new Map<number, Map<string, Map<string, Scored>>>();

  add({ probe, submissions }: PlannedQuery, hits: readonly Hit[]): void {
    for (const hit of hits) {
      const score = 1 + closeness(probe.words, hit.fragments);
      for (const submission of submissions) this.#addOne(submission, hit, score);
    }
  }

  /** At most `most` files of one submission. */
  of(submission: number, most: number) {
    const groups = [...(this.#found.get(submission)?.values() ?? [])].map((places) => {
      const copies = [...places.values()].toSorted(
        (a, b) =>
          Number(a.hit.isFork) - Number(b.hit.isFork) || b.score - a.score || compareHits(a.hit, b.hit),
      );
      return { copies, score: Math.max(...copies.map(({ score }) => score)) };
    });
    return groups
      .toSorted((a, b) => b.score - a.score || compareHits(a.copies[0]?.hit, b.copies[0]?.hit))
      .slice(0, most)
      .map(({ copies }) => ({
        submission,
        /** The best place first: no fork, then how well it matched. */
        copies: copies.map(({ hit }) => hit),
      }));
  }

  #addOne(submission: number, hit: Hit, score: number): void {
    const blobs = this.#found.get(submission) ?? new Map<string, Map<string, Scored>>();
    this.#found.set(submission, blobs);
    const places = blobs.get(hit.blob) ?? new Map<string, Scored>();
    blobs.set(hit.blob, places);
    const place = placeOf(hit);
    const known = places.get(place);
    if (known === undefined) places.set(place, { hit, score });
    else known.score += score;
  }
}

/** Share of the words that stand in one piece, from 0 to 1. */
function closeness(words: readonly string[], fragments: readonly string[]): number {
  const counts = fragments.map((fragment) => {
    const text = fragment.toLowerCase();
    return words.filter((word) => text.includes(word.toLowerCase())).length;
  });
  return Math.max(0, ...counts) / Math.max(1, words.length);
}

function placeOf({ owner, repo, path }: Hit): string {
  return `${owner}/${repo}/${path}`.toLowerCase();
}

/** The same order in every run. */
function compareHits(a: Hit | undefined, b: Hit | undefined): number {
  const [left, right] = [a, b].map((hit) => (hit === undefined ? '' : placeOf(hit)));
  return (left ?? '') < (right ?? '') ? -1 : 1;
}

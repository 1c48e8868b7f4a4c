import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { subjectsOf } from '#channels';
import type { RunReport } from '#contract';
import { sha256 } from '#native';
import { type CoursePart, partOf } from '#report';
import { type AssignmentState, type KeptClass, STATE_LIMITS } from '../state/state-schema.ts';

/*
 * The class of a check as the state keeps it: of each two people how near they are, two bytes each, row by row above the diagonal.
 * No more is needed to join it with classes of other assignments, whose reports are long gone.
 */

const BYTES = 2;
/** Instead of how near they are: the report does not list the two, or they say nothing. */
const FAR = 0;
const APART = 1;
const LEAST = 2;
/** Steps of one point: reports have a digit behind the point. */
const STEPS = 100;

/** @returns null: it says nothing, or is too large to be kept */
export function packClass(report: RunReport): KeptClass | null {
  const part = partOf(report);
  const places = part.members.flatMap((one, place) => (one === null ? [] : [place]));
  if (!part.isRead || places.length > STATE_LIMITS.coursePeople) return null;
  const { submissions } = report.findings;
  const subjects = subjectsOf(submissions);
  const at = new Map(places.map((place, index) => [place, index]));
  const near = Buffer.alloc(BYTES * cellsOf(places.length), FAR);
  const put = (a: number, b: number, value: number): void => {
    const [i, j] = [at.get(a), at.get(b)];
    if (i !== undefined && j !== undefined && i !== j) {
      near.writeUInt16LE(value, BYTES * cellOf(i, j, places.length));
    }
  };
  for (const { a, b, near: value } of part.pairs) {
    if (value >= 0) put(a, b, LEAST + Math.round(STEPS * value));
  }
  for (const [a, b] of part.apart) put(a, b, APART);
  return {
    people: places.map((place) => [
      subjects.get(submissions[place]?.key ?? '') ?? '',
      ...(part.members[place]?.signs ?? []).map(digestOf),
    ]),
    near: deflateRawSync(near).toString('base64'),
  };
}

/**
 * What the last check of an assignment says in the course; members are called by their subject.
 *
 * @returns null: nothing is kept, or it is damaged
 */
export function unpackClass({
  course,
  dismissed,
}: Pick<AssignmentState, 'course' | 'dismissed'>): CoursePart | null {
  if (course === undefined) return null;
  const members = course.people.map(([name = '', ...signs]) => ({ name, signs }));
  const near = inflated(course.near, BYTES * cellsOf(members.length));
  if (near === null) return null;
  const pairs: { a: number; b: number; near: number }[] = [];
  const apart: (readonly [number, number])[] = [];
  let cell = 0;
  for (let a = 0; a < members.length; a += 1) {
    for (let b = a + 1; b < members.length; b += 1, cell += BYTES) {
      const value = near.readUInt16LE(cell);
      if (value === APART) apart.push([a, b]);
      else if (value !== FAR) pairs.push({ a, b, near: value });
    }
  }
  // What somebody dismissed since that check.
  const at = new Map(members.map(({ name }, place) => [name, place]));
  for (const key of Object.keys(dismissed)) {
    const [a, b] = key.split('-').map((subject) => at.get(subject));
    if (a !== undefined && b !== undefined) apart.push([a, b]);
  }
  return { isRead: true, members, pairs, apart };
}

function inflated(text: string, bytes: number): Buffer | null {
  try {
    const data = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: bytes + 1 });
    return data.length === bytes ? data : null;
  } catch {
    return null;
  }
}

function cellsOf(people: number): number {
  return (people * (people - 1)) / 2;
}

function cellOf(a: number, b: number, people: number): number {
  const [i, j] = a < b ? [a, b] : [b, a];
  return i * people - (i * (i + 1)) / 2 + j - i - 1;
}

/** An e-mail address of a list of people is nothing that the state needs. */
function digestOf(sign: string): string {
  return sha256(sign).slice(0, 16);
}

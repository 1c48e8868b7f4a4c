import { expect, test } from 'vitest';
import { z } from 'zod';
import { readBoolean, readList, readNumber, tolerant } from '../../src/contract/service/fields.ts';
import { OPERATIONS } from '../../src/contract/service/operations.ts';
import { type Random, randomFrom } from '../random.ts';
import { EVERYTHING, SEED, tries } from '../suite.ts';

/** The same reading as a schema of zod, which decides about shapes on its own: slower, and the measure of the other. */
function asSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return asSchema(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodNumber) return z.preprocess(readNumber, z.number().nullable());
  if (schema instanceof z.ZodBoolean) return z.preprocess(readBoolean, z.boolean().nullable());
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) {
    return z.preprocess(
      (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
      z.string().nullable().catch(null),
    );
  }
  if (schema instanceof z.ZodArray) {
    return z.preprocess(readList, z.array(asSchema(schema.element as z.ZodType)).nullable());
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    const shape = Object.fromEntries(fields.map(([key, field]) => [key, asSchema(field).optional()]));
    return z.looseObject(shape).nullable().catch(null);
  }
  return z.unknown();
}

const SCALARS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1.5,
  48.65,
  1e300,
  '',
  ' 7 ',
  '48.65',
  '1e999',
  '0x10',
  'true',
  '0',
  'text',
];

const ODD: readonly unknown[] = [...SCALARS, [], {}, [1, '2'], { '0': 1, '2': 3 }];

/** Something of the shape that is wanted, or of another one; as it may come over the wire. */
function anyOf(schema: z.ZodType, random: Random, depth: number): unknown {
  if (depth > 6 || random.next() < 0.15) return random.pick(ODD);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return anyOf(schema.unwrap() as z.ZodType, random, depth);
  }
  if (schema instanceof z.ZodArray) {
    const items = Array.from({ length: random.integer(0, 4) }, () =>
      anyOf(schema.element as z.ZodType, random, depth + 1),
    );
    // What PHP makes of a list with gaps.
    return random.next() < 0.2 ? Object.fromEntries(items.map((item, at) => [at * 2, item])) : items;
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape).filter(() => random.next() < 0.8);
    return Object.fromEntries([
      ...fields.map(([key, field]) => [key, anyOf(field, random, depth + 1)] as const),
      ...(random.next() < 0.3 ? [['further', random.pick(SCALARS)] as const] : []),
    ]);
  }
  return random.pick(SCALARS);
}

test.each(Object.entries(OPERATIONS).filter(([, shape]) => !('csv' in shape && shape.csv === 'always')))(
  '%s is read as a schema reads it, whatever comes',
  (_operation, { response }) => {
    // By day another part of it each time.
    const random = randomFrom(EVERYTHING ? 11 : SEED);
    const read = tolerant(response as z.ZodType);
    const oracle = asSchema(response);
    for (let round = 0; round < tries(400); round += 1) {
      const wire = JSON.stringify(anyOf(response, random, 0));
      expect(read(JSON.parse(wire)), wire).toEqual(oracle.parse(JSON.parse(wire)));
    }
  },
);

test('what comes as documented is handed on as it is, and nothing that was given is changed', () => {
  const read = tolerant(z.object({ list: z.array(z.number()), name: z.string() }));
  const good = { list: [1, 2], name: 'a', further: {} };
  expect(read(good)).toBe(good);
  const other = { list: [1, '2', 'x'], name: 3 };
  expect(read(other)).toEqual({ list: [1, 2, null], name: '3' });
  expect(other).toEqual({ list: [1, '2', 'x'], name: 3 });
});

test('what begins with digits and is no number is told at once', () => {
  expect(readNumber(`${'1'.repeat(400_000)}x`)).toBeNull();
  expect(['1.', '.5', '1.5e2', '-7', '1..', '.', '1e'].map(readNumber)).toEqual([
    1,
    0.5,
    150,
    -7,
    null,
    null,
    null,
  ]);
});

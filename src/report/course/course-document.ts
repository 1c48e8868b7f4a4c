import { z } from 'zod';
import { COUNT, type Frozen, SCORE } from '#contract';

/** Of `course.json`. Raised with every change that a reader of the file would notice. */
export const COURSE_SCHEMA_VERSION = 1;

const person = COUNT.meta({ description: 'A place in people.' });
const recurs = {
  times: COUNT.meta({ description: 'In so many assignments …' }),
  place: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: '… among this share of the class: the nearest pairs, or people, of it.' }),
  of: COUNT.meta({ description: 'In how many assignments there is a place.' }),
  expected: z.number().min(0).meta({
    description: 'How many of the course would come back as much by chance. Small is rare.',
  }),
  standsOut: z.boolean().meta({ description: 'Fewer than one in a hundred would.' }),
};
const standing = {
  rank: COUNT.meta({ description: '1: the highest. Equal ones share the lower rank.' }),
  all: COUNT.meta({ description: 'Of so many.' }),
};

/** `course.json`: the same people over several assignments. */
export const CourseDocument = z
  .strictObject({
    schemaVersion: z.literal(COURSE_SCHEMA_VERSION),
    name: z.string(),
    createdAt: z.string(),
    toolVersion: z.string(),
    assignments: z.array(
      z.strictObject({
        name: z.string(),
        checkedAt: z.string(),
        report: z
          .string()
          .nullable()
          .meta({ description: 'Address of its page, from here; null: not known.' }),
        people: COUNT.meta({ description: 'Who was compared in it and is told apart.' }),
        pairs: COUNT.meta({ description: 'Pairs of them that say something; 0: it says nothing.' }),
        measure: z.enum(['suspicion', 'similarity']).meta({ description: 'What its pairs are ordered by.' }),
      }),
    ),
    people: z.array(
      z.strictObject({
        name: z.string(),
        submissions: z.array(COUNT.nullable()).meta({
          description: 'By assignment: a place in the submissions of its report; null: none that counts.',
        }),
      }),
    ),
    pairs: COUNT.meta({ description: 'Pairs of people who were in two assignments or more.' }),
    lasting: z.number().min(0).max(1).meta({
      description:
        'How much who is near whom comes back in the next assignment, over all pairs: a correlation. Chances reckon with it.',
    }),
    found: z
      .array(
        z.strictObject({
          a: person,
          b: person,
          ...recurs,
          isNew: z.boolean().meta({ description: 'It stands out, and did not without the last assignment.' }),
          places: z.array(
            z
              .strictObject({
                ...standing,
                similarity: SCORE,
                suspicion: SCORE,
                isFlagged: z.boolean().meta({ description: 'The report of the assignment flags it.' }),
                standsOut: z.boolean().meta({ description: 'It stands out from that class.' }),
              })
              .nullable()
              .meta({
                description: 'By assignment; null: not both were in it, or it says nothing of the two.',
              }),
          ),
        }),
      )
      .meta({
        description:
          'Pairs as any of which there would be at most one by chance, the least likely first. They flag nobody.',
      }),
    near: z
      .array(z.strictObject({ person, ...recurs, places: z.array(z.strictObject(standing).nullable()) }))
      .meta({
        description:
          'People who are nearer to everybody than others are, again and again. Their pairs are held against that.',
      }),
    notices: z.array(z.string()),
  })
  .meta({
    id: 'CourseDocument',
    title: 'Similarity over a course',
    description: 'Who is near whom over several assignments. For staff: it names everybody.',
  });
export type CourseDocument = Frozen<z.output<typeof CourseDocument>>;

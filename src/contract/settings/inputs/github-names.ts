import { z } from 'zod';
import { list, text } from './definition.ts';

/** A custom property of repositories and its value. */
export const property = {
  ...text('<name=value>', 'name=value'),
  schema: z
    .string()
    .trim()
    .max(500)
    .regex(/^[^=\s]+=.+$/)
    .transform((value) => {
      const sign = value.indexOf('=');
      return { name: value.slice(0, sign), value: value.slice(sign + 1).trim() };
    }),
};

/** An assignment of Classroom 50: both are names of folders in its config repository. */
export const classroom50 = {
  ...text(
    '<classroom>/<assignment>',
    'classroom/assignment, both as they are named in the config repository',
  ),
  schema: z
    .string()
    .trim()
    .max(255)
    .regex(/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/)
    .refine((value) => value.split('/').every((part) => !/^\.+$/.test(part)))
    .transform((value) => {
      const [classroom = '', assignment = ''] = value.split('/');
      return { classroom, assignment };
    }),
};

/**
 * A login or organisation of GitHub: letters, digits and hyphens; at most 39 characters. Whose account an enterprise manages has an
 * underscore and its short name at the end: `ada_cs101`.
 */
const OWNER = /^[A-Za-z0-9][\w-]{0,38}$/;

/** Whose repositories are looked through. */
export const organization = {
  ...text('<name>', 'the name of an organisation or user on GitHub'),
  schema: z.string().trim().regex(OWNER),
};

/** People and teams that may give the bot commands. */
export const botUsers = {
  ...list('<login>', 'logins and @org/team, one per line'),
  schema: list('', '').schema.refine((entries) =>
    entries.every((entry) => /^@?[A-Za-z0-9][\w-]{0,38}(?:\/[\w.-]{1,100})?$/.test(entry)),
  ),
};

/** A topic of repositories. */
export const topic = {
  ...text('<topic>', 'a topic of GitHub: letters, digits and dashes, at most 50'),
  schema: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,49}$/),
};

/** A team of the organisation. */
export const team = {
  ...text('<team>', "a team's name as it stands in its address"),
  schema: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_.-]{1,100}$/),
};

/** A branch that can be made: git refuses the same. */
export const branch = {
  ...text('<branch>', 'the name of a branch'),
  schema: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,199}$/)
    .refine((value) => !/\.\.|\/\/|\/$|\.lock$/.test(value)),
};

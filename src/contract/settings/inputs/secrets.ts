import { z } from 'zod';
import { text } from './value-types.ts';

/** A salt that can be guessed hides nothing. */
const MIN_SALT_CHARACTERS = 16;

/** What pseudonyms are made with. */
export const salt = {
  ...text('<secret>', `a secret of at least ${MIN_SALT_CHARACTERS} letters, digits and signs`),
  schema: z
    .string()
    .trim()
    .min(MIN_SALT_CHARACTERS)
    .regex(/^[\x21-\x7e]+$/),
};

/** The key of a service. */
export const key = {
  ...text('<key>', "the service's key: letters, digits and signs on one line"),
  // What can stand in a header: visible ASCII. A secret's trailing line break is no part of it.
  schema: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/),
};

/** A token of GitHub. */
export const token = {
  ...key,
  placeholder: '<token>',
  allowed: 'a token of GitHub: letters, digits and signs on one line',
};

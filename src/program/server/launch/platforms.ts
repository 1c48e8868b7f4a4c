import { type Frozen } from '#contract';
import { z } from 'zod';
import { parseConfig } from '../../config-text.ts';
import { safeAddress, said } from '../server-file.ts';

const KINDS = ['moodle', 'canvas'] as const;

const ADDRESS = 'must be an https address, as the platform shows it.';
const ORIGINS = 'must be a list of https addresses where files of the platform lie.';
const DEPLOYMENTS = 'must be a list of the ids that the platform gave this tool, in quotes.';

const File = z.strictObject({
  platforms: z
    .array(
      z.strictObject({
        issuer: said('must be what the platform calls itself, such as https://moodle.university.example.'),
        client: said('must be the id that the platform gave this server, in quotes.'),
        /** Ids by which it says in which of its parts this server is a tool. */
        deployments: z.array(said(DEPLOYMENTS), { error: DEPLOYMENTS }).min(1, { error: DEPLOYMENTS }),
        /** Where the browser goes to be told who somebody is. */
        'log-in': safeAddress(ADDRESS),
        /** Where this server asks for leave to read the people of a course. */
        tokens: safeAddress(ADDRESS),
        /** What it calls itself there. Default: that address, as most do; Brightspace has another one. */
        audience: said('must be what the platform shows as its audience.').optional(),
        keys: safeAddress(ADDRESS),
        /** What people call it. Default: its host. */
        called: said('must be a name for people, such as Moodle.').optional(),
        /** Claim that people are called by here. */
        name: said('must be the name of a claim.').prefault('email'),
        /** How it gives what was handed in, to whoever has a token there; null: it comes by drop alone. */
        submissions: z
          .strictObject({
            by: z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}.` }),
            /** Without a slash at its end. */
            address: safeAddress(ADDRESS).transform((address) => address.replace(/\/+$/, '')),
            /** Origins besides that of the address where its files lie. */
            files: z
              .array(
                safeAddress(ORIGINS).transform((address) => new URL(address).origin),
                { error: ORIGINS },
              )
              .prefault([]),
          })
          .nullable()
          .prefault(null),
      }),
      { error: 'must be a list of learning platforms.' },
    )
    .min(1, { error: 'must name at least one learning platform.' }),
});

/** A learning platform that courses are opened from, by LTI 1.3. */
export interface Platform extends Frozen<Omit<z.output<typeof File>['platforms'][number], 'log-in'>> {
  readonly logIn: string;
  readonly audience: string;
  readonly called: string;
}

/** @param name of the file @throws ConfigurationError naming every problem with its place */
export function parsePlatforms(content: string, name: string): readonly Platform[] {
  return parseConfig(File, content, name).data.platforms.map(
    ({ 'log-in': logIn, called, audience, ...one }) => ({
      ...one,
      audience: audience ?? one.tokens,
      logIn,
      called: called ?? new URL(logIn).host,
    }),
  );
}

/** By it rows name a platform. */
export function keyOf({ issuer, client }: Platform): string {
  return `${issuer} ${client}`;
}

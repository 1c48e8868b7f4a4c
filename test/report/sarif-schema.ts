import { z } from 'zod';

/**
 * The part of SARIF 2.1.0 (OASIS standard, sections 3.13 to 3.30) that we write, without room for anything else, and what
 * GitHub's code scanning asks for beyond it (its documentation of SARIF support). Whether that is valid SARIF is for
 * `sarif-standard.ts` to say, which holds it against the format's own schema.
 */
const Message = z.strictObject({ text: z.string().min(1) });
const Level = z.enum(['none', 'note', 'warning', 'error']);

/** A relative reference that stays below its base: no scheme, no root, no `..`, every character legal in a URI (3.4.4). */
const RelativeUri = z
  .string()
  .regex(/^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-F]{2})+$/)
  .refine((uri) => !uri.startsWith('/') && !uri.split('/').some((part) => part === '..' || part === '.'))
  .refine((uri) => !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(uri));

const Result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(0),
  level: Level,
  message: Message,
  locations: z.tuple([
    z.strictObject({
      physicalLocation: z.strictObject({
        artifactLocation: z.strictObject({ uri: RelativeUri, uriBaseId: z.literal('%SRCROOT%') }),
        region: z
          .strictObject({ startLine: z.int().min(1), endLine: z.int().min(1) })
          .refine(({ startLine, endLine }) => endLine >= startLine),
      }),
    }),
  ]),
  partialFingerprints: z.strictObject({
    'codeSimilarity/v1': z.string().regex(/^[0-9a-f]{32}$/),
    primaryLocationLineHash: z
      .string()
      .regex(/^[0-9a-f]{1,16}:[1-9]\d*$/)
      .optional(),
  }),
  rank: z.number().min(0).max(100).optional(),
});

export const Sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z
      .strictObject({
        tool: z.strictObject({
          driver: z.strictObject({
            name: z.string().min(1),
            semanticVersion: z.string().regex(/^\d+\.\d+\.\d+/),
            rules: z.array(
              z.strictObject({
                id: z.string().min(1),
                name: z.string().regex(/^[A-Z][A-Za-z]+$/),
                shortDescription: Message,
                fullDescription: Message,
                help: Message,
                defaultConfiguration: z.strictObject({ level: Level }),
                properties: z.strictObject({
                  tags: z.array(z.string()),
                  precision: z.enum(['very-high', 'high', 'medium', 'low']),
                }),
              }),
            ),
          }),
        }),
        automationDetails: z.strictObject({ id: z.string().endsWith('/') }),
        columnKind: z.literal('utf16CodeUnits'),
        results: z.array(Result).max(25_000),
        invocations: z.tuple([
          z.strictObject({
            executionSuccessful: z.boolean(),
            toolExecutionNotifications: z
              .array(z.strictObject({ level: Level, message: Message }))
              .optional(),
          }),
        ]),
      })
      .refine(({ tool, results }) =>
        results.every(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex]?.id === ruleId),
      ),
  ]),
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES, MAX_FILES } from '../../src/program/server/page/part-folders.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { VARIABLES } from '../../src/program/command-line/arguments/variables.ts';
import { some } from '../suite.ts';

/* What is given to the person who runs a server: containers, units, proxies. */

const ROOT = join(import.meta.dirname, '..', '..');
const DEPLOY = join(ROOT, 'deploy');
const LINTER = join(ROOT, 'node_modules', 'dclint', 'bin', 'dclint.cjs');
const read = (...names: string[]): string => readFileSync(join(DEPLOY, ...names), 'utf8');

const Service = z.looseObject({
  command: z.array(z.string()).optional(),
  build: z.looseObject({ dockerfile: z.string() }).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  env_file: z.array(z.string()).optional(),
  logging: z.looseObject({ options: z.record(z.string(), z.string()) }).optional(),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  networks: z.looseObject({
    inside: z.looseObject({ ipam: z.looseObject({ config: z.array(z.object({ subnet: z.string() })) }) }),
  }),
});

const Linted = z.array(
  z.object({ messages: z.array(z.object({ type: z.string(), rule: z.string(), message: z.string() })) }),
);

test('the Dockerfile is one, and has nothing that its linter warns of', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
  // It does find something.
  expect(validate('FROM node\nRUM true\nCMD a\nCMD b\n').length).toBeGreaterThan(1);
});

describe.each(some(['compose.yaml', 'server/compose.yaml', 'server/compose.several.yaml'], 1))(
  '%s',
  (name) => {
    test('is a file of compose, and has none of the faults that its linter knows', () => {
      const { stdout } = spawnSync(
        process.execPath,
        [LINTER, join(DEPLOY, name), '--formatter', 'json', '--disable-rule', 'no-unbound-port-interfaces'],
        { encoding: 'utf8' },
      );
      const [result] = Linted.parse(JSON.parse(stdout));
      const errors = result?.messages.filter(({ type }) => type === 'error') ?? [];
      expect(result).toBeDefined();
      expect(errors).toEqual([]);
    });
  },
);

test.each(['compose.yaml', 'server/compose.yaml', 'server/compose.several.yaml'])(
  '%s keeps no log of a container without end',
  (name) => {
    const { services } = Compose.pick({ services: true }).parse(parse(read(name), { merge: true }));
    for (const { logging } of Object.values(services)) {
      expect(logging?.options).toEqual({ 'max-size': '50m', 'max-file': '5' });
    }
  },
);

describe.each(['compose.yaml', 'compose.several.yaml'])('server/%s', (name) => {
  const { services, networks } = Compose.parse(parse(read('server', name), { merge: true }));

  test('starts servers with words that the program takes', () => {
    const web = Object.values(services).find(({ build }) => build !== undefined);
    expect(web?.build?.dockerfile).toBe('deploy/Dockerfile');
    expect(parseCommandLine(web?.command ?? [])).toMatchObject({
      kind: 'serve',
      port: 8080,
      logFormat: 'json',
      metricsPort: 9090,
      // Else every request would count for the proxy.
      trustedProxies: networks.inside.ipam.config.map(({ subnet }) => subnet),
    });
  });

  test('starts workers, where there are any, with words that the program takes', () => {
    const commands = Object.values(services).map(({ command }) => command ?? []);
    const work = commands.filter(([word]) => word === 'work');
    expect(work).toHaveLength(name === 'compose.yaml' ? 0 : 1);
    // Its place comes from the environment.
    for (const words of work) {
      const command = parseCommandLine([...words, '--database', 'postgres://host/name']);
      expect(command).toMatchObject({ kind: 'work', workers: 2 });
    }
  });

  test('gives ours no right that they do not need, and no port to others', () => {
    for (const service of Object.values(services).filter(({ build }) => build !== undefined)) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([one]) => one)).toEqual(['proxy']);
  });

  test('mounts files that are there, or that its first lines say how to make', () => {
    const text = read('server', name);
    const mounted = [...text.matchAll(/(?:- |file: )\.?\/?([\w.-]+\.(?:txt|json|env)|Caddyfile)\b/g)].map(
      ([, file = '']) => file,
    );
    const [intro = ''] = text.split('\nname:');
    expect(mounted).toContain('Caddyfile');
    for (const file of mounted) {
      expect(existsSync(join(DEPLOY, 'server', file)) || intro.includes(file), file).toBe(true);
    }
  });
});

test('the example of an environment names variables that are read', () => {
  const names = [...read('server', 'server.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, one = '']) => one,
  );
  expect(names).toContain('CODE_SIMILARITY_KEY');
  expect(names.filter((one) => !(one in VARIABLES))).toEqual([]);
  expect(JSON.parse(read('server', 'storage.json.example'))).toHaveProperty('identities');
});

const wordsOf = (unit: string): string => /^ExecStart=\S+ \S+cli\.js (.*)$/m.exec(unit)?.[1] ?? '';

test('the unit of a worker starts one, and is as closed as that of the server', () => {
  const [server = '', worker = ''] = ['', '-work'].map((name) =>
    read('server', `code-similarity${name}.service`),
  );
  expect(
    parseCommandLine([...wordsOf(worker).split(' '), '--database', 'postgres://host/name']),
  ).toMatchObject({ kind: 'work' });
  const closed = (unit: string): string => unit.slice(unit.indexOf('UMask='));
  expect(closed(worker)).toBe(closed(server));
});

test.each(['server/code-similarity', 'server/code-similarity-work', 'code-similarity-bot'])(
  '%s.service is started anew whatever ended it: SIGHUP is no failure to systemd',
  (name) => {
    expect(read(`${name}.service`)).toMatch(/^Restart=always\nRestartSec=\d+$/m);
  },
);

describe('the unit of systemd', () => {
  const unit = read('server', 'code-similarity.service');

  test('starts the server behind a proxy, with the folder that is its own', () => {
    const words = wordsOf(unit);
    expect(parseCommandLine(words.split(' '))).toMatchObject({
      kind: 'serve',
      host: '127.0.0.1',
      trustedProxies: ['127.0.0.1'],
      metricsHost: '127.0.0.1',
      logFormat: 'json',
    });
    expect(words).toContain(`--data /var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]} `);
  });

  test('is as closed as the one of the App', () => {
    const rights = (text: string): readonly string[] =>
      text.match(/^(?:Protect|Restrict|Private|NoNew|Capability|SystemCall|Lock|UMask).*$/gm) ?? [];
    expect(rights(unit)).toEqual(expect.arrayContaining([...rights(read('code-similarity-bot.service'))]));
  });

  test('is understood by systemd, where that is installed', () => {
    const { error, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', join(DEPLOY, 'server', 'code-similarity.service')],
      { encoding: 'utf8' },
    );
    if (error !== undefined) return;
    expect(
      stderr
        .split('\n')
        .filter(
          (line) => line.includes('code-similarity.service') && !/not executable|No such file/.test(line),
        ),
    ).toEqual([]);
  });
});

describe('proxies', () => {
  test.each(['Caddyfile', 'nginx.conf'])(
    '%s shows nobody how the service is doing, and sends progress as it comes',
    (name) => {
      const text = read('server', name);
      for (const path of ['/metrics', '/readyz']) expect(text).toContain(path);
      expect(text).toMatch(/flush_interval -1|proxy_buffering off/);
    },
  );

  test('leave a process out for a second, so that two started anew one after the other are never both', () => {
    expect(read('server', 'nginx.conf')).toMatch(/^ {4}server 127\.0\.0\.1:8080 fail_timeout=1s;$/m);
    expect(read('server', 'Caddyfile')).toMatch(/^\t\tfail_duration 1s$/m);
  });

  test.each(['Caddyfile', 'nginx.conf'])('%s packs pages and lists, and no progress', (name) => {
    const text = read('server', name).replaceAll(/#.*/g, '');
    expect(text).toMatch(/\n\tencode gzip \{\n|\n {4}gzip on;\n/);
    expect(text).toContain('application/json');
    expect(text).not.toMatch(/text\/(?:\*|event-stream)/);
  });

  test('nginx takes nothing of what a client claims about its address, and as much as may be dropped on the page', () => {
    const text = read('server', 'nginx.conf').replaceAll(/#.*/g, '');
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    // Each file has a head of its own besides.
    expect(Number(/client_max_body_size (\d+)m/.exec(text)?.[1]) * 1_048_576).toBeGreaterThan(
      MAX_BYTES + MAX_FILES * 1000,
    );
  });
});

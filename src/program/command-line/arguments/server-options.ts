import { isIP } from 'node:net';
import { WEB_PROVIDERS } from '#contract';
import { ANY, flag, oneOf, optionsOf, wholeNumberTo } from './option.ts';

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 8080;
/** A check keeps a processor busy. */
export const DEFAULT_CONCURRENCY = 2;

export const LOG_FORMATS = ['text', 'json'] as const;

const PORT = wholeNumberTo(65_535);

const FOLDER = { placeholder: '<folder>', allowed: 'a path of a folder', ...ANY } as const;

const FILE = { placeholder: '<file>', allowed: 'a path of a file', ...ANY } as const;

const HOST = {
  placeholder: '<host>',
  allowed: "an address or a host's name",
  isAllowed: (value: string) => /^[A-Za-z0-9._:[\]%-]+$/.test(value),
} as const;

export const LISTEN_OPTIONS = optionsOf('Where it listens', 'last', {
  port: {
    short: 'p',
    description: `Port to listen on. 0 takes a free one. Default: ${DEFAULT_PORT}`,
    ...PORT,
  },
  host: { description: `Address to listen on. Default: ${DEFAULT_HOST} (this machine only)`, ...HOST },
});

export const WATCH_OPTIONS = optionsOf('The server', 'last', {
  'metrics-port': { ...PORT, description: 'Answers GET /metrics there, for Prometheus. Default: nowhere' },
  'metrics-host': {
    ...HOST,
    description: `Address of that port. Default: ${DEFAULT_HOST} (this machine only)`,
  },
  'log-format': {
    description: 'Lines of the log: json has an object in each. Default: text',
    ...oneOf(LOG_FORMATS, ' or '),
  },
});

/** Where a server keeps what it has: of every command that reads or changes it. */
export const STORAGE_OPTIONS = optionsOf('Where things are kept', 'last', {
  data: { short: 'd', description: 'Keeps everything in this folder.', ...FOLDER },
  database: {
    placeholder: '<address>',
    description:
      'PostgreSQL database for all but files, so that several processes can share it. CODE_SIMILARITY_DATABASE says the same, and no list of processes shows it.',
    allowed: 'an address such as postgres://user@host/database',
    isAllowed: (value) => /^postgres(?:ql)?:\/\/./.test(value) && URL.canParse(value),
  },
  blobs: {
    placeholder: '<place>',
    description:
      'Folder that all processes share, or s3://bucket/prefix, for files; CODE_SIMILARITY_BLOBS says the same. Default: the folder of --data',
    allowed: 'a path of a folder, or s3://bucket/prefix',
    ...ANY,
  },
});

export const DEFAULT_WORKERS = 1;
export const DEFAULT_ANALYSIS_TIMEOUT = '30m';
export const DEFAULT_WEB_REQUESTS = 600;

export const ANALYSIS_OPTIONS = optionsOf('Analyses', 'last', {
  workers: {
    description: `Analyses at once, and one more of a small check. serve: 0 leaves all to work. Default: ${DEFAULT_WORKERS}`,
    ...wholeNumberTo(99),
  },
  'analysis-timeout': {
    placeholder: '<time>',
    description: `An analysis that takes longer fails. Default: ${DEFAULT_ANALYSIS_TIMEOUT}`,
    allowed: 'a time of seconds, minutes or hours, as in 90s, 30m or 2h',
    isAllowed: (value) => /^[1-9]\d{0,3}[smh]$/.test(value),
  },
  'analysis-memory': {
    placeholder: '<size>',
    description:
      'An analysis that needs more memory fails. Default: 2G, or half of what the machine or the container has, if that is less',
    allowed: 'a size, as in 512M or 4G',
    isAllowed: (value) => /^(?:[1-9]\d{2,4}M|[1-9]\d{0,2}G)$/.test(value),
  },
  web: {
    description:
      'Searches the web for checks that ask for it; several with a comma between. GitHub is asked with the token in GITHUB_TOKEN. Default: nothing leaves',
    ...oneOf(WEB_PROVIDERS),
    isList: true,
  },
  'web-requests': {
    description: `Maximum number of queries for one check. Default: ${DEFAULT_WEB_REQUESTS}`,
    ...wholeNumberTo(10_000),
  },
});

/** What `serve` takes besides. */
export const SERVICE_OPTIONS = [
  ...optionsOf('The service', 'last', {
    retain: {
      placeholder: '<days>',
      description:
        'Deletes checks so many days after they have ended, with all that belongs to them. Default: nothing is deleted',
      allowed: 'a number of days, as in 400d',
      isAllowed: (value) => /^[1-9]\d{0,4}d$/.test(value),
    },
    'keep-free': {
      placeholder: '<size>',
      description: 'Takes no uploads while the disk has less room than this. Default: until it is full',
      allowed: 'a size, as in 512M or 4G',
      isAllowed: (value) => /^[1-9]\d{0,5}[MG]$/.test(value),
    },
    demo: {
      description: 'Offers the submissions of this folder as a check that can be read and not changed.',
      ...FOLDER,
    },
    'public-url': {
      placeholder: '<address>',
      description: 'Address at which people reach the service, where that is not the one it listens on.',
      allowed: 'an address without a path, such as https://similarity.example',
      // The page asks below the root of its host, and so do links that lead to it.
      isAllowed: (text) => isWebAddress(text) && new URL(text).pathname === '/',
    },
    'trust-proxy': {
      placeholder: '<addresses>',
      description: 'Reverse proxies, as in 127.0.0.1,10.0.0.0/8: requests count for whom they name.',
      allowed: 'addresses and networks, as in 127.0.0.1,10.0.0.0/8',
      isAllowed: isNetwork,
      isList: true,
    },
    'hook-networks': {
      placeholder: '<addresses>',
      description:
        'Networks of your own that webhooks may reach, as in 10.1.0.0/16, also over http. Default: public addresses over https alone',
      allowed: 'addresses and networks, as in 10.1.0.0/16,127.0.0.1',
      isAllowed: isNetwork,
      isList: true,
    },
    'login-config': {
      description:
        'YAML file that says how people log in with an account of their university, by OpenID Connect. Default: with keys alone',
      ...FILE,
    },
    'lti-config': {
      description:
        'YAML file that names the learning platforms that courses are opened from, by LTI 1.3. Default: none',
      ...FILE,
    },
    simulate: {
      placeholder: '<list>',
      description:
        'Answers as a hosted service may: offline, trial, suspended, quota=NUMBER. For tests of a client.',
      allowed: 'offline, trial, suspended, quota=NUMBER',
      isAllowed: (value) => /^(?:offline|trial|suspended|quota=\d{1,6})$/.test(value),
      isList: true,
    },
  }),
  ...WATCH_OPTIONS,
];

/** What `bot` takes to register its App; with `--setup` it takes nothing else than these, `organization`, and where it listens. */
export const SETUP_OPTIONS = optionsOf('Registering the App', 'last', {
  setup: flag('Serves a page that registers a GitHub App, and keeps its key in the folder of --data.'),
  url: {
    placeholder: '<address>',
    description:
      'Address at which GitHub reaches the server. Without one the App has no webhook: it gives tokens to workflows.',
    allowed: 'an address such as https://similarity.example',
    isAllowed: isWebAddress,
  },
  again: flag('Registers another App where the folder has one, and forgets the key of that one.'),
});

/** What `bot` takes besides the inputs. */
export const BOT_OPTIONS = [
  ...optionsOf('The server', 'last', {
    concurrency: {
      placeholder: '<number>',
      description: `Checks that run at once, of different repositories. Default: ${DEFAULT_CONCURRENCY}`,
      allowed: 'a whole number from 1 to 99',
      isAllowed: (value) => /^[1-9]\d?$/.test(value),
    },
    data: {
      short: 'd',
      description:
        'Keeps accepted commands in this folder until they are done; without it a killed server forgets them.',
      ...FOLDER,
    },
    'app-config': {
      description: 'YAML file that says which staff repositories the App scans, and when.',
      ...FILE,
    },
  }),
  ...WATCH_OPTIONS,
];

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[\w.[\]:-]+(?:\/[\w./~-]*)?$/.test(text) && URL.canParse(text);
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

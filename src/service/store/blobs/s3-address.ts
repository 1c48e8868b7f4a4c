import { ConfigurationError, type Environment, fill } from '#base';
import * as says from '../says.ts';

/** Where the blobs of a service lie in S3-compatible storage. */
export interface S3Place {
  /** `https://storage.example`, without a path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What stands before the names of blobs: empty, or ends with `/`. */
  readonly prefix: string;
  /** The bucket stands in the name of the host, as some storage wants it; else in the path, which nearly all of it understands. */
  readonly isVirtual: boolean;
}

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html; older ones have capitals and underscores. */
const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/;
/** Letters that mean the same in an address, in a signature and in a file's path. */
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;
/** Amazon has small letters alone; others have `RegionOne`, `EU` and whatever their operators chose. */
const REGION = /^[A-Za-z0-9._-]{1,40}$/;

const KNOWN: ReadonlySet<string> = new Set(['endpoint', 'region', 'addressing']);

/** Whether a place for blobs is one in S3-compatible storage, and not a folder. */
export function isS3Address(text: string): boolean {
  return /^s3:/i.test(text);
}

/**
 * Reads `s3://bucket/folder?endpoint=…&region=…&addressing=virtual`. Without an endpoint it is Amazon's of the region; without a region it is that of
 * AWS_REGION, else `us-east-1`.
 *
 * @throws ConfigurationError that never repeats a user name or password of the address
 */
export function readS3Address(text: string, environment: Environment): S3Place {
  const wrong = (what: string): never => {
    throw new ConfigurationError(fill(says.addressStorage, { what }));
  };
  if (!URL.canParse(text)) return wrong('cannot be read');
  const { hostname, host, username, password, pathname, searchParams, hash } = new URL(text);
  if (username !== '' || password !== '') {
    return wrong(
      'has a user name or password in it: keys stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  }
  if (!BUCKET.test(hostname) || host !== hostname) return wrong('names no bucket');
  if ([...searchParams.keys()].some((name) => !KNOWN.has(name)) || hash !== '') {
    return wrong('has something else behind it than endpoint, region and addressing');
  }
  const addressing = searchParams.get('addressing') ?? 'path';
  if (addressing !== 'path' && addressing !== 'virtual') {
    return wrong('has an addressing that is neither path nor virtual');
  }
  const prefix = `${pathname.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/$/, '');
  if (!PREFIX.test(prefix)) {
    return wrong('has a folder with other signs than letters, digits, points, - and _');
  }
  const region =
    searchParams.get('region') ??
    given(environment, 'AWS_REGION') ??
    given(environment, 'AWS_DEFAULT_REGION') ??
    'us-east-1';
  if (!REGION.test(region)) return wrong('has a region that cannot be one');
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!isOrigin(endpoint)) {
    return wrong('has an endpoint that is no address of a server, such as https://storage.example');
  }
  const isVirtual = addressing === 'virtual';
  const place = { endpoint: new URL(endpoint).origin, region, bucket: hostname, prefix, isVirtual };
  // An address of numbers has no names below it, and names of hosts no capitals.
  if (isVirtual && URL.parse(objectUrl(place, ''))?.hostname.startsWith(`${hostname}.`) !== true) {
    return wrong('has a bucket that cannot stand before that endpoint: leave addressing=virtual out');
  }
  return place;
}

/** Where an object lies. @param name without the prefix; empty: the bucket */
export function objectUrl({ endpoint, bucket, prefix, isVirtual }: S3Place, name: string): string {
  const object = name === '' ? '' : `${prefix}${name}`;
  if (isVirtual) return `${endpoint.replace('://', `://${bucket}.`)}/${object}`;
  return `${endpoint}/${bucket}${object === '' ? '' : `/${object}`}`;
}

/** @throws ConfigurationError naming the variable that is missing */
export function readS3Keys(environment: Environment): S3Keys {
  const read = (name: string): string => {
    const value = given(environment, name);
    if (value !== undefined) return value;
    throw new ConfigurationError(fill(says.environmentVariable, { name }));
  };
  const sessionToken = given(environment, 'AWS_SESSION_TOKEN');
  return {
    accessKeyId: read('AWS_ACCESS_KEY_ID'),
    secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
}

function given(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim() ?? '';
  return value === '' ? undefined : value;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search === '' && pathname === '/';
}

import { createHash, createHmac } from 'node:crypto';

/** A request as it came. */
export interface Signed {
  readonly method: string;
  /** As it was sent, with what stands behind the `?`. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * The signature that a request must have, from what the published description says of it: canonical request ▸ string to sign ▸
 * key of the day.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureOf({ method, target, headers }: Signed, secret: string): string {
  const { scope, signedHeaders } = readAuthorization(headers);
  const [path = '/', query = ''] = target.split('?');
  const valueOf = (name: string): string =>
    String(headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ');
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => strict(decodeURIComponent(part)))
      .join('/'),
    query
      .split('&')
      .filter((part) => part !== '')
      .map((part) => part.split('=').map((side) => strict(decodeURIComponent(side.replaceAll('+', ' ')))))
      .map(([name = '', value = '']) => `${name}=${value}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${valueOf(name)}`),
    '',
    signedHeaders.join(';'),
    valueOf('x-amz-content-sha256'),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', valueOf('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

/** The parts of the header `Authorization`. @throws Error where it is none of this kind */
export function readAuthorization(headers: Signed['headers']): {
  readonly keyId: string;
  /** Day, region, service, and how it ends. */
  readonly scope: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
} {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      String(headers['authorization']),
    );
  if (parts === null) throw new Error('no signature of version 4');
  const [, keyId = '', scope = '', names = '', signature = ''] = parts;
  return { keyId, scope, signedHeaders: names.split(';'), signature };
}

/** In hexadecimal digits. */
export function sha256(of: string | Uint8Array): string {
  return createHash('sha256').update(of).digest('hex');
}

function hmac(key: string | Buffer, of: string): Buffer {
  return createHmac('sha256', key).update(of).digest();
}

function strict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

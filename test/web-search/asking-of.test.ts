import { expect, test } from 'vitest';
import type { WebProviderName } from '../../src/contract/web.ts';
import { askingOf } from '../../src/service/web-search/create-providers.ts';

const asked = (names: readonly WebProviderName[], heritage: string, apiUrl = 'https://api.github.com') =>
  askingOf({ names, token: null, apiUrl, toolVersion: '1' }, { SOFTWARE_HERITAGE_URL: heritage });

test.each(['not a url', 'ftp://archive.example', 'https://me:secret@archive.example', 'file:///etc'])(
  'an address %j is refused before anything begins, and not repeated',
  (address) => {
    expect(() => asked(['software-heritage'], address)).toThrow(/^SOFTWARE_HERITAGE_URL is no address/);
    expect(() => asked(['github'], '', address)).toThrow(/^GITHUB_API_URL is no address/);
    expect(() => asked(['software-heritage'], address)).not.toThrow(address);
    // Of whom nobody asks anything, nothing is wanted.
    expect(asked(['github'], address).heritageUrl).toBe(address);
  },
);

test.each(['', 'http://127.0.0.1:9000', 'https://archive.example/mirror/'])('%j is taken', (address) => {
  const { heritageUrl } = asked(['software-heritage', 'github'], address);
  expect(heritageUrl).toBe(address === '' ? undefined : address);
});

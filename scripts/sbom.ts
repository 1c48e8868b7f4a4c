/**
 * `node scripts/sbom.ts`: what `dist` is made of, as CycloneDX 1.6. Not `npm sbom`: it lists what is installed, and nothing is installed
 * beside this program. The same dist gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, type LockedPackage } from './bundled.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const own = JSON.parse(read('package.json')) as Readonly<Record<'name' | 'version' | 'license', string>>;

const purl = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;
/** A licence by its id, or, where there are two to choose from, as an expression. */
const licenses = (license: string): readonly unknown[] =>
  /[ (]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];

const components = bundledPackages(read('dist/licenses.txt'), packages).map((one) => ({
  type: 'library',
  'bom-ref': purl(one),
  name: one.name,
  version: one.version,
  hashes: [
    { alg: 'SHA-512', content: Buffer.from(one.integrity.replace('sha512-', ''), 'base64').toString('hex') },
  ],
  licenses: licenses(one.license),
  purl: purl(one),
}));
const digest = createHash('sha256')
  .update(JSON.stringify([own.version, components]))
  .digest('hex');
const document = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  // A UUID of the eighth version: made of what is here, because a random one would make two builds differ.
  serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': purl(own),
      name: own.name,
      version: own.version,
      licenses: licenses(own.license),
      purl: purl(own),
    },
  },
  components,
  dependencies: [{ ref: purl(own), dependsOn: components.map((one) => one['bom-ref']) }],
};
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);

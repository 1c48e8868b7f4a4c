import { describe, expect, it } from 'vitest';
import { readingOf } from '../../src/engine/reading-of.ts';
import {
  AUTO_DETECT,
  extensionOf,
  familyOfShebang,
  isSourceName,
  LANGUAGES,
  languageNamed,
} from '../../src/engine/languages/languages.ts';
import { createSelection, MAX_FILE_BYTES } from '../../src/sources/selection/selection.ts';
import { highlight } from '../../src/report/dossier/highlight.ts';

const ENDINGS = [...new Set(LANGUAGES.flatMap(({ extensions }) => extensions))];
const encoder = new TextEncoder();

describe('the list of languages', () => {
  it.each(ENDINGS)('the collector takes and the engine reads the same: .%s', (ending) => {
    const path = `src/a.${ending}`;
    const isCode = readingOf(path, 'x = 1\n', AUTO_DETECT) !== undefined;
    expect(isSourceName(path)).toBe(isCode);
    expect(createSelection().byPath(path, 10)).toBe(isCode ? null : 'not-source');
    // Prose and data count where they are what is checked.
    for (const { id, language, extensions } of LANGUAGES) {
      if (!extensions.includes(ending)) continue;
      expect(createSelection({ include: null, exclude: null, language }).byPath(path, 10)).toBe(null);
      expect(readingOf(path, 'x = 1\n', id)).toBeDefined();
    }
  });

  it('is code but for prose and XML', () => {
    const prose = ENDINGS.filter((ending) => !isSourceName(`a.${ending}`));
    expect(prose.toSorted()).toEqual(
      ['fxml', 'md', 'rst', 'tex', 'txt', 'xaml', 'xml', 'xsd', 'xsl', 'xslt'].toSorted(),
    );
    expect(['Makefile', 'a.json', 'a.dat', 'build.gradle', 'photo.png'].filter(isSourceName)).toEqual([]);
  });

  it.each(['rs', 'dart', 'ml', 'mli'])(
    'bin holds programs in .%s, and elsewhere what tools write',
    (ending) => {
      const selection = createSelection();
      for (const folder of ['src/bin', 'bin']) {
        expect(selection.byPath(`${folder}/main.${ending}`, 10)).toBe(null);
        expect(selection.byPath(`${folder}/Main.java`, 10)).toBe('generated');
      }
      expect(selection.byPath(`target/bin/main.${ending}`, 10)).toBe('generated');
      expect(selection.byPath(`vendor/bin/main.${ending}`, 10)).toBe('vendored');
    },
  );

  it.each([
    ['core.py ', 'py'],
    ['core.py\u200b', 'py'],
    ['core.p\u200by\u2060', 'py'],
    ['core.\uff50\uff59', 'py'],
    ['core.PY\u00a0', 'py'],
    ['a.b/core', ''],
    ['.py', ''],
    ['core.', ''],
    ['größe.java', 'java'],
  ])('the ending of %j is as people see it', (name, ending) => {
    expect(extensionOf(name)).toBe(ending);
  });

  it('scripts without an ending are known by their first line', () => {
    const selection = createSelection();
    expect(selection.byPath('bin2/run', 10)).toBe(null);
    expect(selection.byContents('run', encoder.encode('#!/usr/bin/env python3\nx = 1\n'))).toBe(null);
    expect(selection.byContents('.run', encoder.encode('#!/usr/bin/awk -f\n{ print }\n'))).toBe(null);
    expect(selection.byContents('LICENSE', encoder.encode('MIT\n'))).toBe('not-source');
    expect(selection.byContents('core', Uint8Array.from([0x7f, 0x45, 0, 0]))).toBe('not-source');
    expect(selection.byPath('core', 5_000_000)).toBe('not-source');
    expect(familyOfShebang('#!/usr/bin/awk -f\n')).toBe('generic');
    expect(familyOfShebang('x = 1 #!\n')).toBeUndefined();
    // Under a language of one's own, the script's has to be the same.
    expect(readingOf('run', '#!/usr/bin/python\n', 14)?.family).toBe('python');
    expect(readingOf('run', '#!/bin/sh\n', 14)).toBeUndefined();
  });

  it('a file without an ending that staff include counts, whatever its first line says', () => {
    const selection = createSelection({ include: ['solution'], exclude: null });
    expect(selection.byPath('solution', 10)).toBe(null);
    expect(selection.byContents('solution', encoder.encode('x = 1\n'))).toBe(null);
    expect(selection.byPath('solution', MAX_FILE_BYTES + 1)).toBe('too-large');
  });

  it('a file of as many bytes as one may have counts, and no larger one', () => {
    const selection = createSelection();
    const bytes = new Uint8Array(MAX_FILE_BYTES + 1).fill(0x20);
    expect(selection.byPath('core.py', MAX_FILE_BYTES)).toBe(null);
    expect(selection.byPath('core.py', MAX_FILE_BYTES + 1)).toBe('too-large');
    expect(selection.byContents('core.py', bytes.subarray(1))).toBe(null);
    expect(selection.byContents('core.py', bytes)).toBe('too-large');
  });

  it('under the language Other whatever is read as nothing else counts, where staff include it', () => {
    const other = 109;
    expect(languageNamed('other')?.id).toBe(other);
    for (const path of ['model.sas', 'Proof.lean', 'player.gml', 'plan.txt', 'circuit.xml']) {
      expect(createSelection({ include: ['**/*'], exclude: null }).byPath(path, 10)).toBe(null);
      expect(createSelection({ include: null, exclude: null, language: 'Other' }).byPath(path, 10)).toBe(
        'not-source',
      );
      expect(readingOf(path, 'x = 1\n', other)?.family).toBe('generic');
      expect(readingOf(path, 'x = 1\n', AUTO_DETECT)).toBeUndefined();
    }
    expect(readingOf('core.py', 'x = 1\n', other)).toBeUndefined();
    expect(readingOf('LICENSE', 'MIT\n', other)).toBeUndefined();
  });

  it.each([
    ['Python', 14],
    ['.PY', 14],
    ['text', 41],
    ['txt', 41],
    ['24', 24],
    ['css', 110],
  ])('a person may call a language %s', (text, id) => {
    expect(languageNamed(text)?.id).toBe(id);
  });

  it('auto, and what is in no list, is no language', () => {
    expect(['auto', '', 'klingon'].map(languageNamed)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the colours of the report page', () => {
  it.each([
    ['a.pyx', '# note'],
    ['a.rake', '# note'],
    ['a.raku', '# note'],
    ['a.ksh', '# note'],
    ['a.ps1', '# note'],
    ['a.psql', '-- note'],
    ['a.ads', '-- note'],
    ['a.matlab', '% note'],
    ['a.erl', '% note'],
    ['a.nasm', '; note'],
    ['a.cljc', '; note'],
    ['a.vbs', "' note"],
    ['a.mm', '// note'],
    ['a.tpp', '/* note */'],
    ['a.phtml', '// note'],
  ])('%s: %s is a comment', (path, comment) => {
    expect(highlight(`x ${comment}\n`, path)[0]).toContainEqual({ kind: 'c', text: comment });
  });
});

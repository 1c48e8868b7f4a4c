import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeReportFiles } from '../../src/channels/write-report-files.ts';
import { collect } from '../../src/check/run/collect.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import { REPORT_FILES } from '../../src/contract/report.ts';
import { isMissing, type PackedSubmission, type SourceFile } from '../../src/contract/submission.ts';
import { REPOSITORIES } from '../../src/sources/github/repositories.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { collectPath } from '../../src/sources/folders/collect-path.ts';
import { openSources, type Sources } from '../../src/sources/open-sources.ts';
import { chooseFiles } from '../../src/sources/selection/choose.ts';
import { KNOWN_GENERATED, KNOWN_LIBRARIES } from '../../src/sources/selection/known-files.ts';
import { createSelection, isGenerated } from '../../src/sources/selection/selection.ts';
import type { SourceSettings } from '../../src/sources/source.ts';
import { SOURCES } from '../../src/sources/sources.ts';
import { generatedPaths } from '../../src/sources/starter.ts';
import { DEFAULTS } from '../github/collecting.ts';
import { bytesOf } from '../packing/pack-one.ts';
import { report, submission } from '../report/sample.ts';
import { readZip } from '../../src/system/zip/reader.ts';
import { inEnglish } from '../said.ts';
import { seldom } from '../suite.ts';
import { need } from '../system.ts';
import { zip } from '../zip/lying-zip.ts';
import { OWN_PAGE } from './own-page.ts';
import { collectFolders } from './collect-folders.ts';
import { SILENT } from '../../src/base/effects.ts';
import { putFile } from '../put-files.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

function put(path: string, contents: string | Uint8Array = 'x = 1\n'): void {
  putFile(root, path, contents);
}

/** The one submission of a run over `work/`. */
async function collected(settings: Partial<SourceSettings> = {}): Promise<PackedSubmission> {
  const { signal } = new AbortController();
  const nobody = (): never => {
    throw new Error('not asked');
  };
  const sources = await openSources(
    { ...DEFAULTS, source: 'workspace', ...settings },
    {
      workspace: join(root, 'work'),
      github: nobody,
      collector: nobody,
      repositories: REPOSITORIES,
      event: readEventContext({}, null),
      own: null,
      signal,
      part: null,
      reportDir: join(root, 'work/similarity-report'),
      tempDir: root,
    },
    SOURCES,
  );
  const { packed } = await collect(sources, { ...MACHINE, log: SILENT, signal, tempDir: root }, null);
  const one = packed.find(({ role }) => role === 'judged');
  if (one === undefined) throw new Error('nothing was collected');
  return one;
}

const listed = ({ leftOut }: PackedSubmission): string[] =>
  leftOut.map(({ path, reason }) => `${path}: ${reason}`);
const paths = ({ files }: PackedSubmission): string[] => files.map(({ path }) => path);
/** What was packed, one file behind the other, in the order of paths. */
const textOf = ({ zip: packed }: PackedSubmission): string =>
  readZip(bytesOf(packed))
    .entries.map((entry) => Buffer.from(entry.read()).toString())
    .join('');

describe('what is left out is said', () => {
  test.each([
    ['vendor/core.py', "for the path, as somebody else's; include takes them"],
    ['node_modules/x/core.js', "for the path, as somebody else's; include takes them"],
    [
      'Library/PackageCache/com.unity.x@3.0.6/Core.cs',
      "for the path, as somebody else's; include takes them",
    ],
    ['Assets/TextMesh Pro/Scripts/Core.cs', "for the path, as somebody else's; include takes them"],
    ['cmake-build-mingw/_deps/x-src/core.cc', "for the path, as somebody else's; include takes them"],
    ['.pio/libdeps/uno/Servo/core.cpp', "for the path, as somebody else's; include takes them"],
    ['Drivers/STM32F4xx_HAL_Driver/Src/core.c', "for the path, as somebody else's; include takes them"],
    ['Middlewares/Third_Party/core.c', "for the path, as somebody else's; include takes them"],
    ['windows/runner/main.cpp', "for the path, as somebody else's; include takes them"],
    [
      'Assets/StarterAssets/ThirdPersonController/Scripts/ThirdPersonController.cs',
      "for the path, as somebody else's; include takes them",
    ],
    ['macos/Runner/AppDelegate.swift', "for the path, as somebody else's; include takes them"],
    ['env/Scripts/Activate.ps1', "for the path, as somebody else's; include takes them"],
    ['Shop/wwwroot/lib/x/core.js', "for the path, as somebody else's; include takes them"],
    ['.build/checkouts/x/core.swift', 'as generated; include takes them'],
    ['build/Core.java', 'as generated; include takes them'],
    ['bin/core.c', 'as generated; include takes them'],
    ['core.min.js', 'as generated; include takes them'],
    ['.github/core.py', 'as settings of a tool; include takes them'],
    ['.vscode/core.py', 'as settings of a tool; include takes them'],
    ['__MACOSX/core.py', 'as settings of a tool; include takes them'],
    ['core.config.js', 'as settings of a tool; include takes them'],
    ['core.config.mts', 'as settings of a tool; include takes them'],
    ['.eslintrc.cjs', 'as settings of a tool; include takes them'],
    ['karma.conf.js', 'as settings of a tool; include takes them'],
    ['app/build.gradle.kts', 'as settings of a tool; include takes them'],
    ['.mvn/wrapper/MavenWrapperDownloader.java', 'as settings of a tool; include takes them'],
  ])('%s', async (path, why) => {
    put('work/main.py');
    put(`work/${path}`);
    const one = await collected();
    expect(paths(one)).toEqual(['main.py']);
    expect(one.remarks).toEqual([`1 source file (${JSON.stringify(path)}) was left out ${why}.`]);
  });

  test.each([
    'Scripts/activity.py',
    'src/catch.h',
    'Assets/Scripts/Activate.cs',
    'static/admin/js/cart.js',
    'static/admin/js/calendar.js',
    'static/admin/css/login.css',
    'app/(tabs)/explore.tsx',
    'ios/Runner/Game.swift',
    'wwwroot/js/core.js',
  ])('what is one’s own in such folders counts: %s', async (path) => {
    put(`work/${path}`);
    const one = await collected();
    expect([paths(one), one.remarks]).toEqual([[path], []]);
  });

  seldom('by number and the largest, whatever lies beside it', async () => {
    need('symbolic links');
    put('work/main.py');
    put('work/vendor/core.py', 'y = 2\n'.repeat(50));
    for (let at = 0; at < 1_200; at += 1) {
      put(`work/vendor/a${at}.py`);
      put(`work/a${at}.txt`, 'text');
    }
    for (let at = 0; at < 20; at += 1) symlinkSync('main.py', join(root, `work/link${at}`));
    const one = await collected();
    expect(one.remarks).toEqual([
      `1201 source files (the largest: "vendor/core.py", 300 bytes) were left out for the path, as somebody else's; include takes them.`,
    ]);
    expect(listed(one)).toContain('vendor/: vendored');
    expect(listed(one)).toContain('link19: symlink');
    expect(one.leftOut.at(-1)?.detail ?? one.leftOut.find(({ path }) => path === '…')?.detail).toMatch(
      /^\d+ more files were left out$/,
    );
  });

  test('a folder is one entry, wherever it lies; what is missing in it is one of its own', async () => {
    need('symbolic links');
    put('work/main.py');
    put('work/lib/node_modules/a/index.js');
    put('work/lib/node_modules/b/index.js');
    symlinkSync('nowhere', join(root, 'work/lib/node_modules/b/link'));
    expect(listed(await collected())).toEqual(['lib/node_modules/: vendored']);
  });

  test('a file that is too large says the limit', async () => {
    put('work/main.py');
    put('work/core.py', '#\n'.repeat(500_001));
    const one = await collected();
    expect(one.leftOut).toEqual([
      { path: 'core.py', reason: 'too-large', detail: 'more than 1000000 bytes' },
    ]);
    expect(one.remarks).toEqual([
      '1 source file ("core.py") was left out as too large to be written by hand (more than 1000000 bytes).',
    ]);
    put('work/core.py', '#\n'.repeat(500_000));
    expect(paths(await collected())).toEqual(['core.py', 'main.py']);
  });

  const cell = (source: string, ...outputs: unknown[]) => ({ cell_type: 'code', source: [source], outputs });
  const notebook = (...cells: unknown[]): string =>
    JSON.stringify({ cells, metadata: {}, nbformat: 4 }, null, 1);
  const shows = (kind: string, text: string) => ({ output_type: 'display_data', data: { [kind]: text } });
  const PICTURE = 'iVBO'.repeat(300_000);

  test.each([
    ['a picture', shows('image/png', PICTURE), 0],
    ['lines of a picture', { data: { 'image/png': PICTURE.match(/.{76}/g)?.map((line) => `${line}\n`) } }, 0],
    ['a picture in a page', shows('text/html', `<img alt="" src="data:image/png;base64,${PICTURE}"> <p>`), 0],
    ['a library of plots', shows('text/html', 'var x = 1; '.repeat(100_000)), 1_000_000],
  ])('a notebook that is large by %s counts', async (_, output, unread) => {
    put('work/main.ipynb', notebook(cell('x = 1\n', output), { cell_type: 'markdown', source: '# Mine' }));
    const one = await collected();
    expect(paths(one)).toEqual(['main.ipynb']);
    expect(one.leftOut).toEqual([]);
    const text = textOf(one);
    expect(text).toContain('x = 1');
    expect(text).toContain('# Mine');
    expect(text.length).toBeLessThan(1_000);
    expect(one.outside?.unread).toBeGreaterThanOrEqual(unread);
    expect(unread > 0 ? one.outside?.other : one.outside?.unread).toBeLessThan(1_000);
    expect((one.outside?.other ?? 0) + (one.outside?.unread ?? 0)).toBeGreaterThan(1_000_000);
  });

  test('but for its pictures, which no code is taken for', async () => {
    const line = `data="${'a'.repeat(2_000)}"`;
    put('work/main.ipynb', notebook(cell(line, shows('image/png', PICTURE))));
    expect(textOf(await collected())).toContain(JSON.stringify(line).slice(1, -1));
  });

  test.each([
    ['code', notebook(cell('x = 1\n'.repeat(200_000)))],
    ['what is no JSON', `${notebook(cell('x = 1\n', shows('image/png', PICTURE)))}}`],
  ])('a notebook that is large by %s does not', async (_, text) => {
    put('work/main.ipynb', text);
    expect(listed(await collected())).toEqual(['main.ipynb: too-large']);
  });

  test('of a live script of Matlab the code counts, with its prose as comments', async () => {
    const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const code = (text: string): string => `<w:p><w:pPr><w:pStyle w:val="code"/></w:pPr>${run(text)}</w:p>`;
    const document = `<w:body><w:p><w:pPr><w:pStyle w:val="title"/></w:pPr>${run('Mine &amp; yours')}</w:p>${code(
      '<![CDATA[x = [1 [2]]]]><![CDATA[>0;\ny = "<w:t>";]]>',
    )}${code('z = x &lt; 2;<![CDATA[ w = 3;]]> v = 4;')}</w:body>`;
    const scriptOf = (text: string): Buffer =>
      zip([{ name: 'matlab/document.xml', contents: Buffer.from(text) }]);
    const script = scriptOf(document);
    put('work/main.mlx', script);
    put('work/plain.mlx', 'x = 1;\n');
    put('work/broken.mlx', script.subarray(0, 60));
    put('work/renamed.mlx', scriptOf(document.replaceAll('w:', 'v:')));
    const one = await collected();
    expect(paths(one)).toEqual(['main.mlx', 'plain.mlx']);
    expect(listed(one)).toEqual(['broken.mlx: binary', 'renamed.mlx: binary']);
    expect(textOf(one)).toBe(
      '% Mine & yours\nx = [1 [2]]>0;\ny = "<w:t>";\nz = x < 2; w = 3; v = 4;\nx = 1;\n',
    );
  });

  test('a file is left out once, with the reason in words, also where nothing can look at it', async () => {
    put('work/main.py');
    put('work/core.py', '#\n'.repeat(2 ** 23 + 1));
    put('work/inner.zip', zip([{ name: 'far.py', contents: Buffer.from('#'), claimedSize: 2 ** 28 }]));
    const one = await collected();
    expect(listed(one)).toEqual(['core.py: limit', 'inner.zip: not-source', 'inner.zip/far.py: unreadable']);
    expect(inEnglish(one.remarks).at(-1)).toMatch(
      /^2 files .*: this source file does not count .*; too large\.$/,
    );
  });

  test('not what the starter code has too', async () => {
    put('starter/main.py');
    put('starter/.github/check.py', 'check\n');
    put('work/main.py', 'own\n');
    put('work/.github/check.py', 'check\n');
    expect((await collected({ starter: '../starter' })).remarks).toEqual([]);
    put('work/.github/check.py', 'changed\n');
    expect((await collected({ starter: '../starter' })).remarks).toHaveLength(1);
  });

  test('whatever else is missing, too', async () => {
    need('symbolic links');
    put('work/main.py');
    put('work/code.rar', 'not read');
    symlinkSync('main.py', join(root, 'work/link.py'));
    expect(inEnglish((await collected()).remarks)).toEqual([
      '1 source file ("link.py") was not taken: symlink.',
      'It holds an archive of a kind that is not unpacked ("code.rar").',
    ]);
  });
});

const FLUTTER_TEST =
  "// This is a basic Flutter widget test.\n\nvoid main() {\n  testWidgets('Counter increments smoke test', (WidgetTester tester) async {\n    await tester.pump();\n  });\n}\n";
const UNIT_TEST =
  '/**\n * Example local unit test, which will execute on the development machine (host).\n */\nclass ExampleUnitTest {\n    @Test\n    fun addition_isCorrect() {\n        assertEquals(4, 2 + 2)\n    }\n}\n';

describe('a mark of generated code', () => {
  test.each([
    ['core.py', '# @generated\nx = 1\n'],
    ['core.py', '# Code generated by protoc. DO NOT EDIT.\n'],
    ['core_pb2.py', 'x = 1\n'],
    ['Core.designer.cs', 'class A {}\n'],
    ['R.java', 'class R {}\n'],
  ])('is the author’s word, and takes %s out where the starter has it too', async (path, text) => {
    put(`work/${path}`, `${text}own = 2;\n`);
    put('work/main.py', 'main\n');
    expect(paths(await collected())).toContain(path);
    put(`starter/${path}`, text);
    put('starter/other.py', 'given\n');
    const one = await collected({ starter: '../starter' });
    expect(paths(one)).toEqual(['main.py']);
    expect(listed(one)).toEqual([`${path}: generated`]);
    expect(one.asideZip).toBeDefined();
  });

  test.each([
    [
      'calc.yy.c',
      '#line 2 "lex.yy.c"\n#define  YY_INT_ALIGNED short int\n/* A lexical scanner generated by flex */\n',
      'generated',
    ],
    ['src/gram.tab.hpp', '/* A Bison parser, made by GNU Bison 3.8.2.  */\n', 'generated'],
    ['ExprBaseVisitor.java', '// Generated from Expr.g4 by ANTLR 4.13.1\n', 'generated'],
    [
      'core_pb2.py',
      '# -*- coding: utf-8 -*-\n# Generated by the protocol buffer compiler.  DO NOT EDIT!\n',
      'generated',
    ],
    [
      'Form1.Designer.cs',
      'namespace A {\n partial class Form1 {\n  private System.ComponentModel.IContainer components = null;\n',
      'generated',
    ],
    [
      'build-quiz-Debug/moc_predefs.h',
      '#define __SSP_STRONG__ 3\n#define __DBL_MIN_EXP__ (-1021)\n',
      'generated',
    ],
    ['test/widget_test.dart', FLUTTER_TEST, 'generated'],
    ['staticfiles/admin/js/SelectBox.js', "'use strict';\n{\n    const SelectBox = {\n", 'vendored'],
    ['static/admin/js/core.js', "// Core helper functions\n'use strict';\n\n// quickElement(\n", 'vendored'],
    ['static/admin/css/login.css', '/* LOGIN FORM */\n\n.login {\n', 'vendored'],
    [
      'app/(tabs)/explore.tsx',
      '<ThemedText>This app includes example code to help you get started.</ThemedText>\n',
      'generated',
    ],
    [
      'Shop/Properties/AssemblyInfo.cs',
      'using System.Reflection;\n\n// Allgemeine Informationen\n[assembly: AssemblyTitle("Shop")]\n',
      'generated',
    ],
    [
      'Controllers/ManageController.cs',
      'namespace Shop.Controllers\n{\n    [Authorize]\n    public class ManageController : Controller\n    {\n        private ApplicationSignInManager _signInManager;\n',
      'generated',
    ],
    [
      'src/components/themed-text.tsx',
      "import { Text } from 'react-native';\n\nexport function ThemedText({ style }: Props) {\n",
      'generated',
    ],
    [
      'components/ui/IconSymbol.ios.tsx',
      "import { SymbolView } from 'expo-symbols';\n\nexport function IconSymbol({ name }: Props) {\n",
      'generated',
    ],
    [
      'hooks/useThemeColor.ts',
      '/**\n * Learn more about light and dark modes:\n * https://docs.expo.dev/guides/color-schemes/\n */\n',
      'generated',
    ],
    [
      'site/manage.py',
      '#!/usr/bin/env python\n"""Django\'s command-line utility for administrative tasks."""\n',
      'generated',
    ],
    ['site/site/settings.py', '"""\nDjango settings for site project.\n', 'generated'],
    [
      'config/environments/production.rb',
      'require "active_support/core_ext/integer/time"\n\nRails.application.configure do\n',
      'generated',
    ],
    [
      'config/puma.rb',
      '# Puma can serve each request in a thread from an internal thread pool.\n',
      'generated',
    ],
    [
      'config/initializers/inflections.rb',
      '# Be sure to restart your server when you modify this file.\n',
      'generated',
    ],
    [
      'public/404.html',
      "<!DOCTYPE html>\n<html>\n<head>\n  <title>The page you were looking for doesn't exist (404)</title>\n",
      'generated',
    ],
    [
      'config/logging.php',
      `<?php\n\nuse Monolog\\Handler\\NullHandler;\nuse Monolog\\Handler\\StreamHandler;\n\nreturn [\n\n    /*\n    |${'-'.repeat(74)}\n`,
      'generated',
    ],
    [
      'app/Http/Controllers/Auth/NewPasswordController.php',
      '<?php\n\nnamespace App\\Http\\Controllers\\Auth;\n\nuse App\\Http\\Controllers\\Controller;\nuse Illuminate\\Auth\\Events\\PasswordReset;\n',
      'generated',
    ],
    [
      'app/src/main/java/com/example/quiz/ui/theme/Theme.kt',
      'private val DarkColorScheme = darkColorScheme(\n    primary = Purple80,\n',
      'generated',
    ],
    ['app/src/test/java/com/example/quiz/ExampleUnitTest.kt', UNIT_TEST, 'generated'],
    [
      'app/src/androidTest/java/com/example/quiz/ExampleInstrumentedTest.java',
      '/**\n * Instrumented test, which will execute on an Android device.\n */\n@RunWith(AndroidJUnit4.class)\npublic class ExampleInstrumentedTest {\n    @Test\n    public void useAppContext() {\n        // Context of the app under test.\n        Context appContext = InstrumentationRegistry.getInstrumentation().getTargetContext();\n        assertEquals("com.example.quiz", appContext.getPackageName());\n    }\n}',
      'generated',
    ],
    [
      'include/json.hpp',
      '//     __ _____ _____ _____\n// SPDX-FileCopyrightText: 2013-2022 Niels Lohmann <https://nlohmann.me>\n',
      'vendored',
    ],
    ['StdDraw.java', '/*****\n *  Compilation:  javac StdDraw.java\n', 'vendored'],
    [
      'css/normalize.css',
      '/*! normalize.css v8.0.1 | MIT License | github.com/necolas/normalize.css */\n',
      'vendored',
    ],
    ['reset.css', '/* http://meyerweb.com/eric/tools/css/reset/ \n   v2.0 | 20110126\n', 'vendored'],
    ['reset.css', '/***\n    The new CSS reset - version 1.11.3\n', 'vendored'],
    ['public/w3.css', '/* W3.CSS 4.15 December 2020 by Jan Egil and Borge Refsnes */\n', 'vendored'],
    ['animate.css', '@charset "UTF-8";/*!\n * animate.css - https://animate.style/\n', 'vendored'],
    ['bootstrap-grid.css', '/*!\n * Bootstrap Grid v5.3.9 (https://getbootstrap.com/)\n', 'vendored'],
    ['bootstrap-theme.css', '/*!\n * Bootstrap v3.4.1 (https://getbootstrap.com/)\n', 'vendored'],
    [
      'bootstrap.rtl.css',
      '@charset "UTF-8";\n/*!\n * Bootstrap  v5.3.8 (https://getbootstrap.com/)\n',
      'vendored',
    ],
    [
      'pico.classless.css',
      '@charset "UTF-8";\n/*!\n * Pico CSS ✨ v2.1.1 (https://picocss.com)\n',
      'vendored',
    ],
    ['bulma-no-dark-mode.css', '@charset "UTF-8";\n/*! bulma.io v1.0.4 | MIT License */\n', 'vendored'],
    ['grids-responsive-min.css', '/*!\nPure v3.0.0\nCopyright 2013 Yahoo!\n', 'vendored'],
    ['destyle.css', '/*! destyle.css v4.0.1 | MIT License */\n', 'vendored'],
    ['all.css', '/*!\n * Font Awesome Free 7.3.1 by @fontawesome\n', 'vendored'],
    ['solid.css', '/*!\n * Font Awesome Free 6.7.2 by @fontawesome\n', 'vendored'],
    ['graphics.py', '# graphics.py\n"""Simple object oriented graphics library\n', 'vendored'],
  ])('counts for %s where its name says so too, and neither alone does', async (path, top, reason) => {
    put(`work/${path}`, top);
    put('work/main.py');
    const one = await collected();
    expect(listed(one)).toEqual([`${path}: ${reason}`]);
    expect(one.asideZip).toBeDefined();
    const named = path.replace(/[^/]+(?=\.\w+$)/, 'own');
    put(`work/${path}`, 'own = 2;\n');
    put(`work/${named}`, top);
    expect(paths(await collected())).toEqual([path, named, 'main.py'].toSorted());
    put(`work/${path}`, top);
    expect(paths(await collected({ include: [path] }))).toEqual([path]);
  });

  test.each([
    [
      'Controls.cs',
      `//${'-'.repeat(78)}\n// <auto-generated>\n//     This code was auto-generated by com.unity.inputsystem:InputActionCodeGenerator\n`,
    ],
    [
      'Areas/Identity/Pages/Account/Register.cshtml.cs',
      '// Licensed to the .NET Foundation under one or more agreements.\n',
    ],
    ['shop.pro', 'QT       += core gui\n\ngreaterThan(QT_MAJOR_VERSION, 4): QT += widgets\n'],
  ])('counts for %s, whatever it is called, where it stands first', async (path, top) => {
    put(`work/${path}`, top);
    put('work/main.py');
    expect(listed(await collected())).toEqual([`${path}: generated`]);
    put(`work/${path}`, `own :- ${top}`);
    expect(paths(await collected())).toContain(path);
  });

  test('is looked for in one pass, whatever stands at the top', () => {
    for (const row of [' ', '\n', '*', '/', '#', '-', '/* ', '// ', '"""', 'a ']) {
      // With the square of its length this takes longer than a test may.
      const text = row.repeat(1_000_000 / row.length);
      for (const { top } of [...KNOWN_LIBRARIES, ...KNOWN_GENERATED]) expect(text).not.toMatch(top);
    }
  });

  test.each([
    '// DO NOT EDIT\n// Generated by JFlex 1.9.1 http://jflex.de/\n// source: a.flex\n',
    '/* The following code was generated by JFlex 1.6.1 */\n\n',
    '\n//-----\n// The following code was generated by CUP v0.11b 20160615\n',
    '/* Expr.java */\n/* Generated By:JJTree&JavaCC: Do not edit this line. Expr.java */\n',
  ])(
    'does not count in Java behind %j, which may have any name, unless code stands before it',
    async (top) => {
      put('work/main.py');
      put('work/Expr.java', `${top}class Expr {}\n`);
      expect(listed(await collected())).toEqual(['Expr.java: generated']);
      put('work/Expr.java', `class Expr { /* ${top.replaceAll('*/', '')} */ }\n`);
      expect(paths(await collected())).toEqual(['Expr.java', 'main.py']);
      put('work/Expr.java', `// The lexer was generated by JFlex, its parser by hand.\nclass Expr {}\n`);
      expect(paths(await collected())).toEqual(['Expr.java', 'main.py']);
    },
  );

  test('is looked for in names and at the top', async () => {
    const file = (path: string, text: string): SourceFile => ({
      path,
      size: text.length,
      read: () => Promise.resolve(Buffer.from(text)),
    });
    const marked = file('a.py', '# DO NOT EDIT\n');
    const below = file('b.py', `${'#\n'.repeat(1_000)}# DO NOT EDIT\n`);
    expect([...(await generatedPaths([marked, below, file('c_pb2.py', '')]))]).toEqual(['a.py', 'c_pb2.py']);
    expect(isGenerated('edit.py', Buffer.from('do not edit'))).toBe(false);
  });

  test('what the starter’s attributes mark does not count, and is kept aside', async () => {
    put('starter/.gitattributes', 'lib/** linguist-vendored\n');
    put('starter/main.py', 'given\n');
    put('work/main.py');
    put('work/lib/core.py', 'copied\n');
    const one = await collected({ starter: '../starter' });
    expect(paths(one)).toEqual(['main.py']);
    expect(one.asideZip).toBeDefined();
  });
});

describe('the folder of the report', () => {
  test('what this program wrote is nobody’s, and all else is the submission’s', async () => {
    put('work/main.py');
    for (const name of REPORT_FILES) {
      put(`work/similarity-report/${name}`, name === 'index.html' ? OWN_PAGE : '');
    }
    put(`work/similarity-report/shards/part-1-of-2-0123456789.json`);
    put(`work/similarity-report/shards/${'0'.repeat(32)}.zip`);
    const alone = await collected();
    expect([paths(alone), listed(alone)]).toEqual([['main.py'], []]);
    put('work/similarity-report/dossier-1.html', OWN_PAGE);
    put('work/similarity-report/Loans.java', 'class Loans {}\n');
    put('work/similarity-report/old/index.html', '<script>x</script>\n');
    const one = await collected();
    expect(paths(one)).toEqual([
      'main.py',
      'similarity-report/Loans.java',
      'similarity-report/old/index.html',
    ]);
    expect(listed(one)).toEqual(['similarity-report/dossier-1.html: generated']);
    // A page of the student's by the name of the report's.
    put('work/similarity-report/index.html', '<script>x</script>\n');
    expect(paths(await collected())).toContain('similarity-report/index.html');
  });

  test('its list of names is what is written', async () => {
    const { files } = await writeReportFiles(report([submission('ann')]), {
      directory: join(root, 'out'),
      template: '<html><!--report-data--></html>',
    });
    expect(files.map((path) => path.slice(root.length + 5)).toSorted()).toEqual(
      REPORT_FILES.filter((name) => name !== 'last-run.md').toSorted(),
    );
  });
});

describe('time', () => {
  const many = function* (count: number, read: () => Promise<Uint8Array>): Generator<SourceFile> {
    for (let at = 0; at < count; at += 1) yield { path: `f${at}.py`, size: 1, read };
  };

  test('others have their turn after each eight files, even where files are read at once', async () => {
    let turns = 0;
    let listening = true;
    const listen = (): void => {
      turns += 1;
      if (listening) setImmediate(listen);
    };
    setImmediate(listen);
    await chooseFiles(
      many(100, () => Promise.resolve(Buffer.from('x'))),
      createSelection(),
    );
    listening = false;
    expect(turns).toBeGreaterThanOrEqual(12);
  });

  test('a signal ends it', async () => {
    const stop = new AbortController();
    const read = (): Promise<Uint8Array> => {
      stop.abort(new Error('enough'));
      return Promise.resolve(Buffer.from('x'));
    };
    await expect(chooseFiles(many(100, read), createSelection(), [], stop.signal)).rejects.toThrow('enough');
  });

  test('a submission that takes too long is one failure, a run that ends is the end', async () => {
    for (let at = 0; at < 40; at += 1) put(`work/f${at}.py`);
    const options = { root, selection: createSelection(), role: 'judged' } as const;
    const one = await collectPath(join(root, 'work'), { ...options, limitMs: 0 });
    expect(one).toMatchObject({
      ok: false,
      failure: {
        key: 'work',
        reason: 'work could not be read within 0 seconds; see what in it is so large.',
      },
    });
    const signal = AbortSignal.abort(new Error('the run ends'));
    await expect(collectPath(join(root, 'work'), { ...options, signal })).rejects.toThrow('the run ends');
  });

  test('so is packing one', async () => {
    put('class/ann/main.py');
    for (let at = 0; at < 40; at += 1) put(`class/bob/vendor/f${at}.py`);
    const { signal } = new AbortController();
    const failures = async (limitMs: number): Promise<string[]> => {
      const sources: Sources = {
        description: 'a class',
        starter: null,
        notices: [],
        notComparedWith: 0,
        people: [],
        async *submissions() {
          yield* (await collectFolders(root, ['class'])).all;
        },
      };
      const made = await collect(sources, { ...MACHINE, log: SILENT, signal, tempDir: root, limitMs }, null);
      return made.failures.map(({ reason }) => reason);
    };
    expect(await failures(0)).toContain(
      'class/bob could not be packed within 0 seconds; see what in it is so large.',
    );
    const set = vi.spyOn(globalThis, 'setTimeout');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    expect(await failures(60_000)).toEqual([]);
    // Of a class of thousands no timer stays.
    const limits = set.mock.results.filter((_, at) => set.mock.calls[at]?.[1] === 60_000);
    const cleared = clear.mock.calls.map(([timer]) => timer);
    vi.restoreAllMocks();
    expect(limits).toHaveLength(2);
    expect(cleared).toEqual(expect.arrayContaining(limits.map(({ value }) => value as unknown)));
  });
});

test('names that would leave the folder, or stand twice in a ZIP, are missing', () => {
  for (const reason of ['unsafe-path', 'duplicate-name'] as const) {
    expect(isMissing({ path: 'core.py', reason })).toBe(true);
  }
});

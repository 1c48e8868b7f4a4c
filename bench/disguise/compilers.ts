import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import type { SourceFile } from '../../test/disguise/kinds.ts';
import { closing, code, isText, type Language } from '../../test/disguise/lexer.ts';

/*
 * Which programs a compiler takes. Nothing is run: Java without annotation processors and without output, Python and
 * JavaScript parsed. C++ and C# are translations of Java that call what its library has: no compiler takes them, and their
 * brackets are counted.
 */

type Program = readonly SourceFile[];

/** One process compiles all of them: starting a compiler takes longer than its work. */
const JAVA_CHECK = `
import java.io.*; import java.nio.file.*; import java.util.*; import javax.tools.*;
public class Check {
  public static void main(String[] args) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
    Path out = Files.createTempDirectory("classes");
    files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(out.toFile()));
    for (String folder : Files.readAllLines(Path.of(args[0]))) {
      List<File> sources = new ArrayList<>();
      try (var all = Files.walk(Path.of(folder))) {
        all.filter(p -> p.toString().endsWith(".java")).forEach(p -> sources.add(p.toFile()));
      }
      boolean good = false;
      try {
        good = compiler.getTask(Writer.nullWriter(), files, d -> {},
          List.of("-proc:none", "-implicit:none", "-nowarn", "-encoding", "UTF-8", "-XDshould-stop.ifNoError=FLOW"), null,
          files.getJavaFileObjectsFromFiles(sources)).call();
      } catch (RuntimeException broken) { good = false; }
      System.out.println(good ? "1" : "0");
    }
  }
}`;

const PYTHON_CHECK = `
import ast, sys, os, warnings
warnings.simplefilter('ignore')
for folder in open(sys.argv[1]).read().split('\\n'):
    good = True
    for base, _, names in os.walk(folder):
        for name in names:
            try:
                ast.parse(open(os.path.join(base, name), encoding='utf-8').read())
            except Exception:
                good = False
    print(1 if good else 0)
`;

function write(folder: string, programs: readonly Program[]): string[] {
  return programs.map((files, at) => {
    const own = path.join(folder, String(at));
    mkdirSync(own);
    for (const { name, text } of files) writeFileSync(path.join(own, path.basename(name)), text);
    return own;
  });
}

function answers(command: string, args: readonly string[]): boolean[] {
  const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e9 });
  if (error !== undefined) throw error;
  const found = stdout
    .trim()
    .split('\n')
    .map((line) => line === '1');
  if (stdout === '') throw new Error(`${command} says nothing: ${stderr.slice(0, 500)}`);
  return found;
}

function parsed(files: Program): boolean {
  try {
    // Compiled only, never run.
    for (const { text } of files) void new Script(text.replaceAll(/^\s*(?:import|export)\b(?! *\()/gm, '//'));
    return true;
  } catch {
    return false;
  }
}

function balanced(files: Program, language: Language): boolean {
  return files.every(({ text }) => {
    // C++ has other signs for brackets.
    const plain = text.replaceAll(/<[%:]/g, '{').replaceAll(/[%:]>/g, '}');
    const all = code(
      language === 'cpp' && plain.length < text.length
        ? plain.replaceAll('[', '{').replaceAll(']', '}')
        : text,
      language,
    );
    return all.every((token, at) => !isText(token, '(', '[', '{') || closing(all, at) !== -1);
  });
}

/** For each program whether its compiler or parser takes it. */
export function compiled(language: Language, programs: readonly Program[]): boolean[] {
  if (programs.length === 0) return [];
  if (language === 'javascript') return programs.map(parsed);
  if (language === 'csharp' || language === 'cpp') return programs.map((files) => balanced(files, language));
  const folder = mkdtempSync(path.join(tmpdir(), 'code-similarity-compile-'));
  try {
    const folders = write(folder, programs);
    const list = path.join(folder, 'list');
    writeFileSync(list, folders.join('\n'));
    if (language === 'java') {
      const check = path.join(folder, 'Check.java');
      writeFileSync(check, JAVA_CHECK);
      return answers('java', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', check, list]);
    }
    const check = path.join(folder, 'check.py');
    writeFileSync(check, PYTHON_CHECK);
    return answers('python3', [check, list]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

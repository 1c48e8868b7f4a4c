import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from '../../src/report/dossier/highlight.ts';
import { folded } from '../../src/report/dossier/name-words.ts';
import { makeRedactor, ordinaryWords, type RedactionRules } from '../../src/report/dossier/redaction.ts';

const NOBODY: ReadonlySet<string> = new Set();

function redactor(names: readonly string[], more: Partial<RedactionRules> = {}) {
  return makeRedactor({
    hidden: [{ label: 'Student B', names }],
    own: ['Anna Lee'],
    third: [],
    ordinary: NOBODY,
    called: { third: 'another student', address: 'e-mail address' },
    ...more,
  });
}

/** Code after the names were taken out. */
function code(
  text: string,
  names: readonly string[],
  more: Partial<RedactionRules> = {},
  path = 'A.java',
): string {
  const { line } = redactor(names, more);
  return highlight(text, path)
    .map((tokens) =>
      line(tokens)
        .map((token) => token.text)
        .join(''),
    )
    .join('\n');
}

describe('a name in text', () => {
  test('is found beside any number of marks, which stay: to put them in order at once would take minutes', () => {
    const marks = '\u0301\u0323'.repeat(100_000);
    const told = redactor(['Chiara']).text(`Chiara, a${marks}b`);
    expect([told.slice(0, 11), told.length]).toEqual([
      'Student B, ',
      'Student B, ab'.length + marks.length - 1,
    ]);
  });

  test.each([
    ['Chiara Rossi', 'by Chiara Rossi.', 'by Student B.'],
    ['Chiara Rossi', 'CHIARA_ROSSI, chiaraRossi and rossi.chiara', 'Student B, Student B and Student B'],
    ['Chiara Rossi', "Chiara's and Rossis", "Student B's and Student B"],
    ['Zoë Müller', 'Zoë Müller, ZOE MULLER, zoe mueller', 'Student B, Student B, Student B'],
    ['Zoë Müller'.normalize('NFD'), 'Zoë'.normalize('NFC'), 'Student B'],
    ['Zoë', `${'Zoë'.normalize('NFD')}!`, 'Student B!'],
    ['Bo Li', 'Bo Li and bo.li, not bottle or lines', 'Student B and Student B, not bottle or lines'],
    ['Groß', 'gross and Groß', 'Student B and Student B'],
    ['Ann', 'annotation by Ann', 'annotation by Student B'],
    ['chiara', 'xchiarax', 'Student B'],
    ['chiar', 'xchiarx', 'xchiarx'],
    ['a+b', 'see a+b here', 'see a+b here'],
    ['a+b+c', 'see a+b+c here', 'see Student B here'],
    ['u4821', 'xu4821x', 'xStudent Bx'],
    ['u482', 'xu482x', 'xu482x'],
    ['48213', '9482130', '9482130'],
    ['Bea', 'a\u200bb stays as it is', 'a\u200bb stays as it is'],
    ['Chiara Rossi', 'by Chi\u200bara R\u00adossi', 'by Student B'],
    ['李小龙', 'by 李小龙', 'by Student B'],
    ['王明', '感谢王明的帮助, by 王明', '感谢Student B的帮助, by Student B'],
    ['王小明', '小明写的', 'Student B写的'],
    ['田中 太郎', '田中さん, 田中太郎が', 'Student Bさん, Student Bが'],
    ['김민수', '민수야, 김민수가, 민순', 'Student B야, Student B가, 민순'],
    ['พิมพ์ชนก ใจดี', 'ขอบคุณพิมพ์ชนกมาก', 'ขอบคุณStudent Bมาก'],
    ['محمد علي', 'ومحمد', 'Student B'],
    ['وليد', 'وليد', 'Student B'],
    ['Мария Иванова', 'Ивановой и Марии, мариновать', 'Student B и Student B, мариновать'],
    ['Мария Иванова', 'ивановой', 'ивановой'],
    ['Anna Kowalska', 'dla Kowalskiej', 'dla Student B'],
    ["Seán O'Brien", 'Obrien, OBRIEN and sean obrien', 'Student B, Student B and Student B'],
    ["Seán O'Brien", 'Sean O’Brien', 'Student B'],
    ["Seán O''Brien", "SEAN O''BRIEN and Sean O'Brien", 'Student B and Student B'],
    ['Bea', 'x.y@uni.example_z@uni.example+w@a.b', 'e-mail address'],
    ['Bo Li', 'Li, Bo', 'Student B'],
    ['u48213', 'u48213 and 48213', 'Student B and Student B'],
    ['a.b+c(d)[e]*|^$', 'see a.b+c(d)[e]*|^$ here', 'see Student B here'],
    ['C++ Fan', 'the C++ Fan said', 'the Student B said'],
    ['q', 'q and Q stay', 'q and Q stay'],
    ['', 'nothing', 'nothing'],
    ['$&', "$& and $'", "$& and $'"],
  ])('%j in %j', (name, text, expected) => {
    expect(redactor([name]).text(text)).toBe(expected);
  });

  test('leaves the own name, and what stands in the names of the whole class', () => {
    const third = ['cyd', 'dan', 'eve'].map((name) => [name, `hw3/submissions/${name}`]);
    const names = ['Bea Lee', 'hw3/submissions/bea'];
    expect(redactor(names, { third }).text('Anna Lee, Bea Lee: hw3/submissions/anna')).toBe(
      'Anna Lee, Student B: hw3/submissions/anna',
    );
  });

  test.each<readonly [string, readonly string[], readonly (readonly string[])[], string]>([
    ['both of two', [], [['kim/c']], 'by kim'],
    ['two of five', ['Anna Lee'], [['kim/c'], ['d'], ['e']], 'by Student B'],
    ['three of four', [], [['kim/c'], ['kim/d'], ['e']], 'by Student B'],
    ['four of five', [], [['kim/c'], ['kim/d'], ['kim/e'], ['f']], 'by kim'],
    ['four of five, with the reader', ['Anna Lee', 'kim/a'], [['kim/c'], ['kim/d'], ['e']], 'by kim'],
    ['three of five, with the reader', ['Anna Lee', 'kim/a'], [['kim/c'], ['d'], ['e']], 'by Student B'],
  ])('a word in the names of %s', (_how, own, third, expected) => {
    expect(redactor(['kim/bea'], { own, third }).text('by kim')).toBe(expected);
  });

  test('leaves what is no word where the reader or most of the class are called so, too', () => {
    const shared = redactor(['Bea', 'hw-3-a'], {
      own: [],
      third: [
        ['cyd', 'hw-3-a'],
        ['dan', 'hw-3-a'],
      ],
    });
    expect(shared.text('Bea, hw-3-a')).toBe('Student B, hw-3-a');
    const own = redactor(['Bea', '1-2-3'], { own: ['Anna', '1-2-3'], third: [['cyd'], ['dan'], ['eve']] });
    expect(own.text('Bea, 1-2-3')).toBe('Student B, 1-2-3');
  });

  test('a name that ends as the genitive of another one is that name', () => {
    const hidden = ['Luka', 'Lukas'].map((name) => ({ label: `Student ${name.length}`, names: [name] }));
    expect(redactor([], { hidden }).text('Luka and Lukas')).toBe('Student 4 and Student 5');
  });

  test('of two names of which one stands in the other the longer one is found', () => {
    expect(redactor(['a+b+c', 'a+b+c+d']).text('by a+b+c+d')).toBe('by Student B');
    expect(redactor(['王明', '王明月']).text('感谢王明月的')).toBe('感谢Student B的');
  });

  test('of the own names the first alone is left, and of third persons none is looked for inside of words', () => {
    const { text } = redactor(['Bea'], { own: ['Anna Lee', 'anna+bea'], third: [['chiara']] });
    expect(text('Anna and Bea, chiara, xchiarax')).toBe('Anna and Student B, another student, xchiarax');
  });

  test('leaves a family name of both, and finds third persons in the middle of a run', () => {
    const { text } = redactor(['田中 太郎'], {
      own: ['田中 花子'],
      third: [['王明', '4711'], ['鈴木 一郎']],
    });
    expect(text('田中は太郎、王明と鈴木一郎の')).toBe('田中はStudent B、another studentとanother studentの');
  });

  test('takes out any address but the own, and third persons by another word', () => {
    const { text } = redactor(['Bea'], { own: ['Zoë', 'zoë@uni.example'], third: [['Dan Brown']] });
    expect(text('zoë@uni.example wrote to bea@uni.example and x.y@z.example; Dan saw it')).toBe(
      'zoë@uni.example wrote to e-mail address and e-mail address; another student saw it',
    );
  });

  test.each([
    ['a word without an end', 'a'.repeat(400_000), 'Chiara Rossi'],
    ['marks without an end', `A${'\u0300'.repeat(300_000)}`.normalize('NFC'), 'Chiara Rossi'],
    ['signs without an end', `a${'-'.repeat(3_000)}`, "a-'-'-'-'-'-b"],
  ])('costs no more than its length: %s', (_, text, name) => {
    expect(redactor([name]).text(text)).toBe(text);
    expect(ordinaryWords(new Set(['chiara']), [text, text, text])).toEqual(new Set());
  });

  test('stands between any signs that stand in it', () => {
    expect(redactor(["O' - Brien Li"]).text("O'Brien-Li, O - Brien Li")).toBe('Student B, Student B');
  });

  test('changes nothing where nobody is hidden', () => {
    const { text, line } = redactor([], { hidden: [] });
    expect(text('Bea <bea@uni.example>')).toBe('Bea <bea@uni.example>');
    const [tokens = []] = highlight('// Bea', 'A.java');
    expect(line(tokens)).toBe(tokens);
  });
});

describe('a name in code', () => {
  test('is taken out of comments, strings and names that the program gives', () => {
    expect(code('int chiarasTotal = 1; // by Chiara\nprint("chiara", chiara_x);', ['Chiara'])).toBe(
      'int StudentBTotal = 1; // by Student B\nprint("Student B", StudentB_x);',
    );
  });

  test.each([
    ['Int', 'int x = 1; // Int, int', 'int x = 1; // Student B, int'],
    ['Return', 'return x; // Return of return', 'return x; // Student B of return'],
    ['Max', 'int max = Math.max(1, 2); // max by Max', 'int max = Math.max(1, 2); // max by Student B'],
  ])('%s is a word of programs', (name, text, expected) => {
    const ordinary = new Set(['int', 'return', 'max']);
    expect(code(text, [name], { ordinary })).toBe(expected);
  });

  test('a keyword stays a keyword although nobody else uses it', () => {
    expect(code('return x;', ['Return'])).toBe('return x;');
  });

  test('third persons stay in names of the program and leave comments', () => {
    expect(code('int 王明 = 1; // 王明的', ['Bea'], { third: [['王明']] })).toBe(
      'int 王明 = 1; // another student的',
    );
    expect(code('int 王明数 = 1;', ['王明'])).toBe('int StudentB数 = 1;');
    expect(code('int dan = 1; // Dan', ['Bea'], { third: [['Dan']] })).toBe(
      'int dan = 1; // another student',
    );
  });

  test('counts what it replaced by where it stood', () => {
    const { line, text, counts } = redactor(['Bea', '48213']);
    for (const tokens of highlight('int bea = 48213; // Bea, bea@x.example\ns("Bea");', 'A.java')) {
      line(tokens);
    }
    text('bea/Main.java');
    expect(counts).toEqual({ comments: 2, strings: 1, identifiers: 2, elsewhere: 1 });
  });
});

describe('ordinary words', () => {
  const words = new Set(['max', 'chiara']);
  test.each([
    [2, []],
    [3, ['max']],
  ])('stand in %i of 20 other programs', (times, expected) => {
    const programs = Array.from({ length: 20 }, (_, at) => (at < times ? 'int MAX_maxValue;' : 'int x;'));
    expect([...ordinaryWords(words, programs)]).toEqual(expected);
  });
  test.each([
    [3, []],
    [4, ['max']],
  ])('stand in %i of 40 other programs', (times, expected) => {
    const programs = Array.from({ length: 40 }, (_, at) => (at < times ? 'max' : 'maximum'));
    expect([...ordinaryWords(words, programs)]).toEqual(expected);
  });
});

/** Names as people have them, and as nobody has; of letters alone, as marks do not make a word longer. */
const NAME = fc
  .array(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ\u0400-\u0481\u048a-\u04ff]{3,10}$/), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '));

test('no word of a hidden name is left, wherever and however it is written', () => {
  const written = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase().replaceAll(' ', '_'),
    (name) => name.normalize('NFD'),
    (name) => name.replaceAll(' ', '.'),
  );
  const place = fc.constantFrom<(name: string) => string>(
    (name) => `// by ${name}`,
    (name) => `print("${name}");`,
    (name) => `x = ${name.replaceAll(/[ .]/g, '_')};`,
    (name) => `/* ${name}: 12 */ y();`,
  );
  fc.assert(
    fc.property(NAME, written, place, (name, write, put) => {
      const result = folded(code(put(write(name)), [name], { own: [] }));
      const left = new Set(result.match(/\p{L}+/gu));
      // What is written in its place, and what stands around it.
      for (const word of ['student', 'studentb', 'by', 'print', 'b', 'x', 'y']) left.delete(word);
      expect([...left].filter((word) => folded(name).split(' ').includes(word))).toEqual([]);
    }),
  );
});

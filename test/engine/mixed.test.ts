import { describe, expect, it } from 'vitest';
import type { EngineDocument, SubmissionResult } from '../../src/engine/api.ts';
import { MAX_FILE_BYTES } from '../../src/engine/read-document.ts';
import { analyse, document, javaPrograms, pairOf, noticesOf } from './programs.ts';

const POOL = javaPrograms(20, 41);
const program = (at: number): string => POOL[at] as string;

const PYTHON = `def f(rows):
    result = {}
    for name, value in rows:
        if name not in result:
            result[name] = []
        result[name].append(value * 2)
    while len(result) > 10:
        result.popitem()
    return sorted(result.items(), key=lambda item: item[1])


def g(text):
    words = [word.strip() for word in text.split(",") if word]
    try:
        return f([(word, len(word)) for word in words])
    except ValueError as error:
        print("no", error)
        return None
`;

function bytes(id: number, files: Readonly<Record<string, Uint8Array>>): EngineDocument {
  return {
    id,
    role: 'submission',
    files: Object.entries(files).map(([path, contents]) => ({ path, bytes: contents })),
  };
}

const R_PROGRAM = `total <- function(prices, limit = 10) {
  kept <- prices[prices > limit]
  if (length(kept) == 0) {
    return(NULL)
  }
  sum(kept) / length(kept)
}
best <- NULL
for (name in names(shops)) {
  value <- total(shops[[name]], limit = 3) # what is left
  if (!is.null(value) && (is.null(best) || value > best$value)) {
    best <- list(name = name, value = value)
  } else {
    cat("nothing for", name, "\\n")
  }
}
shops |> lapply(FUN = \\(x) mean(x) + sd(x)) |> unlist() |> barplot(main = "all")
`;

describe('a submission in several languages', () => {
  it('is compared language by language, and counted as a whole', () => {
    const result = analyse([
      document(1, { 'A.java': program(0), 'tool/a.py': PYTHON }),
      document(2, { 'B.java': program(1), 'b.py': PYTHON.replaceAll('result', 'found') }),
    ]);
    const { fragments, overlap, similarity } = pairOf(result, 1, 2);
    const [one] = result.submissions;
    expect(
      fragments.filter(({ file }) => file === 'tool/a.py').map(({ matchedFile }) => matchedFile),
    ).toEqual(['b.py']);
    expect(
      fragments.every(
        ({ file, matchedFile }) => file.slice(-3) === matchedFile.slice(-3) || file.endsWith('a'),
      ),
    ).toBe(true);
    expect(similarity).toBeCloseTo((100 * overlap) / (one?.tokens ?? 0), 10);
    expect(similarity).toBeLessThan(75);
  });

  it.each([
    ['R', { kernelspec: { display_name: 'R', language: 'R', name: 'ir' } }, 'a.R'],
    ['R', { language_info: { codemirror_mode: 'r', file_extension: '.r', name: 'R' } }, 'a.Rmd'],
    [
      'Java',
      { language_info: { codemirror_mode: { name: 'x' }, file_extension: '.jshell', name: 'Java' } },
      'a.java',
    ],
    ['Python', { kernelspec: { language: 'python', name: 'python3' } }, 'a.py'],
    // Whoever writes another language there is compared all the same.
    ['Python', { kernelspec: { language: 'R', name: 'ir' } }, 'a.py'],
  ])('finds code of a notebook in %s in a file of that language: %j', (language, metadata, path) => {
    const text = { R: R_PROGRAM, Java: program(1), Python: PYTHON }[language] ?? '';
    const notebook = JSON.stringify({ cells: [{ cell_type: 'code', source: text }], metadata });
    const file = path.endsWith('.Rmd') ? `It's prose.\n\`\`\`{r}\n${text}\`\`\`\n` : text;
    const result = analyse([document(1, { 'a.ipynb': notebook }), document(2, { [path]: file })]);
    expect(pairOf(result, 1, 2).similarity).toBeGreaterThan(95);
  });

  it('finds code of a notebook in a module, and no Java in Python', () => {
    const notebook = JSON.stringify({
      cells: PYTHON.split('\n\n\n').map((source) => ({ cell_type: 'code', source: source.split(/^/m) })),
    });
    const result = analyse([
      document(1, { 'a.ipynb': notebook }),
      document(2, { 'a.py': PYTHON }),
      document(3, { 'A.java': PYTHON }),
    ]);
    const pair = pairOf(result, 1, 2);
    expect(pair.similarity).toBeGreaterThan(98);
    expect(pair.fragments[0]).toMatchObject({ file: 'a.ipynb', lineStart: 1, matchedLineStart: 1 });
    expect(result.pairs.length).toBe(1);
  });

  it('is read alike in every encoding', () => {
    const text = program(3).replace('class Main {', 'class Größe { // schön');
    const marked = `\ufeff${text}`;
    const little = Uint8Array.from(Buffer.from(marked, 'utf16le'));
    const big = Uint8Array.from(Buffer.from(marked, 'utf16le').swap16());
    const result = analyse([
      bytes(1, { 'A.java': Buffer.from(text) }),
      bytes(2, { 'A.java': Buffer.from(marked) }),
      bytes(3, { 'A.java': little }),
      bytes(4, { 'A.java': big }),
      bytes(5, { 'A.java': Buffer.from(text, 'latin1') }),
    ]);
    expect(result.pairs.map(({ similarity, matchedSimilarity }) => [similarity, matchedSimilarity])).toEqual(
      Array.from({ length: 10 }, () => [100, 100]),
    );
    expect(result.clusters).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('may be broken anywhere: what can be read is compared', () => {
    const text = program(5);
    for (let part = 1; part < 8; part += 1) {
      const cut = text.slice(0, Math.floor((text.length * part) / 8));
      const broken = `${cut}"unclosed /* ${text.slice(cut.length + 10)}`;
      const { similarity } = pairOf(
        analyse([document(1, { 'A.java': broken }), document(2, { 'A.java': text })]),
        1,
        2,
      );
      expect(similarity).toBeGreaterThan(70);
    }
  });

  it('holds files that nobody can read, which are left out one by one', () => {
    const deep = `{"cells":${'['.repeat(400_000)}`;
    const [only] = analyse([
      {
        ...document(1, {
          'line.js': 'x='.repeat(MAX_FILE_BYTES / 2),
          'long.py': 'y = 1\n'.repeat(2_000_000),
          'deep.ipynb': deep,
          'good.java': program(1),
        }),
      },
    ]).submissions;
    expect(only?.leftOut.map(({ path, reason }) => `${path} ${reason.split(':', 1)[0] ?? ''}`)).toEqual([
      'deep.ipynb not a notebook',
      'line.js minified',
      'long.py too large',
    ]);
    expect(only?.files).toBe(1);
    expect(only?.comparability).toBe('compared');
  });
});

describe('starter code', () => {
  const starter = `class Board {
    private final Map<String, List<Cell>> cells = new TreeMap<>();
    Board(Path path) throws IOException {
      try (BufferedReader in = Files.newBufferedReader(path)) {
        in.lines().map(String::trim).filter(line -> !line.isEmpty()).forEach(this::place);
      } catch (UncheckedIOException failure) {
        throw failure.getCause();
      } finally { log.info("read " + cells.size()); }
    }
    void place(String line) {
      String[] words = line.split(":", 2);
      cells.computeIfAbsent(words[0], key -> new ArrayList<>()).add(Cell.of(words[1]));
    }
    Optional<Cell> find(String name, Predicate<Cell> wanted) {
      return cells.getOrDefault(name, List.of()).stream().filter(wanted).findFirst();
    }
    @Override public boolean equals(Object other) {
      return this == other || other instanceof Board && ((Board) other).cells.equals(cells);
    }
    @Override public String toString() {
      switch (cells.size()) { case 0: return "empty"; case 1: return "one"; default: return "many"; }
    }
    static synchronized Board open(String name) throws IOException {
      assert name != null && name.length() > 0;
      return new Board(Paths.get(System.getProperty("boards", "."), name + ".txt"));
    }
  }`;
  const standing = (result: { readonly submissions: readonly SubmissionResult[] }, id: number): string =>
    result.submissions.find((each) => each.id === id)?.comparability ?? '';

  it('alone is called that; what has enough of its own beside it is compared', () => {
    const result = analyse([
      document(1, { 'S.java': starter }),
      document(2, { 'S.java': starter, 'A.java': 'class A { int f(int a) { return a * 2 + 1; } }' }),
      document(3, { 'S.java': starter, 'A.java': program(2) }),
      document(4, { 'A.java': 'class A { int f(int a) { return a * 2 + 1; } }' }),
      document(9, { 'S.java': starter }, 'base'),
    ]);
    expect([1, 2, 3].map((id) => standing(result, id))).toEqual(['starter-only', 'starter-only', 'compared']);
    // Little of its own is little, not starter code: the guard asks what was taken away.
    expect(standing(result, 4)).toBe('too-short');
    expect(result.pairs.filter(({ a, b }) => a <= 2 || b <= 2)).toEqual([]);
    expect(result.submissions.slice(0, 2).map(({ peer, coverage }) => [peer, coverage])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(noticesOf(result)).toEqual([
      '2 submissions hold almost nothing beside the starter code and were not compared.',
    ]);
  });

  it('that was only detected makes a submission that has nothing else one to look at', () => {
    const documents = POOL.slice(1, 10).map((text, id) =>
      document(id, { 'S.java': starter, 'A.java': text }),
    );
    documents.push(document(50, { 'S.java': starter }));
    const result = analyse(documents, { detectBaseCode: true });
    expect(standing(result, 50)).toBe('starter-only');
    expect(noticesOf(result).join(' ')).toContain('or one solution handed round. Look at it.');
    expect(result.commonCode.filter(({ file }) => file === 'S.java').length).toBeGreaterThanOrEqual(10);
    // Never detected where it was given.
    const given = analyse([...documents, document(99, { 'S.java': starter }, 'base')], {
      detectBaseCode: true,
    });
    expect(noticesOf(given).join(' ')).not.toContain('Give the starter code');
  });

  it('is not detected among three, nor in what a few share', () => {
    const few = POOL.slice(1, 4).map((text, id) => document(id, { 'S.java': starter, 'A.java': text }));
    expect(analyse(few, { detectBaseCode: true }).commonCode).toEqual([]);
    const ring = POOL.slice(1, 13).map((text, id) =>
      document(id, id < 3 ? { 'S.java': starter, 'A.java': text } : { 'A.java': text }),
    );
    const result = analyse(ring, { detectBaseCode: true });
    expect(pairOf(result, 0, 1).overlap).toBeGreaterThan(300);
  });

  it('is not what people who belong together wrote, however many of them hand it in', () => {
    const own = POOL[19] as string;
    const documents = [
      ...POOL.slice(1, 9).map((text, id) => document(id, { 'A.java': text })),
      ...[20, 21, 22, 23].map((id) => document(id, { 'A.java': own })),
      document(30, { 'A.java': own }),
    ];
    const alone = analyse(documents, { detectBaseCode: true });
    expect(standing(alone, 30)).toBe('starter-only');
    const team = analyse(documents, { detectBaseCode: true, together: [[20, 21, 22, 23]] });
    expect(pairOf(team, 20, 30).similarity).toBe(100);
    expect(standing(team, 30)).toBe('compared');
    // Of three parties, as the three of nine must be.
    const copies = [31, 32].map((id) => document(id, { 'A.java': own }));
    const three = analyse([...documents.slice(2), ...copies], {
      detectBaseCode: true,
      together: [
        [20, 21, 22, 23],
        [30, 31],
      ],
    });
    expect(standing(three, 30)).toBe('starter-only');
  });

  it('is left out of the archive, too', () => {
    const result = analyse([
      document(1, { 'S.java': starter, 'A.java': program(2) }),
      document(2, { 'S.java': starter, 'A.java': program(3) }, 'archive'),
      document(9, { 'S.java': starter }, 'base'),
    ]);
    expect(result.submissions[0]?.database).toBeLessThan(60);
    expect(pairOf(result, 1, 2).fragments.every(({ file }) => file === 'A.java')).toBe(true);
  });
});

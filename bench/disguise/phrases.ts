/*
 * How other languages say what Java says inside of a statement. Text replaced by text: it covers what students write, and what it gets
 * wrong the compiler refuses.
 */

type Rule = readonly [RegExp, string];

function applied(text: string, rules: readonly Rule[]): string {
  return rules.reduce((now, [from, to]) => {
    let next = now;
    // Type arguments and calls nest: a rule may apply again to what it made.
    for (let round = 0; round < 3; round += 1) {
      const changed = next.replaceAll(from, to);
      if (changed === next) break;
      next = changed;
    }
    return next;
  }, text);
}

const PRIMITIVE = 'int|long|double|float|char|byte|short|boolean|Integer|Long|Double|String';

const UNTYPED: readonly Rule[] = [
  [/\b([A-Z]\w*)\s*<[\w\s,?[\].]*>/g, '$1'],
  [new RegExp(`\\((?:${PRIMITIVE})(?:\\[\\])*\\)\\s*(?=[\\w("'-])`, 'g'), ''],
  [/\b(\d+)[lL]\b/g, '$1'],
  [/\b(\d+\.\d+|\d+)[dDfF]\b/g, '$1'],
  [/\bnew (?:ArrayList|LinkedList|Stack|ArrayDeque|Vector)\(\)/g, '[]'],
  [/\.get\(([^()]*)\)/g, '[$1]'],
  [/\.equals\(([^()]*)\)/g, ' == $1'],
];

const JAVASCRIPT: readonly Rule[] = [
  ...UNTYPED,
  [/\bnew \w+\[([^[\]]+)\]\[([^[\]]+)\]/g, 'Array.from({ length: $1 }, () => new Array($2).fill(0))'],
  [/\bnew \w+\[([^[\]]+)\](?!\[)/g, 'new Array($1).fill(0)'],
  [/\bnew \w+(?:\[\])+ ?\{([^{}]*)\}/g, '[$1]'],
  [/= \{([^{}]*)\}/g, '= [$1]'],
  [/\bSystem\.OUT\.println\(/g, 'console.log('],
  [/\bSystem\.OUT\.print\(/g, 'process.stdout.write('],
  [/\bSystem\.in_\b/g, 'process.stdin'],
  [/\.length\(\)/g, '.length'],
  [/\.size\(\)/g, '.length'],
  [/\.add\(/g, '.push('],
  [/\bnew (?:HashMap|TreeMap)\(\)/g, 'new Map()'],
  [/\bnew (?:HashSet|TreeSet)\(\)/g, 'new Set()'],
  [/\.containsKey\(/g, '.has('],
  [/\.put\(/g, '.set('],
  [/\b(?:Integer|Long)\.parse\w+\(/g, 'parseInt('],
  [/\b(?:Integer|Long)\.MAX_VALUE\b/g, 'Number.MAX_SAFE_INTEGER'],
  [/ == /g, ' === '],
  [/ != /g, ' !== '],
  [/->/g, '=>'],
];

export function toJavaScript(text: string): string {
  return applied(text, JAVASCRIPT);
}

const PYTHON: readonly Rule[] = [
  ...UNTYPED,
  [/\bnew \w+\[([^[\]]+)\]\[([^[\]]+)\]/g, '[[0] * ($2) for _ in range($1)]'],
  [/\bnew \w+\[([^[\]]+)\](?!\[)/g, '[0] * ($1)'],
  [/\bnew \w+(?:\[\])+ ?\{([^{}]*)\}/g, '[$1]'],
  [/^\{([^{}]*)\}$/g, '[$1]'],
  [/\bnew (?:HashMap|TreeMap)\(\)/g, '{}'],
  [/\bnew (?:HashSet|TreeSet)\(\)/g, 'set()'],
  [/\bnew /g, ''],
  [/\bSystem\.OUT\.println\(/g, 'print('],
  [/\bSystem\.OUT\.print\((.*)\)$/g, "print($1, end='')"],
  [/\bSystem\.in_\b/g, 'sys.stdin'],
  [/((?:\w+|\[[^[\]]*\])(?:\.\w+|\[[^[\]]*\])*)\.(?:length|size)\(\)/g, 'len($1)'],
  [/(\w+(?:\.\w+|\[[^[\]]*\])*)\.length\b/g, 'len($1)'],
  [/\.charAt\(([^()]*)\)/g, '[$1]'],
  [/\.add\(/g, '.append('],
  [/\.put\(([^(),]*), ([^()]*)\)/g, '[$1] = $2'],
  [/(\w+)\.containsKey\(([^()]*)\)/g, '$2 in $1'],
  [/\b(?:Integer|Long)\.parse\w+\(/g, 'int('],
  [/\b(?:Integer|Long)\.MAX_VALUE\b/g, 'sys.maxsize'],
  [/\bMath\.(max|min|abs|pow)\b/g, '$1'],
  [/\bMath\./g, 'math.'],
  [/&&/g, 'and'],
  [/\|\|/g, 'or'],
  [/!(?!=)/g, 'not '],
  [/\btrue\b/g, 'True'],
  [/\bfalse\b/g, 'False'],
  [/\bnull\b/g, 'None'],
  [/\bthis\b/g, 'self'],
  [/(\w+) \/ (\w+)/g, '$1 // $2'],
  [/(?<=[=(,] |^|[(]|return )([^?=(),]+) \? ([^?:]+) : ([^?:(),]+)/g, '$2 if $1 else $3'],
];

export function toPython(text: string): string {
  return applied(text, PYTHON);
}

/** A whole statement or a condition. */
export function toPythonHead(text: string): string {
  const step = /^([\w.[\]+\- ]+?)(\+\+|--)$/.exec(text) ?? /^(\+\+|--)([\w.[\]]+)$/.exec(text);
  if (step !== null) {
    const [sign, target] = /^[+-]/.test(step[1] ?? '') ? [step[1], step[2]] : [step[2], step[1]];
    return `${toPython(target ?? '')} ${sign === '++' ? '+=' : '-='} 1`;
  }
  return toPython(text)
    .replace(/^throw /, 'raise ')
    .replaceAll(/\((\w+) = /g, '($1 := ');
}

const SAME_IN_CPP: readonly Rule[] = [
  [/\bString\b/g, 'string'],
  [/\bboolean\b/g, 'bool'],
  [/\bInteger\.parseInt\(/g, 'stoi('],
  [/\bInteger\.MAX_VALUE\b/g, 'INT_MAX'],
  [/\bInteger\.MIN_VALUE\b/g, 'INT_MIN'],
  [/\bLong\.MAX_VALUE\b/g, 'LLONG_MAX'],
  [/\bInteger\b/g, 'int'],
  [/\bLong\b/g, 'long'],
  [/\bDouble\b/g, 'double'],
  [/\bCharacter\b/g, 'char'],
  [/\bbyte\b/g, 'char'],
  [/\blong\b/g, 'long long'],
];

const CPP: readonly Rule[] = [
  [
    /\bnew (?:ArrayList|LinkedList|HashMap|TreeMap|HashSet|TreeSet|Stack|ArrayDeque)\s*<[\w\s,<>[\]]*>\(\)/g,
    '{}',
  ],
  [/\bnew (\w+)\[([^[\]]+)\]\[([^[\]]+)\]/g, 'vector<vector<$1>>($2, vector<$1>($3))'],
  [/\bnew (\w+)\[([^[\]]+)\](?!\[)/g, 'vector<$1>($2)'],
  [/\bnew \w+(?:\[\])+ ?\{/g, '{'],
  [/\b(\w+)\[\]\[\] (\w+)/g, 'vector<vector<$1>> $2'],
  [/\b(\w+)\[\] (\w+)/g, 'vector<$1> $2'],
  [/\b(\w+)\[\]$/g, 'vector<$1>'],
  [/\b(\w+) (\w+)\[\]\[\]/g, 'vector<vector<$1>> $2'],
  [/\b(\w+) (\w+)\[\]/g, 'vector<$1> $2'],
  [/\b(?:ArrayList|List|LinkedList|Stack|Vector)\s*</g, 'vector<'],
  [/\b(?:HashMap|Map|TreeMap)\s*</g, 'map<'],
  [/\b(?:HashSet|Set|TreeSet)\s*</g, 'set<'],
  [/\bnew /g, ''],
  [/\.length\(\)/g, '.size()'],
  [/\.length\b/g, '.size()'],
  [/\.charAt\(([^()]*)\)/g, '[$1]'],
  [/\.get\(([^()]*)\)/g, '[$1]'],
  [/\.put\(([^(),]*), ([^()]*)\)/g, '[$1] = $2'],
  [/\.containsKey\(/g, '.count('],
  [/\.equals\(([^()]*)\)/g, ' == $1'],
  [/\.add\(/g, '.push_back('],
  [/\.isEmpty\(/g, '.empty('],
  [/\bMath\.(max|min|abs|sqrt|pow|floor|ceil|log|sin|cos)\b/g, '$1'],
  [/\bArrays\.sort\((\w+)\)/g, 'sort($1.begin(), $1.end())'],
  [/\bCollections\.sort\((\w+)\)/g, 'sort($1.begin(), $1.end())'],
  [/\bthis\./g, 'this->'],
  [/\bnull\b/g, 'nullptr'],
  [/\b(\d+)[lL]\b/g, '$1LL'],
];

export function toCpp(text: string): string {
  const made = applied(text, CPP);
  return SAME_IN_CPP.reduce((now, [from, to]) => now.replaceAll(from, to), made);
}

const CSHARP: readonly Rule[] = [
  [/\bSystem\.OUT\.println\(/g, 'Console.WriteLine('],
  [/\bSystem\.OUT\.print\(/g, 'Console.Write('],
  [/\bnew (?:Scanner|BufferedReader)\(.*\)/g, 'Console.In'],
  [/\b(?:Scanner|BufferedReader)\b/g, 'TextReader'],
  [/\b(\w+)\.nextInt\(\)/g, 'int.Parse($1.ReadLine())'],
  [/\b(\w+)\.nextLong\(\)/g, 'long.Parse($1.ReadLine())'],
  [/\b(\w+)\.next(?:Line)?\(\)/g, '$1.ReadLine()'],
  [/\bnew (\w+)\[([^[\]]+)\]\[([^[\]]+)\]/g, 'new $1[$2, $3]'],
  [/\b(\w+) (\w+)\[\]/g, '$1[] $2'],
  [/\bString\b/g, 'string'],
  [/\bboolean\b/g, 'bool'],
  [/\bInteger\.parseInt\(/g, 'int.Parse('],
  [/\bInteger\.MAX_VALUE\b/g, 'int.MaxValue'],
  [/\bInteger\b/g, 'int'],
  [/\bLong\b/g, 'long'],
  [/\b(?:extends|implements)\b/g, ':'],
  [/\.length\(\)/g, '.Length'],
  [/\.length\b/g, '.Length'],
  [/\.size\(\)/g, '.Count'],
  [/\.charAt\(([^()]*)\)/g, '[$1]'],
  [/\.get\(([^()]*)\)/g, '[$1]'],
  [/\.put\(([^(),]*), ([^()]*)\)/g, '[$1] = $2'],
  [/\.add\(/g, '.Add('],
  [/\.containsKey\(/g, '.ContainsKey('],
  [/\.contains\(/g, '.Contains('],
  [/\.equals\(/g, '.Equals('],
  [/\b(?:ArrayList|LinkedList)</g, 'List<'],
  [/\b(?:HashMap|TreeMap|Map)</g, 'Dictionary<'],
  [/\bMath\.max\b/g, 'Math.Max'],
  [/\bMath\.min\b/g, 'Math.Min'],
  [/\bMath\.abs\b/g, 'Math.Abs'],
  [/\bMath\.sqrt\b/g, 'Math.Sqrt'],
  [/\bMath\.pow\b/g, 'Math.Pow'],
  [/->/g, '=>'],
];

export function toCsharp(text: string): string {
  return applied(text, CSHARP);
}

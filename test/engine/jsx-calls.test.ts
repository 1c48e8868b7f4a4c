import { describe, expect, it, test } from 'vitest';
import { analyse, document, pairOf } from './programs.ts';
import { comparedTokensOf } from './tokens-of.ts';

const RUNTIME = 'import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "react/jsx-runtime";\n';

describe('what a compiler makes of tags is those tags', () => {
  it.each([
    [
      'f = <p className="a" onClick={() => g(1)} aria-label={b} hidden {...c}>Hi {d}<br/></p>;',
      'f = _jsxs("p", { className: "a", onClick: () => g(1), "aria-label": b, hidden: true, ...c, children: ["Hi ", d, _jsx("br", {})] });',
      'f = React.createElement("p", { className: "a", onClick: () => g(1), "aria-label": b, hidden: true, ...c }, "Hi ", d, React.createElement("br", null));',
    ],
    [
      'f = <A.B c={d}>{e ? <G/> : null}{h.map((i) => <J k={i}/>)}</A.B>;',
      'f = _jsxs(A.B, { c: d, children: [e ? _jsx(G, {}) : null, h.map((i) => _jsx(J, { k: i }))] });',
      'f = createElement(A.B, { c: d }, e ? createElement(G, null) : null, h.map((i) => createElement(J, { k: i })));',
    ],
    [
      'f = <><A b={<C/>}/>{d}</>;',
      'f = _jsxs(_Fragment, { children: [_jsx(A, { b: _jsx(C, {}) }), d] });',
      'f = React.createElement(React.Fragment, null, React.createElement(A, { b: React.createElement(C, null) }), d);',
    ],
    [
      'f = <p>{[a, b]}</p>;',
      'f = _jsx("p", { children: [a, b].concat() });',
      'f = createElement("p", null, [a, b]);',
    ],
  ])('%j', (tags, newer, older) => {
    if (!newer.includes('concat')) {
      expect(comparedTokensOf('a.js', RUNTIME + newer)).toBe(comparedTokensOf('a.jsx', tags));
      // As CommonJS, and as what makes names short.
      const common = newer
        .replaceAll(/\b_(jsxs?)\(/g, '(0, jsx_runtime_1.$1)(')
        .replace('_Fragment', 'jsx_runtime_1.Fragment');
      expect(comparedTokensOf('a.js', `const jsx_runtime_1 = require("react/jsx-runtime");\n${common}`)).toBe(
        comparedTokensOf('a.jsx', tags),
      );
      const short = newer.replaceAll('_jsxs(', 't(').replaceAll('_jsx(', 'e(');
      expect(comparedTokensOf('a.js', `import{jsx as e,jsxs as t}from"react/jsx-runtime";${short}`)).toBe(
        comparedTokensOf('a.jsx', tags),
      );
    }
    expect(comparedTokensOf('a.js', older)).toBe(comparedTokensOf('a.jsx', tags));
  });

  it.each([
    ['f = <p a="b">c {d}e</p>;', 'f = <p a={"b"}>{"c "}{d}{\'e\'}</p>;'],
    ['f = <p>{a}<b/></p>;', 'f = <p>{a}{" "}\n<b/></p>;'],
    ['f = <p>{a && <b/>}{c ? <d/> : <e/>}</p>;', 'f = <p>{a && (<b/>)}{c ? (\n<d/>\n) : (<e/>)}</p>;'],
  ])('%j', (tags, other) => {
    expect(comparedTokensOf('a.jsx', other)).toBe(comparedTokensOf('a.jsx', tags));
  });

  // Nothing that runs falls away.
  it.each([
    ['f = jsx("a", b && c(), d);', 'jsx_("a", b && c(), d);'],
    ['f = jsx("a", true && b());', 'jsx_("a", true && b());'],
    ['f = jsx(a(b), { c: d });', 'jsx_(a(b), { c: d });'],
    ['f = jsx("a", b);', 'jsx_("a", b);'],
    ['f = document.createElement("a", { b: c });', 'document.create_("a", { b: c });'],
    ['f = a.jsx("b", { c: d });', 'a.jsx_("b", { c: d });'],
  ])('%s is no tag', (text, other) => {
    expect(comparedTokensOf('a.js', text)).toBe(comparedTokensOf('a.js', `f = ${other}`));
  });

  it('keeps what attributes and children compute', () => {
    const text = 'f = jsx("a", { [b()]: c(), d() { e(); }, g, children: h() }, i(), ...j());';
    const read = comparedTokensOf('a.js', text);
    expect(read.split(' ').filter((token) => token === '(')).toHaveLength(7);
    expect(read).toContain(
      'OPEN [ ID ( ) ] : ID ( ) ID ( ) { ID ( ) } ID { ID ( ) } { ID ( ) } { ... ID ( ) } CLOSE',
    );
  });

  it('a string in braces of code stays in them', () => {
    expect(comparedTokensOf('a.js', 'if (a) { "b" } else c;')).toBe(
      comparedTokensOf('a.js', 'if (a) { "b" } else c;'),
    );
    expect(comparedTokensOf('a.jsx', 'a = <b/>; f(() => { "c" });')).toContain('{ STR }');
  });

  it.each([
    'f = _jsx(',
    'f = _jsx("a"',
    'f = _jsx("a", {',
    'f = _jsx("a", { b:',
    'f = React.',
    'f = _jsx("a", null',
  ])('the text may end anywhere: %j', (text) => {
    expect(comparedTokensOf('a.js', text)).toContain('ID = ');
  });
});

test('a component that was compiled is the same program, line by line', () => {
  const item = (name: string, at: number): string => `export function ${name}({ items, onPick }) {
  const [open, setOpen] = useState(${at});
  if (items.length === 0) return <Empty text="none" />;
  return (
    <ul className="list" onClick={() => setOpen(open + 1)}>
      {items.map((item) => (
        <li key={item.id} title={item.title}>
          <b>{item.name}</b> costs {item.price * ${at}}
          {open > 2 && <Button label="pick" onPress={() => onPick(item)} />}
        </li>
      ))}
    </ul>
  );
}
`;
  const call = (name: string, at: number): string => `export function ${name}({ items, onPick }) {
  const [open, setOpen] = useState(${at});
  if (items.length === 0)
    return React.createElement(Empty, { text: "none" });
  return React.createElement("ul", { className: "list", onClick: () => setOpen(open + 1) },
    items.map((item) => React.createElement("li", { key: item.id, title: item.title },
      React.createElement("b", null, item.name),
      " costs ",
      item.price * ${at},
      open > 2 && React.createElement(Button, { label: "pick", onPress: () => onPick(item) }))));
}
`;
  const files = (make: typeof item): string =>
    ['One', 'Two', 'Three'].map((name, at) => make(name, at)).join('\n');
  const result = analyse([document(1, { 'a.jsx': files(item) }), document(2, { 'b.js': files(call) })]);
  const pair = pairOf(result, 1, 2);
  expect(pair.similarity).toBe(100);
  const last = pair.fragments.at(-1);
  expect([last?.lineEnd, last?.matchedLineEnd]).toEqual([44, 35]);
});

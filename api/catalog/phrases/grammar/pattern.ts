export type Expression =
  | { kind: 'name'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'tight' }
  | { kind: 'sequence' | 'choice'; items: readonly Expression[] }
  | { kind: 'repeat'; item: Expression; most: number }
  | { kind: 'label'; label: string; item: Expression; isList: boolean };

/** Limits repetitions in braces, so that hostile text takes little time. */
const MOST_REPEATED = 16;
const SYMBOLS = /"[^"]*"|[A-Za-z][\w-]*:?|\{\d*|[[\]()}|~]/g;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Parses a pattern. `"of"` is a word or a mark in the text, a name is a rule or (in capitals) a terminal, `~` allows no
 * space, `[ ]` is optional, `{ }` is repeated, `{3 }` is repeated at most three times, `( | )` is a choice, and `name:`
 * labels the next value. Throws if the pattern is malformed.
 */
export function parsePattern(pattern: string): Expression {
  const symbols = pattern.match(SYMBOLS) ?? [];
  let at = 0;
  const expression = choice(false);
  if (at < symbols.length || symbols.join('') !== pattern.replace(/\s+/g, ''))
    throw new Error(`The pattern is malformed: ${pattern}`);
  return expression;

  function choice(isRepeated: boolean): Expression {
    const items = [sequence(isRepeated)];
    for (; symbols[at] === '|'; items.push(sequence(isRepeated))) at += 1;
    return items.length === 1 ? items[0]! : { kind: 'choice', items };
  }

  function sequence(isRepeated: boolean): Expression {
    const items: Expression[] = [];
    while (at < symbols.length && !/^[\])}|]/.test(symbols[at]!)) items.push(element(isRepeated));
    return items.length === 1 ? items[0]! : { kind: 'sequence', items };
  }

  function element(isRepeated: boolean): Expression {
    const symbol = symbols[at] ?? '';
    at += 1;
    if (symbol === '~') return { kind: 'tight' };
    if (symbol.startsWith('"')) return { kind: 'text', text: symbol.slice(1, -1) };
    if (symbol.endsWith(':'))
      return { kind: 'label', label: symbol.slice(0, -1), item: element(isRepeated), isList: isRepeated };
    if (!(symbol[0]! in CLOSING)) return { kind: 'name', name: symbol };
    const item = choice(isRepeated || symbol.startsWith('{'));
    if (symbols[at] !== CLOSING[symbol[0]!]) throw new Error(`The pattern is malformed: ${pattern}`);
    at += 1;
    if (symbol === '(') return item;
    return { kind: 'repeat', item, most: symbol === '[' ? 1 : Number(symbol.slice(1) || MOST_REPEATED) };
  }
}

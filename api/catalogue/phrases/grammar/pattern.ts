/** A part of a pattern. `least` and `most` count repetitions. */
export type Expression =
  | { kind: 'name'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'tight' }
  | { kind: 'sequence'; items: readonly Expression[] }
  | { kind: 'choice'; items: readonly Expression[] }
  | { kind: 'repeat'; item: Expression; most: number }
  | { kind: 'label'; label: string; item: Expression; isList: boolean; isAll: boolean };

/** Repetitions in braces stop here, so that hostile text costs little. */
const MOST_REPEATED = 16;
const SYMBOL = /\s*(?:"([^"]*)"|([A-Za-z][\w-]*)(\*?:)?|([[\]{}()|~]))/y;

/**
 * Parses a pattern: `"of"` is a word or a mark of the text, a name is a rule or a terminal (in capitals), `~` says that
 * no blank stands here, `[ ]` is optional, `{ }` is repeated, `( | )` is a choice, and `name:` labels the value of what
 * follows. Throws if the pattern is malformed.
 */
export function parsePattern(pattern: string): Expression {
  const symbols = symbolsOf(pattern);
  let at = 0;
  const found = choice(false);
  if (at < symbols.length) throw new Error(`Unexpected ${symbols[at]!.text} in ${pattern}`);
  return found;

  function choice(isRepeated: boolean): Expression {
    const items = [sequence(isRepeated)];
    while (symbols[at]?.text === '|' && symbols[at]?.kind === 'mark') {
      at += 1;
      items.push(sequence(isRepeated));
    }
    return items.length === 1 ? items[0]! : { kind: 'choice', items };
  }

  function sequence(isRepeated: boolean): Expression {
    const items: Expression[] = [];
    for (let item = element(isRepeated); item; item = element(isRepeated)) items.push(item);
    return items.length === 1 ? items[0]! : { kind: 'sequence', items };
  }

  function element(isRepeated: boolean): Expression | undefined {
    const symbol = symbols[at];
    if (symbol === undefined || (symbol.kind === 'mark' && /[\]})|]/.test(symbol.text))) return undefined;
    at += 1;
    if (symbol.kind === 'text') return { kind: 'text', text: symbol.text };
    if (symbol.kind === 'name') return { kind: 'name', name: symbol.text };
    if (symbol.kind === 'label') {
      const item = element(isRepeated);
      if (!item) throw new Error(`Nothing follows ${symbol.text}: in ${pattern}`);
      return { kind: 'label', label: symbol.text, item, isList: isRepeated, isAll: symbol.isAll === true };
    }
    if (symbol.text === '~') return { kind: 'tight' };
    const inner = choice(isRepeated || symbol.text === '{');
    const closing = { '(': ')', '[': ']', '{': '}' }[symbol.text];
    if (symbols[at]?.text !== closing) throw new Error(`${closing} is missing in ${pattern}`);
    at += 1;
    return symbol.text === '(' ? inner : { kind: 'repeat', item: inner, most: symbol.text === '[' ? 1 : MOST_REPEATED };
  }
}

interface PatternSymbol {
  kind: 'text' | 'name' | 'label' | 'mark';
  text: string;
  isAll?: boolean;
}

function symbolsOf(pattern: string): PatternSymbol[] {
  const symbols: PatternSymbol[] = [];
  SYMBOL.lastIndex = 0;
  for (let end = 0; pattern.slice(end).trim() !== ''; end = SYMBOL.lastIndex) {
    const [, text, name, colon, mark] = SYMBOL.exec(pattern) ?? [];
    if (text !== undefined) symbols.push({ kind: 'text', text });
    else if (name !== undefined)
      symbols.push({ kind: colon === undefined ? 'name' : 'label', text: name, isAll: colon === '*:' });
    else if (mark !== undefined) symbols.push({ kind: 'mark', text: mark });
    else throw new Error(`Unknown character at ${end} in ${pattern}`);
  }
  return symbols;
}

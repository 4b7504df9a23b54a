import type { UnitIndex } from '../names/unit-index.ts';
import { grouped } from '../text/grouped.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { Expression } from './pattern.ts';

/** One way to read the tokens from a position up to, but not including, `end`. */
interface Parse<Value = unknown> {
  end: number;
  value: Value;
  rule?: Rule;
}

export interface Span {
  tokens: readonly Token[];
  start: number;
  end: number;
  index: UnitIndex;
}

export interface Rule {
  name: string;
  pattern: string;
  expression: Expression;
  /** Texts that contain what the rule reads. A test parses them. */
  examples: readonly string[];
  isGreedy: boolean;
  meaning: (parts: never, span: Span) => unknown;
}

/** Reads tokens without a pattern, such as a number, a word from a list, or a unit name. */
export type Terminal = (tokens: readonly Token[], at: number, index: UnitIndex) => readonly Parse[];

interface RuleGroup {
  rules: readonly Rule[];
  isGreedy: boolean;
  /** The terminals and words that the rules can begin with. */
  starts: ReadonlySet<string>;
}

interface Grammar {
  rules: ReadonlyMap<string, RuleGroup>;
  terminals: ReadonlyMap<string, Terminal>;
}

type Parts = Readonly<Record<string, unknown>>;
type Label = Extract<Expression, { kind: 'label' }>;
type Repeat = Extract<Expression, { kind: 'repeat' }>;

interface Match {
  end: number;
  parts: Parts;
}

const NO_PARTS: Parts = {};
const NONE: readonly never[] = [];
/** Real texts take a few thousand steps. Hostile texts stop here after a few milliseconds. */
const MAX_STEPS = 40_000;

export function compileGrammar(rules: readonly Rule[], terminals: Readonly<Record<string, Terminal>>): Grammar {
  const byName = grouped(rules, ({ name }) => name);
  const starts = new Map(Object.keys(terminals).map((name): [string, ReadonlySet<string>] => [name, new Set([name])]));
  const groups = [...byName].map(([name, group]) => {
    const isGreedy = group.some((rule) => rule.isGreedy);
    return [name, { rules: group, isGreedy, starts: startsOf(name) }] as const;
  });
  return { rules: new Map(groups), terminals: new Map(Object.entries(terminals)) };

  /** Contains '' if the rule can match nothing, so it must always be tried. */
  function startsOf(name: string): ReadonlySet<string> {
    const group = byName.get(name);
    if (!group && !starts.has(name)) throw new Error(`The rule ${name} is missing`);
    const found = starts.get(name) ?? new Set(group!.flatMap(({ expression }) => listStarts(expression, startsOf)));
    starts.set(name, found);
    return found;
  }
}

function listStarts(expression: Expression, startsOf: (name: string) => ReadonlySet<string>): readonly string[] {
  switch (expression.kind) {
    case 'text':
      return [`"${expression.text}`];
    case 'tight':
      return [''];
    case 'name':
      return [...startsOf(expression.name)];
    case 'label':
      return listStarts(expression.item, startsOf);
    case 'repeat':
      return ['', ...listStarts(expression.item, startsOf)];
    case 'choice':
      return expression.items.flatMap((item) => listStarts(item, startsOf));
    case 'sequence':
      return expression.items.reduce<readonly string[]>(
        (starts, item) =>
          starts.includes('') ? [...starts.filter((start) => start !== ''), ...listStarts(item, startsOf)] : starts,
        [''],
      );
  }
}

/** Finds all parses of a text, and caches them by name and position. Rules must not be left-recursive. */
export class Parser {
  readonly #found = new Map<string, (readonly Parse[])[]>();
  #steps = MAX_STEPS;
  readonly grammar: Grammar;
  readonly tokens: readonly Token[];
  readonly index: UnitIndex;

  constructor(grammar: Grammar, tokens: readonly Token[], index: UnitIndex) {
    this.grammar = grammar;
    this.tokens = tokens;
    this.index = index;
  }

  parsesAt(name: string, at: number): readonly Parse[] {
    let places = this.#found.get(name);
    if (!places) this.#found.set(name, (places = []));
    return (places[at] ??= this.#read(name, at));
  }

  readValues(name: string): unknown[] {
    return (this.#found.get(name) ?? []).flat().map(({ value }) => value);
  }

  #read(name: string, at: number): readonly Parse[] {
    const terminal = this.grammar.terminals.get(name);
    if (terminal) return terminal(this.tokens, at, this.index);
    const { rules, isGreedy, starts } = this.grammar.rules.get(name)!;
    if (!this.#canStart(starts, at)) return NONE;
    const matches: (Match & { rule: Rule })[] = [];
    for (const rule of rules)
      for (const { end, parts } of this.#matches(rule.expression, at, NO_PARTS)) matches.push({ end, parts, rule });
    if (matches.length === 0) return NONE;
    if (isGreedy) matches.sort((a, b) => b.end - a.end);
    const found: Parse[] = [];
    for (const { end, parts, rule } of matches) {
      const value = rule.meaning(parts as never, { tokens: this.tokens, start: at, end, index: this.index });
      if (value !== undefined) found.push({ end, value, rule });
      if (isGreedy && found.length > 0) break;
    }
    return found;
  }

  #canStart(starts: ReadonlySet<string>, at: number): boolean {
    if (starts.has('') || starts.has(`"${textAt(this.tokens, at)}`)) return true;
    for (const start of starts) if (!start.startsWith('"') && this.parsesAt(start, at).length > 0) return true;
    return false;
  }

  #matches(expression: Expression, at: number, parts: Parts): readonly Match[] {
    this.#steps -= 1;
    if (this.#steps < 0) return NONE;
    switch (expression.kind) {
      case 'text':
        return textAt(this.tokens, at) === expression.text ? [{ end: at + 1, parts }] : NONE;
      case 'tight':
        return this.tokens[at]?.isSpaced === false ? [{ end: at, parts }] : NONE;
      case 'name':
        return this.parsesAt(expression.name, at).map(({ end }) => ({ end, parts }));
      case 'label':
        return this.#labeled(expression, at, parts);
      case 'choice':
        return expression.items.flatMap((item) => this.#matches(item, at, parts));
      case 'sequence':
        return this.#inSequence(expression.items, at, parts);
      case 'repeat':
        return this.#repeated(expression, at, parts);
    }
  }

  #inSequence(items: readonly Expression[], at: number, parts: Parts): readonly Match[] {
    let found: readonly Match[] = [{ end: at, parts }];
    for (const item of items) {
      const [only] = found;
      if (!only) return NONE;
      found =
        found.length === 1
          ? this.#matches(item, only.end, only.parts)
          : found.flatMap((match) => this.#matches(item, match.end, match.parts));
    }
    return found;
  }

  #labeled({ item, label, isList }: Label, at: number, parts: Parts): readonly Match[] {
    if (item.kind !== 'name')
      return this.#matches(item, at, parts).map((match) => ({ ...match, parts: { ...match.parts, [label]: true } }));
    return this.parsesAt(item.name, at).map(({ end, value }) => {
      const before = isList ? ((parts[label] as unknown[] | undefined) ?? []) : [];
      return { end, parts: { ...parts, [label]: isList ? [...before, value] : value } };
    });
  }

  /** Returns the longest matches first. */
  #repeated({ item, most }: Repeat, at: number, parts: Parts): readonly Match[] {
    let last: readonly Match[] = [{ end: at, parts }];
    let found = last;
    for (let count = 0; count < most; count += 1) {
      last = last.flatMap((match) => this.#matches(item, match.end, match.parts).filter(({ end }) => end > match.end));
      if (last.length === 0) return found;
      found = [...last, ...found];
    }
    return found;
  }
}

import type { Token } from '../tokens.ts';
import { type Expression, parsePattern } from './pattern.ts';

/** One way to read the tokens from a place up to, but not including, `end`. */
export interface Parse<Value = unknown> {
  end: number;
  value: Value;
}

/** The tokens that a rule read, within the whole text. */
export interface Span {
  tokens: readonly Token[];
  start: number;
  end: number;
}

export interface Rule {
  name: string;
  pattern: string;
  /** Texts that the rule reads. They are its tests. */
  examples: readonly string[];
  /** Only the parses that reach farthest. */
  isGreedy?: boolean;
  /** The value of labeled parts, lists for labels in braces. Returns undefined if this is not one after all. */
  meaning: (parts: never, span: Span) => unknown;
}

/** Reads one or more tokens without a pattern: a number, a word of a list, the name of a unit. */
export type Terminal = (tokens: readonly Token[], at: number) => readonly Parse[];

export interface Grammar {
  rules: ReadonlyMap<string, readonly CompiledRule[]>;
  terminals: ReadonlyMap<string, Terminal>;
}

interface CompiledRule extends Rule {
  expression: Expression;
}

type Parts = Readonly<Record<string, unknown>>;

interface Match {
  end: number;
  parts: Parts;
}

/** A hostile text of 60 tokens stays below a few milliseconds. Real texts take a few thousand. */
const MAX_STEPS = 40_000;

/** Throws if a pattern is malformed or names a rule or terminal that does not exist. */
export function grammarOf(rules: readonly Rule[], terminals: Readonly<Record<string, Terminal>>): Grammar {
  const byName = new Map<string, CompiledRule[]>();
  for (const rule of rules) {
    const compiled = { ...rule, expression: parsePattern(rule.pattern) };
    byName.set(rule.name, [...(byName.get(rule.name) ?? []), compiled]);
  }
  const grammar = { rules: byName, terminals: new Map(Object.entries(terminals)) };
  for (const { name, expression } of [...byName.values()].flat())
    for (const used of namesIn(expression))
      if (!byName.has(used) && !grammar.terminals.has(used)) throw new Error(`${name} uses ${used}, which is missing`);
  return grammar;
}

function namesIn(expression: Expression): string[] {
  if (expression.kind === 'name') return [expression.name];
  if ('items' in expression) return expression.items.flatMap(namesIn);
  return 'item' in expression ? namesIn(expression.item) : [];
}

/** Finds all parses. Each rule is read once at each place. Rules must not begin with themselves. */
export class Parser {
  readonly #found = new Map<string, readonly Parse[]>();
  #steps = MAX_STEPS;

  constructor(
    readonly grammar: Grammar,
    readonly tokens: readonly Token[],
  ) {}

  parsesAt(name: string, at: number): readonly Parse[] {
    const key = `${name} ${at}`;
    const known = this.#found.get(key);
    if (known) return known;
    this.#found.set(key, []);
    const terminal = this.grammar.terminals.get(name);
    const found = terminal ? terminal(this.tokens, at) : this.#readRules(name, at);
    this.#found.set(key, found);
    return found;
  }

  #readRules(name: string, at: number): readonly Parse[] {
    const rules = this.grammar.rules.get(name) ?? [];
    const found = rules.flatMap(({ expression, meaning }) =>
      this.#matches(expression, { end: at, parts: {} }).flatMap(({ end, parts }) => {
        const value = meaning(parts as never, { tokens: this.tokens, start: at, end });
        return value === undefined ? [] : [{ end, value }];
      }),
    );
    if (!rules.some(({ isGreedy }) => isGreedy)) return found;
    const farthest = Math.max(...found.map(({ end }) => end));
    return found.filter(({ end }) => end === farthest);
  }

  #matches(expression: Expression, { end, parts }: Match): Match[] {
    this.#steps -= 1;
    if (this.#steps < 0) return [];
    switch (expression.kind) {
      case 'text':
        return textAt(this.tokens, end) === expression.text ? [{ end: end + 1, parts }] : [];
      case 'tight':
        return this.tokens[end]?.isSpaced === false ? [{ end, parts }] : [];
      case 'name':
        return this.parsesAt(expression.name, end).map((parse) => ({ end: parse.end, parts }));
      case 'label':
        return this.#labeled(expression, end, parts);
      case 'choice':
        return expression.items.flatMap((item) => this.#matches(item, { end, parts }));
      case 'sequence':
        return expression.items.reduce<Match[]>(
          (found, item) => found.flatMap((match) => this.#matches(item, match)),
          [{ end, parts }],
        );
      case 'repeat':
        return this.#repeated(expression, { end, parts });
    }
  }

  #labeled({ item, label, isList }: Extract<Expression, { kind: 'label' }>, at: number, parts: Parts): Match[] {
    if (item.kind !== 'name')
      return this.#matches(item, { end: at, parts }).map((match) => ({
        ...match,
        parts: { ...match.parts, [label]: true },
      }));
    return this.parsesAt(item.name, at).map(({ end, value }) => ({
      end,
      parts: { ...parts, [label]: isList ? [...((parts[label] as unknown[] | undefined) ?? []), value] : value },
    }));
  }

  /** The longest come first. */
  #repeated({ item, most }: Extract<Expression, { kind: 'repeat' }>, start: Match): Match[] {
    const found = [[start]];
    for (let count = 0; count < most && found.at(-1)!.length > 0; count += 1)
      found.push(found.at(-1)!.flatMap((match) => this.#matches(item, match).filter(({ end }) => end > match.end)));
    return found.toReversed().flat();
  }
}

function textAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' || token?.kind === 'mark' ? token.text : '';
}

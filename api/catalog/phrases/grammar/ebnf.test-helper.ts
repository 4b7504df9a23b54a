import { grouped } from '../text/grouped.ts';
import type { Rule } from './parser.ts';
import type { Expression } from './pattern.ts';

export function grammarText(rules: readonly Rule[]): string {
  return [...grouped(rules, ({ name }) => name)].map(([name, group]) => definition(name, group)).join('\n');
}

function definition(name: string, all: readonly Rule[]): string {
  const rules = all.filter(({ pattern }, at) => all.findIndex((rule) => rule.pattern === pattern) === at);
  const lines = rules.map(({ expression, examples: [example] }, at) => {
    const start = at === 0 ? `${words(name)} = ` : '  | ';
    const end = at === rules.length - 1 ? ';' : '';
    return `${start}${toText(expression)}${end}  (* ${example} *)`;
  });
  return lines.join('\n');
}

const words = (name: string) => name.replaceAll('-', ' ');

function toText(expression: Expression): string {
  switch (expression.kind) {
    case 'name':
      return words(expression.name);
    case 'text':
      return `"${expression.text}"`;
    case 'tight':
      return '? no space ?';
    case 'label':
      return toText(expression.item);
    case 'sequence':
      return expression.items.map(toText).join(', ');
    case 'choice':
      return `(${expression.items.map(toText).join(' | ')})`;
    case 'repeat':
      return expression.most === 1 ? `[${inner(expression.item)}]` : `{${inner(expression.item)}}`;
  }
}

function inner(item: Expression): string {
  return item.kind === 'choice' ? item.items.map(toText).join(' | ') : toText(item);
}

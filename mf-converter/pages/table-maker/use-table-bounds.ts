import { formatExact } from '@site/catalog/engine/format-exact';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import type { Rational } from '@site/catalog/engine/rational';
import { useSearchParams } from '@site/shell-contract';
import { useState } from 'react';
import { useVisitorFormat } from '../../format/visitor-format.ts';

export const BOUNDS = ['first', 'last', 'step'] as const;
export type BoundName = (typeof BOUNDS)[number];

const DEFAULTS: Readonly<Record<BoundName, string>> = { first: '1', last: '20', step: '1' };

export interface Bound {
  text: string;
  value: Rational | undefined;
  problem: string | undefined;
  served: string;
}

interface TypedBound {
  text: string;
  isTyped: boolean;
}

export type Bounds = Readonly<Record<BoundName, Bound>>;

export function useTableBounds(): [Bounds, (name: BoundName, text: string) => void] {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState<Readonly<Record<BoundName, TypedBound>>>(() =>
    byName((name) => ({ text: search.get(name) ?? DEFAULTS[name], isTyped: false })),
  );
  const format = useVisitorFormat();
  return [
    byName((name) => readBound(typed[name], format)),
    (name, text) => setTyped((before) => ({ ...before, [name]: { text, isTyped: true } })),
  ];
}

function byName<Value>(readValue: (name: BoundName) => Value): Record<BoundName, Value> {
  return { first: readValue('first'), last: readValue('last'), step: readValue('step') };
}

function readBound({ text, isTyped }: TypedBound, format: NumberFormat): Bound {
  const read = parseDecimal(text, isTyped ? format : 'comma-point');
  if (!read.ok) return { text, value: undefined, problem: read.message, served: text };
  const exact = formatExact(read.value);
  return { text, value: read.value, problem: undefined, served: exact.isExact ? exact.text : text };
}

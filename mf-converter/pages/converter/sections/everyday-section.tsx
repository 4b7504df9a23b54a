import type { CategoryAbout, EverydayExample } from '@site/catalogue/category-schema';
import { convert } from '@site/catalogue/engine/convert';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import { Prose, Section } from '@site/shell-contract';
import { pairOf } from '../../../pairs/pair.ts';
import type { Pair } from '../../../pairs/pair.ts';
import { spacedDigits } from '../../../ui/figures.tsx';

const OF_SOURCE = 3;
const OF_TARGET = 2;
const FIGURES = 6;
const ABOUT_FIGURES = 3;

/** Quantities that people know, in both units. */
export function EverydaySection({ pair: { from, to }, about }: { pair: Pair; about: CategoryAbout }) {
  const ofSource = about[from.id]?.examples.slice(0, OF_SOURCE) ?? [];
  const ofTarget = about[to.id]?.examples.slice(0, OF_TARGET) ?? [];
  if (ofSource.length + ofTarget.length === 0) return null;
  const sentences = [
    ...ofSource.map((example) => exampleSentence(example, pairOf(from, to))),
    ...ofTarget.map((example) => exampleSentence(example, pairOf(to, from))),
  ];
  return (
    <Section title={`Everyday examples in ${from.plural} and ${to.plural}`}>
      <Prose>
        <ul>
          {sentences.map((sentence) => <li key={sentence}>{spacedDigits(sentence)}</li>)}
        </ul>
      </Prose>
    </Section>
  );
}

/** `A marathon: 42.195 km ≈ 26.2188 mi`; what is not fixed by a rule is said with "about", and with fewer figures. */
function exampleSentence({ quantity, label, isExact }: EverydayExample, { from, to }: Pair): string {
  const parsed = parseDecimal(quantity);
  if (!parsed.ok) throw new RangeError(`An everyday example holds no number: ${quantity}`);
  const value = convert(parsed.value, from, to);
  const figures = isExact || from.category === 'temperature' ? FIGURES : ABOUT_FIGURES;
  const equation = `${quantity} ${from.symbol} ${equalsSign(value, figures)} ${proseNumber(value, figures)} ${to.symbol}`;
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${isExact ? '' : 'about '}${equation}`;
}

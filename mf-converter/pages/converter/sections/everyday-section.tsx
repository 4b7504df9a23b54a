import type { CategoryAbout, EverydayExample } from '@site/catalogue/category-schema';
import { convert, hasCounterpart } from '@site/catalogue/engine/convert';
import { exponentOf } from '@site/catalogue/engine/format-decimal';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import { equalsSign, proseNumber, wholeFigures, withCommas, withMinusSign } from '@site/catalogue/engine/prose-number';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { symbolFor } from '@site/catalogue/engine/unit-symbol';
import { Prose, Section, spacedDigits } from '@site/shell-contract';
import { pairOf } from '../../../pairs/pair.ts';
import type { Pair } from '../../../pairs/pair.ts';

const SOURCE_EXAMPLES = 3;
const TARGET_EXAMPLES = 2;
const FIGURES = 6;
const ABOUT_FIGURES = 3;

export function EverydaySection({ pair, about }: { pair: Pair; about: CategoryAbout }) {
  const sentences = everydaySentences(pair, about);
  if (sentences.length === 0) return null;
  return (
    <Section title="Everyday examples">
      <Prose>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{spacedDigits(sentence)}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}

export function everydaySentences({ from, to }: Pair, about: CategoryAbout): string[] {
  // Both units are the same, so examples would repeat the number.
  if (from.symbol === to.symbol) return [];
  const ofSource = picturable(about[from.id]?.examples ?? [], from, to).slice(0, SOURCE_EXAMPLES);
  const labels = new Set(ofSource.map(({ label }) => label));
  const ofTarget = picturable(about[to.id]?.examples ?? [], to, from)
    .filter(({ label }) => !labels.has(label))
    .slice(0, TARGET_EXAMPLES);
  return [
    ...ofSource.map((example) => exampleSentence(example, pairOf(from, to))),
    ...ofTarget.map((example) => exampleSentence(example, pairOf(to, from))),
  ];
}

function picturable(examples: readonly EverydayExample[], from: UnitDefinition, to: UnitDefinition): EverydayExample[] {
  return examples.filter(({ quantity, label }) => {
    if (!hasCounterpart(numberOf(quantity), from, to)) return false;
    const value = convert(numberOf(quantity), from, to);
    // Skip `The volume of a barrel of oil: 42 gal = 1 bbl`, which only defines the unit.
    const isUnitItself = value.numerator === value.denominator && label.includes(to.singular.split(' ').at(-1)!);
    if (isUnitItself) return false;
    return (
      from.category === 'temperature' || (value.numerator !== 0n && exponentOf(value) >= -2 && exponentOf(value) <= 6)
    );
  });
}

/**
 * Returns `A marathon: 42.195 km ≈ 26.2188 mi`. Approximate quantities keep their known digits, and few digits add
 * "about".
 */
function exampleSentence({ quantity, label, isExact }: EverydayExample, { from, to }: Pair): string {
  const given = numberOf(quantity);
  const value = convert(given, from, to);
  const known = given.numerator === 0n ? FIGURES : figuresOf(quantity);
  const figures = isExact ? wholeFigures(value, FIGURES) : Math.min(FIGURES, Math.max(ABOUT_FIGURES, known));
  const about = isExact || known > ABOUT_FIGURES ? '' : 'about ';
  const result = `${proseNumber(value, figures)} ${symbolFor(value, to)}`;
  return withCommas(
    withMinusSign(
      `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${about}${quantity} ${symbolFor(given, from)} ${equalsSign(value, figures)} ${result}`,
    ),
  );
}

/** Counts significant digits: 2 in `1200000`, 3 in `0.0250`. */
function figuresOf(decimal: string): number {
  const digits = decimal.replace(/^[-0.]+/, '');
  return (digits.includes('.') || decimal.includes('.') ? digits.replace('.', '') : digits.replace(/0+$/, '')).length;
}

function numberOf(quantity: string): Rational {
  const parsed = parseDecimal(quantity);
  if (!parsed.ok)
    throw new RangeError(`An everyday example has an invalid number: ${quantity}. Correct it in the catalog.`);
  return parsed.value;
}

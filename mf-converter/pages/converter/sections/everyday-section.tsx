import type { CategoryAbout, EverydayExample } from '@site/catalog/category-schema';
import { convert, hasCounterpart } from '@site/catalog/engine/convert';
import { computeExponent } from '@site/catalog/engine/format-quantity';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { equalsSign, proseNumber, wholeFigures, withCommas, withMinusSign } from '@site/catalog/engine/prose-number';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { Prose, Section, spacedDigits } from '@site/shell-contract';
import { getPair, type Pair } from '../../../pairs/pair.ts';
import { ValueLink } from '../../../ui/value-link.tsx';

const SOURCE_EXAMPLES = 3;
const TARGET_EXAMPLES = 2;
const MAX_DIGITS = 6;
const ABOUT_DIGITS = 3;

export function EverydaySection({ pair, about }: { pair: Pair; about: CategoryAbout }) {
  const examples = everydayExamples(pair, about);
  if (examples.length === 0) return null;
  return (
    <Section title="Everyday examples">
      <Prose>
        <ul>
          {examples.map(({ lead, quantity, rest, input }) => (
            <li key={lead + quantity}>
              {spacedDigits(lead)}
              <ValueLink value={input}>{spacedDigits(quantity)}</ValueLink>
              {spacedDigits(rest)}
            </li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}

/** `A marathon: `, `42.195 km`, ` ≈ 26.2188 mi`. */
interface Example {
  lead: string;
  quantity: string;
  rest: string;
  /** The quantity as text for a field in the source unit. */
  input: string;
}

export function everydayExamples({ from, to }: Pair, about: CategoryAbout): Example[] {
  // Both units are the same, so examples would repeat the number.
  if (from.symbol === to.symbol) return [];
  const ofSource = picturable(about[from.id]?.examples ?? [], from, to).slice(0, SOURCE_EXAMPLES);
  const labels = new Set(ofSource.map(({ label }) => label));
  const ofTarget = picturable(about[to.id]?.examples ?? [], to, from)
    .filter(({ label }) => !labels.has(label))
    .slice(0, TARGET_EXAMPLES);
  return [
    ...ofSource.map((example) => ({ ...shownExample(example, getPair(from, to)), input: example.quantity })),
    ...ofTarget.map((example) => ({
      ...shownExample(example, getPair(to, from)),
      input: `${example.quantity} ${to.symbol}`,
    })),
  ];
}

function picturable(examples: readonly EverydayExample[], from: UnitDefinition, to: UnitDefinition): EverydayExample[] {
  return examples.filter(({ quantity, label }) => {
    if (!hasCounterpart(toNumber(quantity), from, to)) return false;
    const value = convert(toNumber(quantity), from, to);
    // Skip `The volume of a barrel of oil: 42 gal = 1 bbl`, which only defines the unit.
    const isUnitItself = value.numerator === value.denominator && label.includes(to.singular.split(' ').at(-1)!);
    if (isUnitItself) return false;
    return (
      from.category === 'temperature' ||
      (value.numerator !== 0n && computeExponent(value) >= -2 && computeExponent(value) <= 6)
    );
  });
}

/**
 * Returns `A marathon: 42.195 km ≈ 26.2188 mi`. Results of approximate quantities have as many digits as
 * the quantity, and "about" precedes a quantity with few digits.
 */
function shownExample({ quantity, label, isExact }: EverydayExample, { from, to }: Pair): Omit<Example, 'input'> {
  const number = toNumber(quantity);
  const value = convert(number, from, to);
  const knownDigits = number.numerator === 0n ? MAX_DIGITS : countDigits(quantity);
  const digits = isExact ? wholeFigures(value, MAX_DIGITS) : Math.min(MAX_DIGITS, Math.max(ABOUT_DIGITS, knownDigits));
  const about = isExact || knownDigits > ABOUT_DIGITS ? '' : 'about ';
  const result = `${proseNumber(value, digits)} ${symbolFor(value, to)}`;
  const prose = (text: string) => withCommas(withMinusSign(text));
  return {
    lead: prose(`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${about}`),
    quantity: prose(`${quantity} ${symbolFor(number, from)}`),
    rest: prose(` ${equalsSign(value, digits)} ${result}`),
  };
}

/** Counts significant digits: 2 in `1200000`, 3 in `0.0250`. */
function countDigits(decimal: string): number {
  const digits = decimal.replace(/^[-0.]+/, '');
  return (digits.includes('.') || decimal.includes('.') ? digits.replace('.', '') : digits.replace(/0+$/, '')).length;
}

function toNumber(quantity: string): Rational {
  const parsed = parseDecimal(quantity);
  if (!parsed.ok)
    throw new RangeError(`An everyday example has an invalid number: ${quantity}. Correct it in the catalog.`);
  return parsed.value;
}

import type { Faq } from '@site/api-contract';
import { convert, isReciprocal, computeOffset } from '@site/catalog/engine/convert';
import { formulaText } from '@site/catalog/engine/formula-text';
import { equalsSign, proseNumber, wholeFigures, withCommas, withMinusSign } from '@site/catalog/engine/prose-number';
import { rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import type { PageHead, StructuredData } from '@site/shell-contract';
import { pairLabel, getPair, pairPath, searchPhrase, type Pair } from '../../pairs/pair.ts';
import { pairBreadcrumbs } from '../../pairs/pair-breadcrumbs.ts';

export function converterPageHead(pair: Pair, categoryName: string, faqs: readonly Faq[]): PageHead {
  const label = pairLabel(pair);
  const phrase = searchPhrase(pair);
  return {
    title: `${label} Converter${phrase === label.toLowerCase() ? '' : ` (${phrase})`}`,
    description: description(pair),
    canonical: pairPath(pair),
    image: pair.from.category,
    breadcrumbs: pairBreadcrumbs(pair, categoryName),
    structuredData: faqs.length > 0 ? [howTo(pair), faqPage(faqs)] : [howTo(pair)],
  };
}

/** Search engines truncate longer descriptions. */
const MAX_CHARACTERS = 160;

/** `kg to lbs: 1 kg ≈ 2.20462 lb. Convert kilograms to pounds. The other way around, 1 lb = 0.453592 kg.` */
function description(pair: Pair): string {
  const { from, to } = pair;
  // A sample would read "1 t = 1 t".
  if (from.symbol === to.symbol)
    return `Convert ${from.plural} to ${to.plural}: two names for the same unit, ${from.symbol}, so the number doesn’t change.`;
  const start = `${searchPhrase(pair)}: ${sample(pair)}. Convert ${from.plural} to ${to.plural}.`;
  const whole = `${start} The other way around, ${sample(getPair(to, from))}.`;
  return whole.length <= MAX_CHARACTERS ? whole : start;
}

/** Returns `1 m ≈ 3.28084 ft`. Temperatures and fuel economy use a familiar value instead of 1. */
function sample({ from, to }: Pair): string {
  const amount = isReciprocal(from, to) ? 10n : 1n;
  const input = rational(from.category === 'temperature' ? familiarTemperature(from) : amount);
  const value = convert(input, from, to);
  const digits = wholeFigures(value, 6);
  return withCommas(
    withMinusSign(
      `${proseNumber(input, 6)} ${from.symbol} ${equalsSign(value, digits)} ${proseNumber(value, digits)} ${symbolFor(value, to)}`,
    ),
  );
}

function familiarTemperature(unit: UnitDefinition): bigint {
  if (computeOffset(unit).numerator === 0n) return 300n;
  return unit.toBase.numerator === unit.toBase.denominator ? 20n : 68n;
}

function howTo({ from, to }: Pair): StructuredData {
  const steps = [
    `Start with the value in ${from.plural}.`,
    `Apply the formula: ${formulaText(from, to)}.`,
    `The result is the value in ${to.plural}.`,
  ];
  return {
    '@type': 'HowTo',
    name: `How to convert ${from.plural} to ${to.plural}`,
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}

function faqPage(faqs: readonly Faq[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

import type { Faq } from '@site/api-contract';
import { formulaText } from '../engine/formula-text.ts';
import { convert } from '../engine/convert.ts';
import { formatQuantity } from '../engine/format-quantity.ts';
import { conversionFactor } from '../engine/published-factor.ts';
import { rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';

/** The questions of a pair that has no written ones. */
export function generatedFaqs(from: UnitDefinition, to: UnitDefinition): Faq[] {
  return [howToConvert(from, to)];
}

function howToConvert(from: UnitDefinition, to: UnitDefinition): Faq {
  const question = `How do I convert from ${from.name} to ${to.name}?`;
  const factor = conversionFactor(from, to);
  const ten = formatQuantity(convert(rational(10n), from, to));
  const example = `For example, 10 ${from.symbol} is ${ten} ${to.symbol}.`;
  if (Number.isNaN(Number(factor))) {
    return { question, answer: `Use the formula ${formulaText(from, to)}. ${example}` };
  }
  return { question, answer: `To convert ${from.plural} to ${to.plural}, multiply the value by ${factor}. ${example}` };
}

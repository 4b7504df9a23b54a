import type { Faq } from '@site/api-contract';
import type { EverydayExample } from '../category-schema.ts';
import { convert } from '../engine/convert.ts';
import { exponentOf } from '../engine/format-decimal.ts';
import { rationalFromDecimal, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { aboutUnit } from './about-unit.ts';
import { capitalised, figuresFor, quantityText } from './prose-number.ts';

const ABOUT_FIGURES = 3;

/** "What is a marathon in miles?", for quantities whose result a person can picture. */
export function everydayFaqs(from: UnitDefinition, to: UnitDefinition, atMost: number): Faq[] {
  return aboutUnit(from)
    .examples.map((example) => ({ example, value: rationalFromDecimal(example.quantity) }))
    .filter(({ value }) => isPicturable(convert(value, from, to), to))
    .slice(0, atMost)
    .map(({ example, value }) => everydayFaq(example, value, from, to));
}

function isPicturable(value: Rational, { category }: UnitDefinition): boolean {
  if (category === 'temperature') return true;
  return value.numerator !== 0n && exponentOf(value) >= -3 && exponentOf(value) <= 6;
}

function everydayFaq(example: EverydayExample, value: Rational, from: UnitDefinition, to: UnitDefinition): Faq {
  const isTemperature = from.category === 'temperature';
  const figures = example.isExact || isTemperature ? figuresFor(from, to) : ABOUT_FIGURES;
  const about = example.isExact || isTemperature ? '' : 'about ';
  const given = quantityText(value, 9, from);
  const result = quantityText(convert(value, from, to), figures, to);
  return {
    question: `What is ${example.label} in ${to.plural}?`,
    answer: `${capitalised(example.label)} is ${about}${given}, which is ${about}${result}.`,
  };
}

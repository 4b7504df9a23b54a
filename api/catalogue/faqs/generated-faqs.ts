import type { Faq } from '@site/api-contract';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { aboutUnit } from './about-unit.ts';
import { everydayFaqs } from './everyday-faqs.ts';
import { howMany } from './how-many.ts';
import { howToConvert, howToConvertBack } from './how-to-convert.ts';
import { mentalShortcut } from './mental-shortcut.ts';
import { temperatureFaqs } from './temperature-faqs.ts';

/** The questions of a pair that has no written ones, computed from what is known about its units. */
export function generatedFaqs(from: UnitDefinition, to: UnitDefinition): Faq[] {
  const own =
    from.category === 'temperature'
      ? [...everydayFaqs(from, to, 2), ...temperatureFaqs(from, to)]
      : [howMany(from, to), ...everydayFaqs(from, to, 2), mentalShortcut(from, to)];
  const faqs = [howToConvert(from, to), ...own, ...unitQuestions(from, to), howToConvertBack(from, to)];
  return faqs.filter((faq) => faq !== undefined).filter(isFirstOfItsQuestion);
}

function isFirstOfItsQuestion({ question }: Faq, at: number, faqs: readonly Faq[]): boolean {
  return faqs.findIndex((faq) => faq.question === question) === at;
}

function unitQuestions(from: UnitDefinition, to: UnitDefinition): Faq[] {
  const questions = [aboutUnit(from).question, aboutUnit(to).question].filter((faq) => faq !== undefined);
  // The units of data raise the same question in turn; once is enough.
  return from.category === 'data' ? questions.slice(0, 1) : questions;
}

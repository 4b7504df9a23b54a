import type { Faq } from '@site/api-contract';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { allAbout, allNotes } from '../categories/all-texts.ts';
import { getSlug } from '../engine/slug.ts';
import { howMany, addsToFormula } from './how-many.ts';
import { howToConvertInWords } from './how-to-convert.ts';
import { mentalShortcut } from './mental-shortcut.ts';
import { temperatureFaqs } from './temperature-faqs.ts';
import { writtenFaqs } from './written-faqs.ts';

const MAX_QUESTIONS = 4;

export function faqsFor(from: UnitDefinition, to: UnitDefinition): readonly Faq[] {
  const slug = getSlug(from, to);
  return writtenFaqs[slug] ?? generatedFaqs(from, to, { hasNotes: slug in (allNotes[from.category] ?? {}) });
}

/** Omits what the page's lists, tables, and notes already say. Notes already include a mental shortcut. */
export function generatedFaqs(from: UnitDefinition, to: UnitDefinition, { hasNotes = false } = {}): Faq[] {
  const own =
    from.category === 'temperature'
      ? temperatureFaqs(from, to)
      : [addsToFormula(from, to) ? howMany(from, to) : undefined, hasNotes ? undefined : mentalShortcut(from, to)];
  const all = [howToConvertInWords(from, to), ...own, ...unitQuestions(from, to)].filter((faq) => faq !== undefined);
  return all.filter(isFirstWithQuestion).slice(0, MAX_QUESTIONS);
}

function isFirstWithQuestion({ question }: Faq, at: number, faqs: readonly Faq[]): boolean {
  return faqs.findIndex((faq) => faq.question === question) === at;
}

function formatQuestion(unit: UnitDefinition, other: UnitDefinition): Faq | undefined {
  const { question } = aboutUnit(unit);
  if (!question || (question.neighbors && !question.neighbors.includes(other.id))) return undefined;
  return { question: question.question, answer: question.answer };
}

function unitQuestions(from: UnitDefinition, to: UnitDefinition): Faq[] {
  const questions = [formatQuestion(from, to), formatQuestion(to, from)].filter((faq) => faq !== undefined);
  // Data units all have similar questions, so one is enough.
  return from.category === 'data' ? questions.slice(0, 1) : questions;
}

export function aboutUnit({ category, id }: UnitDefinition) {
  const about = allAbout[category]?.[id];
  if (!about) throw new Error(`No text about the ${category} unit ${id}`);
  return about;
}

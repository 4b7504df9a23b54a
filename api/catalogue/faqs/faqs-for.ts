import type { Faq } from '@site/api-contract';
import { allNotes } from '../categories/all-texts.ts';
import { slugOf } from '../engine/slug.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { generatedFaqs } from './generated-faqs.ts';
import { writtenFaqs } from './written-faqs.ts';

export function faqsFor(from: UnitDefinition, to: UnitDefinition): readonly Faq[] {
  const slug = slugOf(from, to);
  return writtenFaqs[slug] ?? generatedFaqs(from, to, { hasNotes: slug in (allNotes[from.category] ?? {}) });
}

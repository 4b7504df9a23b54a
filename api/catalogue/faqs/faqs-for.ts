import type { Faq } from '@site/api-contract';
import { slugOf } from '../engine/slug.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { notedConversions, writtenFaqs } from '../generated/written-faqs.ts';
import { generatedFaqs } from './generated-faqs.ts';

export function faqsFor(from: UnitDefinition, to: UnitDefinition): readonly Faq[] {
  const slug = slugOf(from, to);
  return writtenFaqs[slug] ?? generatedFaqs(from, to, { hasNotes: notedConversions.includes(slug) });
}

import type { Faq } from '@site/api-contract';
import { slugOf } from '../engine/slug.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { featuredFaqs } from '../generated/featured-faqs.ts';
import { generatedFaqs } from './generated-faqs.ts';

/** The written questions of a featured conversion, or else the generated ones. */
export function faqsFor(from: UnitDefinition, to: UnitDefinition): readonly Faq[] {
  return featuredFaqs[slugOf(from, to)] ?? generatedFaqs(from, to);
}

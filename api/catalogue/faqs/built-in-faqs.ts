import type { Faq } from '@site/api-contract';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { slugOf } from '../engine/slug.ts';
import { featuredFaqs } from '../generated/featured-faqs.ts';
import { howToConvert } from './how-to-convert.ts';

/** What stands in where the API does not answer: a featured conversion's written questions, or the one question that every pair has. */
export function builtInFaqs(from: UnitDefinition, to: UnitDefinition): readonly Faq[] {
  return featuredFaqs[slugOf(from, to)] ?? [howToConvert(from, to)];
}

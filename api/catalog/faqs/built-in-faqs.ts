import type { Faq } from '@site/api-contract';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { getSlug } from '../engine/slug.ts';
import { writtenFaqs } from './written-faqs.ts';
import { howToConvert } from './how-to-convert.ts';

/** The page shows these if the API does not respond. */
export function builtInFaqs(from: UnitDefinition, to: UnitDefinition): readonly Faq[] {
  return writtenFaqs[getSlug(from, to)] ?? [howToConvert(from, to)];
}

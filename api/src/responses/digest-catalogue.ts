import { catalogue } from '@site/catalogue/catalogue';
import { faqsFor } from '@site/catalogue/faqs/generated-faqs';
import { unitList } from '@site/catalogue/unit-list';
import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { createHash } from 'node:crypto';

/** Includes all catalogue data, so it takes most of a second. */
export function digestCatalogue(): string {
  const digest = createHash('sha256');
  const add = (value: unknown) => digest.update(JSON.stringify(value));
  add([catalogue.categories(), catalogue.conversions(), unitList]);
  for (const { units } of allCategoryUnits) {
    add(units);
    // Looking up each pair by slug would double the time.
    for (const from of units) add(units.map((to) => from !== to && faqsFor(from, to)));
  }
  return digest.digest('base64url').slice(0, 22);
}

/** Defined by the build, for a fast start. */
declare const CATALOGUE_VERSION: string | undefined;

let version = typeof CATALOGUE_VERSION === 'undefined' ? undefined : CATALOGUE_VERSION;

export function catalogueVersion(): string {
  return (version ??= digestCatalogue());
}

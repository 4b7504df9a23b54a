import { catalog } from '@site/catalog/catalog';
import { faqsFor } from '@site/catalog/faqs/generated-faqs';
import { unitList } from '@site/catalog/unit-list';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { createHash } from 'node:crypto';

/** Includes all catalog data, so it takes most of a second. */
export function digestCatalog(): string {
  const digest = createHash('sha256');
  const add = (value: unknown) => digest.update(JSON.stringify(value));
  add([catalog.categories(), catalog.conversions(), unitList]);
  for (const { units } of allCategoryUnits) {
    add(units);
    // Looking up each pair by slug would double the time.
    for (const from of units) add(units.map((to) => from !== to && faqsFor(from, to)));
  }
  return digest.digest('base64url').slice(0, 22);
}

/** The build defines it for a fast start. */
declare const CATALOG_VERSION: string | undefined;

let version = typeof CATALOG_VERSION === 'undefined' ? undefined : CATALOG_VERSION;

/** `x-catalogue-version` is the former name of the header. It goes with the next major release. */
export function getCatalogHeaders() {
  version ??= digestCatalog();
  return { 'x-catalog-version': version, 'x-catalogue-version': version };
}

import { catalog } from '@site/catalog/catalog';
import { faqsFor } from '@site/catalog/faqs/generated-faqs';
import { unitList } from '@site/catalog/unit-list';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { createHash } from 'node:crypto';

/** Hashes all catalog data, which takes most of a second. */
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

/** Webpack computes this constant, for a faster startup. */
declare const CATALOG_VERSION: string | undefined;

let version = typeof CATALOG_VERSION === 'undefined' ? undefined : CATALOG_VERSION;

/** `x-catalogue-version` is deprecated. The next major release will remove it. */
export function getCatalogHeaders() {
  version ??= digestCatalog();
  return { 'x-catalog-version': version, 'x-catalogue-version': version };
}

import { createHash } from 'node:crypto';
import type { Category, Conversion, Faq, Unit } from '@site/api-contract';
import { catalogue } from '@site/catalogue/catalogue';
import type { CategoryUnits } from '@site/catalogue/engine/unit-definition';
import { faqsFor } from '@site/catalogue/faqs/faqs-for';
import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { Catalogue } from './catalogue.ts';

/** Made once in a process, whoever asks: it takes a good part of a second. */
let digestOfCode: string | undefined;

/** The catalogue that is written in code: it changes with a new version of the API only. */
export class CodeCatalogue extends Catalogue {
  readonly #conversions = new Map(catalogue.conversions().map((conversion) => [conversion.slug, conversion]));
  override readonly version = (digestOfCode ??= digestOfAll());

  override async categories(): Promise<readonly Category[]> {
    return catalogue.categories();
  }

  override async units(category: string): Promise<readonly Unit[] | undefined> {
    return catalogue.units(category);
  }

  override async categoryUnits(): Promise<readonly CategoryUnits[]> {
    return allCategoryUnits;
  }

  override async conversions(): Promise<readonly Conversion[]> {
    return catalogue.conversions();
  }

  override async conversionsOf(category: string): Promise<readonly Conversion[] | undefined> {
    return catalogue.conversionsOf(category);
  }

  override async canonicalCategory(slug: string): Promise<string | undefined> {
    return catalogue.category(slug.trim().toLowerCase())?.slug;
  }

  override async canonicalSlug(slug: string): Promise<string | undefined> {
    return this.#conversions.has(slug) ? slug : catalogue.findConversion(slug)?.conversion.slug;
  }

  override async conversion(slug: string): Promise<Conversion | undefined> {
    return this.#conversions.get(slug) ?? catalogue.findConversion(slug)?.conversion;
  }

  override async faqs(slug: string): Promise<readonly Faq[] | undefined> {
    return catalogue.faqs(slug);
  }
}

function digestOfAll(): string {
  const digest = createHash('sha256');
  const add = (value: unknown) => digest.update(JSON.stringify(value));
  add([catalogue.categories(), catalogue.conversions()]);
  for (const { slug } of catalogue.categories()) {
    const units = catalogue.unitDefinitions(slug) ?? [];
    add(units);
    // Straight from the units: finding each of the pairs by its slug would double the time that a start takes.
    for (const from of units) add(units.map((to) => from !== to && faqsFor(from, to)));
  }
  return digest.digest('base64url').slice(0, 22);
}

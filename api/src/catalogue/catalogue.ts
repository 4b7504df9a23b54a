import type { Category, Conversion, Faq, Unit } from '@site/api-contract';
import type { CategoryUnits } from '@site/catalogue/engine/unit-definition';

/** The port to everything that the site knows about units. Slugs may be of any known spelling; what is unknown is `undefined`. */
export abstract class Catalogue {
  /** Digest of all of the data: another one means that any answer may have changed. */
  abstract readonly version: string;
  abstract categories(): Promise<readonly Category[]>;
  abstract units(category: string): Promise<readonly Unit[] | undefined>;
  /** The exact definitions of all units. */
  abstract categoryUnits(): Promise<readonly CategoryUnits[]>;
  abstract conversions(): Promise<readonly Conversion[]>;
  abstract conversionsOf(category: string): Promise<readonly Conversion[] | undefined>;
  /** The slug of a category, of any letter case. */
  abstract canonicalCategory(slug: string): Promise<string | undefined>;
  /** The canonical slug of a spelling. */
  abstract canonicalSlug(slug: string): Promise<string | undefined>;
  abstract conversion(slug: string): Promise<Conversion | undefined>;
  abstract faqs(slug: string): Promise<readonly Faq[] | undefined>;
}

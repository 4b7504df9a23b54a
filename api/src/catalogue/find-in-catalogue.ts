import type { Category } from '@site/api-contract';
import { catalogue } from '@site/catalogue/catalogue';
import type { FoundConversion } from '@site/catalogue/catalogue';
import { ApiException } from '../errors/api-exception.ts';

/** The category of a slug in any letter case. Throws the 404 of an unknown one. */
export function findCategory(slug: string): Category {
  const category = catalogue.category(slug.trim().toLowerCase());
  if (!category) throw new ApiException('CATEGORY_UNKNOWN', { values: { category: slug } });
  return category;
}

/** The conversion of a slug in any spelling. Throws the 404 of an unknown one. */
export function findConversion(slug: string): FoundConversion {
  const found = catalogue.findConversion(slug);
  if (!found) throw new ApiException('CONVERSION_UNKNOWN', { values: { slug } });
  return found;
}

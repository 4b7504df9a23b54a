import type { Category } from '@site/api-contract';
import { catalogue } from '@site/catalogue/catalogue';
import type { FoundConversion } from '@site/catalogue/catalogue';
import { ApiException } from '../errors/api-exception.ts';

export function findCategory(slug: string): Category {
  const category = catalogue.category(slug.trim().toLowerCase());
  if (!category) throw new ApiException('CATEGORY_UNKNOWN', { values: { category: slug } });
  return category;
}

export function findConversion(slug: string): FoundConversion {
  const found = catalogue.findConversion(slug);
  if (!found) throw new ApiException('CONVERSION_UNKNOWN', { values: { slug } });
  return found;
}

import type { Category } from '@site/api-contract';

export interface CatalogueCategory extends Category {
  iconPath: string;
  phoneLabel?: string;
}

export interface QuickConverterTab {
  category: string;
  label: string;
  from: string;
  to: string;
}

export interface WidgetTab {
  category: string;
  label: string;
}

export interface LinkedConversion {
  category: string;
  /** Canonical. */
  slug: string;
  /** "Feet to Meters". */
  label: string;
}

export interface PresentedConversion extends LinkedConversion {
  /** The result for 1 unit, or for 20 degrees, with at most six significant digits: `1 mi ≈ 1.60934 km`, `20 °C = 68 °F`. */
  equation: string;
}

export interface FeaturedConversion extends PresentedConversion {
  columns: readonly [string, string];
}

/** Two parallel scales: `value` on the upper one aligns with `value * factor + offset` on the lower. */
export interface CategoryImage {
  icon: string;
  /** Upper value at the right end. */
  upTo: number;
  factor: number;
  offset: number;
  /** Upper value at the pointer. */
  pointed: number;
}

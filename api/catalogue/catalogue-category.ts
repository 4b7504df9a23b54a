import type { Category } from '@site/api-contract';

/** A category with what the site draws and writes of it beside what the API tells. */
export interface CatalogueCategory extends Category {
  /** SVG path data of its icon, on a 24 grid. */
  iconPath: string;
  /** What the phone's bar calls it, where it stands there. */
  phoneLabel?: string;
}

/** A tab of the home page's converter and the units that it begins with. */
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

/** As much of a conversion as a link to it needs where its units are not at hand. */
export interface LinkedConversion {
  category: string;
  /** Canonical. */
  slug: string;
  /** "Feet to Meters". */
  label: string;
}

export interface PresentedConversion extends LinkedConversion {
  /** What one of its first unit is, to six figures, or 20 degrees: `1 mi ≈ 1.60934 km`, `20 °C = 68 °F`. */
  equation: string;
}

/** A conversion with written content of its own. */
export interface FeaturedConversion extends PresentedConversion {
  /** Keys of the two columns of its example table. */
  columns: readonly [string, string];
}

/** Two scales, one against the other: what stands at `value` on the upper one stands at `value * factor + offset` on the lower. */
export interface CategoryImage {
  /** SVG path data of the drawing across from the mark, on a 24 grid. */
  icon: string;
  /** Upper value at the right end. */
  upTo: number;
  factor: number;
  offset: number;
  /** The upper value that the pointer stands on. */
  pointed: number;
}

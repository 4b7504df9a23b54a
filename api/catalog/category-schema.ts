import type { Faq } from '@site/api-contract';

export interface EverydayExample {
  quantity: string;
  /** A noun phrase for the quantity: `a marathon`. */
  label: string;
  /** If it is not set, the text says "about". */
  isExact?: true;
}

export interface UnitAbout {
  definition: string;
  /** The source of the definition. */
  authority: string;
  use: string;
  examples: readonly EverydayExample[];
  /** A common misunderstanding, optionally only for pairs with some unit IDs. */
  question?: Faq & { neighbors?: readonly string[] };
}

/** The keys are unit IDs. */
export type CategoryAbout = Readonly<Record<string, UnitAbout>>;

export interface Source {
  publisher: string;
  title: string;
  /** Year or date, if the work is not kept up to date. */
  issued?: string;
}

/** The article of a category. */
export interface CategoryEducation {
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  sources?: readonly Source[];
}

/** The keys are canonical slugs, the values paragraphs. */
export type PairNotes = Readonly<Record<string, readonly string[]>>;

/** The keys are canonical slugs. The questions replace the generated ones. */
export type PairFaqs = Readonly<Record<string, readonly Faq[]>>;

interface TableColumn {
  label: string;
  kind: 'words' | 'decimals' | 'fractions';
  cells: readonly string[];
}

/** Values that people look up. */
export interface TableSource {
  title?: string;
  /** ID of the source unit. */
  from: string;
  /** Unit IDs. Without them, the table serves every pair without a dedicated one. */
  to?: readonly string[];
  unit?: string;
  /** Units of the values, the largest first: feet and inches. */
  valuesIn?: readonly string[];
  /** Additional units of the results. */
  resultIn?: readonly string[];
  labels?: string;
  /** The table's text, if several pages share the table. Its column of values then links to those pages. */
  columns?: readonly TableColumn[];
  /**
   * Ascending decimal numbers or fractions: `2.5, 1 1/2`. Each has a label if `labels` is set, and then optionally
   * the ID of its unit: a wine bottle holds exactly 750 mL, not a round number of fluid ounces.
   */
  values: string | readonly (readonly [amount: string, label: string, unit?: string])[];
}

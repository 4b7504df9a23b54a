import type { Faq } from '@site/api-contract';

export interface EverydayExample {
  quantity: string;
  /** A noun phrase for the quantity, such as `a marathon`. */
  label: string;
  /** If this is not set, the page says "about". */
  isExact?: true;
}

export interface UnitAbout {
  definition: string;
  authority: string;
  use: string;
  examples: readonly EverydayExample[];
  /** A common misunderstanding. With `neighbors`, only pairs with one of those units show it. */
  question?: Faq & { neighbors?: readonly string[] };
}

/** The keys are unit IDs. */
export type CategoryAbout = Readonly<Record<string, UnitAbout>>;

export interface Source {
  publisher: string;
  title: string;
  /** Year or date of publication, unless the work is regularly updated. */
  issued?: string;
}

export interface CategoryEducation {
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  sources?: readonly Source[];
}

/** The keys are canonical slugs, and the values are paragraphs. */
export type PairNotes = Readonly<Record<string, readonly string[]>>;

/** The keys are canonical slugs. The questions replace the generated ones. */
export type PairFaqs = Readonly<Record<string, readonly Faq[]>>;

interface TableColumn {
  label: string;
  kind: 'words' | 'decimals' | 'fractions';
  cells: readonly string[];
}

export interface TableSource {
  title?: string;
  from: string;
  /** IDs of the target units. Without them, the table is for all pairs that have no table of their own. */
  to?: readonly string[];
  unit?: string;
  /** Units of the values, largest first, such as feet and inches. */
  valuesIn?: readonly string[];
  resultIn?: readonly string[];
  labels?: string;
  /** The table's copy, if several pages share the table. The values then link to those pages. */
  columns?: readonly TableColumn[];
  /**
   * Ascending decimal numbers or fractions, such as `2.5, 1 1/2`. If `labels` is set, each has a label and optionally a
   * unit ID, because a wine bottle holds exactly 750 mL but not a round number of fluid ounces.
   */
  values: string | readonly (readonly [amount: string, label: string, unit?: string])[];
}

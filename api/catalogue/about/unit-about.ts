import type { Faq } from '@site/api-contract';

/** What the site tells about a unit beyond its definition in numbers. */
export interface UnitAbout {
  /** What it is and how it is defined, in one or two sentences. */
  definition: string;
  /** Where it is used, in one or two sentences. */
  use: string;
  /** Quantities that people know, the best known first. */
  examples: readonly EverydayExample[];
  /** What people stumble over, where there is such a thing. */
  question?: Faq;
}

export interface EverydayExample {
  /** In the unit it belongs to; a decimal that `parseDecimal` reads. */
  quantity: string;
  /** A noun phrase that "is" the quantity: `a marathon`. */
  label: string;
  /** True where the figure is fixed by a rule or a definition; otherwise it is said with "about". */
  isExact?: true;
}

/** By unit id. */
export type CategoryAbout = Readonly<Record<string, UnitAbout>>;

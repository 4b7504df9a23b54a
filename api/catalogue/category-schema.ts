import { z } from 'zod';

/* For the generator. Browsers import only the types. */

const text = z.string().min(1, 'must not be empty');
const sentence = z
  .string()
  .regex(/^[A-Z0-9].{10,}[.?!]$/s, 'must be a sentence: a capital at the start and a full stop at the end');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words and digits, joined by hyphens');
const wholeNumber = z.string().regex(/^[1-9]\d*$/, 'must be a whole number above zero, as text: "1250"');
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number, as text: "459.67"');
const place = z.int().positive();

const faq = z.strictObject({ question: text, answer: text });
const paragraphs = z.array(sentence).min(1, 'must be at least one').readonly();

const everydayExample = z.strictObject({
  quantity: decimal,
  /** A noun phrase for the quantity: `a marathon`. */
  label: text,
  /** If it is not set, the text says "about". */
  isExact: z.literal(true).exactOptional(),
});

const unitAbout = z.strictObject({
  definition: sentence,
  use: sentence,
  examples: z.array(everydayExample).min(2, 'must be at least two').readonly(),
  /** A common misunderstanding, optionally only for pairs with some unit IDs. */
  question: faq
    .extend({ beside: z.array(text).min(1, 'must be at least one').readonly().exactOptional() })
    .exactOptional(),
});

export const unitSource = z.strictObject({
  /** From the product specification: `ft`, `m2`, `gal-uk`. */
  id: text,
  /** Plural, title case: "Feet". */
  name: text,
  /** Lowercase: "foot", "feet". */
  singular: text,
  plural: text,
  symbol: text,
  searchedAs: text.exactOptional(),
  fullName: text.exactOptional(),
  /** The unit in URLs: `feet`. */
  slug,
  /** Other lowercase spellings in input and links. ID, names, symbol, and British -re and -gramme forms are implied. */
  aliases: z.array(text).readonly(),
  /**
   * In lowest terms: value in base units = (value + offset) × numerator / denominator. `offset` is for temperatures
   * only. `isOverPi` divides by π. `isReciprocal`: numerator / denominator / value.
   */
  toBase: z.strictObject({
    numerator: wholeNumber,
    denominator: wholeNumber,
    offset: decimal.exactOptional(),
    isOverPi: z.literal(true).exactOptional(),
    isReciprocal: z.literal(true).exactOptional(),
  }),
  /** The source of the definition. */
  authority: z.string().min(6, 'must name the source of the definition'),
  /** The denominator of the finest usual fraction: 16 for inches. */
  finestFraction: place.exactOptional(),
  about: unitAbout,
});

/**
 * The largest first (5 feet 3 inches), or one unit with a fraction. `from` and `below` bound the amount in the first
 * unit.
 */
const mixedForm = z.strictObject({
  units: z.array(text).min(1, 'must be at least one').readonly(),
  from: decimal,
  below: decimal,
});

const unitPair = { from: text, to: text };

export const categorySource = z.strictObject({
  name: text,
  /** Steps of ten leave gaps for new categories. Popular ones come first. */
  order: place,
  popular: z.boolean(),
  description: sentence,
  /** SVG path data of a line drawing on a 24 grid, stroke width 1.5. */
  icon: z.string().regex(/^[Mm][\d\s.,a-zA-Z-]+$/, 'must be SVG path data, which begins with M or m'),
  baseUnit: text,
  phoneLabel: text.exactOptional(),
  quickConverter: z.strictObject(unitPair).exactOptional(),
  widgetTab: place.exactOptional(),
  /** The pointer must not touch a numeral of either scale. */
  ruler: z.strictObject({ ...unitPair, upTo: z.number().positive(), pointed: z.number().positive() }),
  /** Canonical slugs. Lists begin with them. */
  popularConversions: z.array(slug).min(1, 'must be at least one').readonly(),
  mixedForms: z.array(mixedForm).readonly().exactOptional(),
  /** Canonical slug and position. */
  recentlyAdded: z.strictObject({ slug, order: place }).exactOptional(),
});

const source = z.strictObject({
  publisher: text,
  title: text,
  /** Year or date, if the work is not kept up to date. */
  issued: text.exactOptional(),
});

export const categoryEducation = z.strictObject({
  sections: z
    .array(z.strictObject({ heading: text, paragraphs: z.array(sentence).min(1, 'must be at least one').readonly() }))
    .min(3, 'must be at least three')
    .readonly(),
  sources: z.array(source).min(1, 'must be at least one').readonly().exactOptional(),
});

export const featuredSource = z.strictObject({
  /** Canonical. */
  slug,
  /** Position among the featured conversions of the whole site. */
  order: place,
  columns: z.tuple([text, text]).readonly(),
  inOtherCategories: z.array(slug).readonly().exactOptional(),
  notes: paragraphs,
  faqs: z.array(faq).min(1, 'must be at least one').readonly(),
});

/** By canonical slug, for conversions that are not featured. */
export const pairNotes = z.record(slug, paragraphs);

/** By canonical slug. They replace the generated questions. */
export const pairFaqs = z.record(slug, z.array(faq).min(2, 'must be at least two').readonly());

const amount = z
  .string()
  .regex(/^(-?\d+(\.\d+)?|(\d+ )?\d+\/\d+)$/, 'must be a decimal number or a fraction: "2.5", "1 1/2"');

const tableColumn = z.strictObject({
  label: text,
  kind: z.enum(['words', 'decimals', 'fractions']),
  cells: z.array(text).readonly(),
});

/** Values that people look up. */
export const tableSource = z
  .strictObject({
    title: text.exactOptional(),
    /** ID of the source unit. */
    from: text,
    /** Unit IDs. Without them, the table serves every pair without a dedicated one. */
    to: z.array(text).min(1, 'must be at least one').readonly().exactOptional(),
    unit: text.exactOptional(),
    /** Units of the values, the largest first: feet and inches. */
    valuesIn: z.array(text).min(1).readonly().exactOptional(),
    /** Additional units of the results. */
    resultIn: z.array(text).min(1).readonly().exactOptional(),
    labels: text.exactOptional(),
    /** The table's text, if several pages share the table. Its column of values then links to those pages. */
    columns: z.array(tableColumn).min(2, 'must be at least two').readonly().exactOptional(),
    /**
     * Ascending. Each has a label if `labels` is set, and then optionally the ID of its unit: a wine bottle holds
     * exactly 750 mL, not a round number of fluid ounces.
     */
    values: z
      .union([z.array(amount).min(3), z.array(z.tuple([amount, text, text.optional()]).readonly()).min(3)])
      .readonly(),
  })
  .refine(({ labels, values }) => values.every((value) => (typeof value === 'string') === (labels === undefined)), {
    error: 'must have labels and a word over them, or neither',
  })
  .refine(({ columns = [], values }) => columns.every(({ cells }) => cells.length === values.length), {
    error: 'must have a cell for each value in each column',
  })
  .refine(({ columns, values }) => !columns || columns.some(({ cells }) => cells.join() === values.join()), {
    error: 'must have the values in one of the columns',
  });

export type EverydayExample = z.infer<typeof everydayExample>;
export type UnitAbout = z.infer<typeof unitAbout>;
/** By unit ID. */
export type CategoryAbout = Readonly<Record<string, UnitAbout>>;
export type UnitSource = z.infer<typeof unitSource>;
export type CategorySource = z.infer<typeof categorySource>;
export type CategoryEducation = z.infer<typeof categoryEducation>;
export type Source = z.infer<typeof source>;
export type FeaturedSource = z.infer<typeof featuredSource>;
export type PairNotes = Readonly<z.infer<typeof pairNotes>>;
export type TableSource = z.infer<typeof tableSource>;
export type PairFaqs = Readonly<z.infer<typeof pairFaqs>>;

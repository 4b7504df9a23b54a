import { z } from 'zod';

/*
 * What a category's folder holds: `category.ts`, `units.ts`, `education.ts`; `featured.ts` where it has written pages, `notes.ts` and `faqs.ts` where
 * something is written of other pairs, and `tables.ts` with the values that people look up. The schemas are what the
 * generator checks the folders against; browsers get the types alone.
 */

const text = z.string().min(1, 'must not be empty');
const sentence = z
  .string()
  .regex(/^[A-Z0-9].{10,}[.?!]$/s, 'must be a sentence: a capital at the start and a full stop at the end');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words and digits, joined by hyphens');
const wholeNumber = z.string().regex(/^[1-9]\d*$/, 'must be a whole number above zero, as text: "1250"');
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number, as text: "459.67"');
const place = z.int().positive();

const faq = z.strictObject({ question: text, answer: text });
/** What is worth knowing of a conversion: paragraphs. */
const paragraphs = z.array(sentence).min(1, 'must be at least one').readonly();

const everydayExample = z.strictObject({
  /** In the unit it belongs to. */
  quantity: decimal,
  /** A noun phrase that "is" the quantity: `a marathon`. */
  label: text,
  /** True where the figure is fixed by a rule or a definition; otherwise it is said with "about". */
  isExact: z.literal(true).exactOptional(),
});

/** What the site tells about a unit beyond its definition in numbers. */
const unitAbout = z.strictObject({
  /** What it is and how it is defined, in one or two sentences. */
  definition: sentence,
  /** Where it is used, in one or two sentences. */
  use: sentence,
  /** Quantities that people know, the best known first. */
  examples: z.array(everydayExample).min(2, 'must be at least two').readonly(),
  /** What people stumble over, where there is such a thing. `beside` has the ids of the units that it is asked beside, where it tells nothing of others. */
  question: faq
    .extend({ beside: z.array(text).min(1, 'must be at least one').readonly().exactOptional() })
    .exactOptional(),
});

export const unitSource = z.strictObject({
  /** As the specification writes it: `ft`, `m2`, `gal-uk`. */
  id: text,
  /** Plural, title case: "Feet". */
  name: text,
  /** Lower case, for prose: "foot", "feet". */
  singular: text,
  plural: text,
  symbol: text,
  /** What people type where they want the unit, where that is not the symbol: "lbs". */
  searchedAs: text.exactOptional(),
  /** For pickers; by default the name and the symbol: "Feet (ft)". */
  fullName: text.exactOptional(),
  /** The unit's word in addresses: `feet`. */
  slug,
  /** Other spellings that people type or link, in lower case. Id, names and symbol need not be repeated, nor the British -re and -gramme. */
  aliases: z.array(text).readonly(),
  /**
   * Exact, in lowest terms: value in base units = (value + offset) × numerator / denominator. `offset` is for temperatures only; `isOverPi`
   * divides by π, too; `isReciprocal` is for units that run against the base unit: value in base units = numerator / denominator / value.
   */
  toBase: z.strictObject({
    numerator: wholeNumber,
    denominator: wholeNumber,
    offset: decimal.exactOptional(),
    isOverPi: z.literal(true).exactOptional(),
    isReciprocal: z.literal(true).exactOptional(),
  }),
  /** Where the definition comes from. */
  authority: z.string().min(6, 'must name the source of the definition'),
  /** Where people say it in fractions, the denominator of the finest: 16 for inches. */
  finestFraction: place.exactOptional(),
  about: unitAbout,
});

/** Units that people say together, the largest first: 5 feet 3 inches. Or one, said with a fraction. `from` and `below` bound the amount, in the first. */
const mixedForm = z.strictObject({
  units: z.array(text).min(1, 'must be at least one').readonly(),
  from: decimal,
  below: decimal,
});

/** Two units of the category, by id. */
const unitPair = { from: text, to: text };

export const categorySource = z.strictObject({
  name: text,
  /** Its place in the site's lists, counted in tens so that another fits in between. The popular categories come first. */
  order: place,
  popular: z.boolean(),
  description: sentence,
  /** SVG path data of a line drawing on a 24 grid, stroked 1.5 wide. */
  icon: z.string().regex(/^[Mm][\d\s.,a-zA-Z-]+$/, 'must be SVG path data, which begins with M or m'),
  /** Id of the unit that conversions go through. */
  baseUnit: text,
  /** What the phone's bar calls it, where it stands there. */
  phoneLabel: text.exactOptional(),
  /** The units that its tab of the home page's converter begins with, where it has one. */
  quickConverter: z.strictObject(unitPair).exactOptional(),
  /** The place of its tab in the widget of a category's page, where it has one. */
  widgetTab: place.exactOptional(),
  /** The scales that face each other in its social image, the upper one up to `upTo`, and where the pointer stands: between the numerals of both. */
  ruler: z.strictObject({ ...unitPair, upTo: z.number().positive(), pointed: z.number().positive() }),
  /** The pairs that visitors ask for most, by canonical slug. Lists begin with them. */
  popularConversions: z.array(slug).min(1, 'must be at least one').readonly(),
  /** How people say results beside the plain number: at most one form for each unit that begins one. */
  mixedForms: z.array(mixedForm).readonly().exactOptional(),
  /** The pair that the home page lists under what was recently added, by canonical slug, and its place there. */
  recentlyAdded: z.strictObject({ slug, order: place }).exactOptional(),
});

/** A work that an article draws on. */
const source = z.strictObject({
  publisher: text,
  title: text,
  /** Year or date, where the work is not kept up to date. */
  issued: text.exactOptional(),
});

/** What the category's page tells about its kind of quantity. */
export const categoryEducation = z.strictObject({
  sections: z
    .array(z.strictObject({ heading: text, paragraphs: z.array(sentence).min(1, 'must be at least one').readonly() }))
    .min(3, 'must be at least three')
    .readonly(),
  sources: z.array(source).min(1, 'must be at least one').readonly().exactOptional(),
});

/** A conversion with written content of its own. */
export const featuredSource = z.strictObject({
  /** Canonical. */
  slug,
  /** Its place among the featured conversions of the whole site. */
  order: place,
  /** Keys of the two columns of its example table. */
  columns: z.tuple([text, text]).readonly(),
  /** Conversions that belong to it, by canonical slug; none of its own category. */
  inOtherCategories: z.array(slug).readonly().exactOptional(),
  notes: paragraphs,
  faqs: z.array(faq).min(1, 'must be at least one').readonly(),
});

/** What is worth knowing of conversions that are not featured, by canonical slug. */
export const pairNotes = z.record(slug, paragraphs);

/** Questions of conversions that are not featured, by canonical slug: they stand in the place of the generated ones. */
export const pairFaqs = z.record(slug, z.array(faq).min(2, 'must be at least two').readonly());

const amount = z
  .string()
  .regex(/^(-?\d+(\.\d+)?|(\d+ )?\d+\/\d+)$/, 'must be a decimal number or a fraction: "2.5", "1 1/2"');

/** Values of a unit that people look up, beside the table that every conversion has. */
export const tableSource = z
  .strictObject({
    /** What the values are values of: "Oven temperatures". Left out where they are of all kinds. */
    title: text.exactOptional(),
    /** Id of the unit that is converted from. */
    from: text,
    /** Ids of the units that it is made for; without them, for any other where no table is made for the pair. */
    to: z.array(text).min(1, 'must be at least one').readonly().exactOptional(),
    /** Id of the unit of the values where it is not `from`. */
    unit: text.exactOptional(),
    /** The units that the values are said in, the largest first: feet and inches. */
    valuesIn: z.array(text).min(1).readonly().exactOptional(),
    /** The units that the results are said in besides. */
    resultIn: z.array(text).min(1).readonly().exactOptional(),
    /** What stands over the labels of the values, where they have them: "Gas mark". */
    labels: text.exactOptional(),
    /** Rising. With a label each where `labels` is there. */
    values: z.union([z.array(amount).min(3), z.array(z.tuple([amount, text]).readonly()).min(3)]).readonly(),
  })
  .refine(({ labels, values }) => values.every((value) => (typeof value === 'string') === (labels === undefined)), {
    error: 'must have labels and a word over them, or neither',
  });

export type EverydayExample = z.infer<typeof everydayExample>;
export type UnitAbout = z.infer<typeof unitAbout>;
/** By unit id. */
export type CategoryAbout = Readonly<Record<string, UnitAbout>>;
export type UnitSource = z.infer<typeof unitSource>;
export type CategorySource = z.infer<typeof categorySource>;
export type CategoryEducation = z.infer<typeof categoryEducation>;
export type Source = z.infer<typeof source>;
export type FeaturedSource = z.infer<typeof featuredSource>;
export type PairNotes = Readonly<z.infer<typeof pairNotes>>;
export type TableSource = z.infer<typeof tableSource>;
export type PairFaqs = Readonly<z.infer<typeof pairFaqs>>;

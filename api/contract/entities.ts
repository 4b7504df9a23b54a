import * as z from 'zod/mini';

/** What the schemas mean, for the documents that are made of them. A registry of our own: zod's global one is shared by all copies on a page. */
export const documentation = z.registry<{
  id?: string;
  description: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
}>();

const text = (description: string) => z.string().register(documentation, { description });
const time = (description: string) => z.string().register(documentation, { description, format: 'date-time' });

/** A measurement category, such as length. */
export const categorySchema = z
  .object({
    name: text('What it is called.'),
    slug: text('Its place in addresses.'),
    description: text('One sentence about it.'),
    popular: z.boolean().register(documentation, { description: 'Whether it belongs to the popular ones.' }),
    icon: text('The name of its icon in the shell’s set.'),
  })
  .register(documentation, { id: 'Category', description: 'A measurement category.' });

/** A unit as the site names it. */
export const unitSchema = z
  .object({
    id: text('Unique within its category.'),
    name: text('Plural, in title case (Feet).'),
    symbol: text('As it is written after a number.'),
    fullName: text('The name with the symbol: Feet (ft).'),
    category: text('Slug of its category.'),
  })
  .register(documentation, { id: 'Unit', description: 'A unit of measurement.' });

export const conversionSchema = z
  .object({
    id: text('Unique.'),
    category: text('Slug of its category.'),
    slug: text('Its canonical spelling, {from}-to-{to}.'),
    fromUnit: text('Id of the unit that is converted from.'),
    toUnit: text('Id of the unit that is converted to.'),
    conversionFactor: text(
      'The published factor, or special, add273.15 or sub273.15 where a factor alone does not convert.',
    ),
    formula: text('The conversion in symbols, such as feet × 0.3048 = meters.'),
    createdAt: time('When it was first published.'),
    updatedAt: time('When it last changed.'),
  })
  .register(documentation, { id: 'Conversion', description: 'An ordered pair of units of one category.' });

export const faqSchema = z
  .object({ question: text('The question.'), answer: text('The answer.') })
  .register(documentation, { id: 'Faq', description: 'A question that people ask about a conversion.' });

export const gaIdSchema = z
  .object({ gaId: text('The id.') })
  .register(documentation, { id: 'GaId', description: 'The measurement id of the site’s analytics.' });

export const contactReceiptSchema = z
  .object({ id: z.string().register(documentation, { description: 'Under which it is kept.', format: 'uuid' }) })
  .register(documentation, { id: 'ContactReceipt', description: 'The message is stored for good.' });

const alternativeSchema = z
  .object({
    q: text('Asked instead, it is read in this way alone.'),
    label: text('It in words: 5 fluid ounces in milliliters.'),
  })
  .register(documentation, { id: 'Alternative', description: 'Another way to read what was asked for.' });

const unitIdText = () => text('Id of the unit, unique within the category.');

export const conversionAnswerSchema = z
  .object({
    query: text('What was asked for, as one text.'),
    reading: text('How it was understood, in words.'),
    category: text('Slug of the category of both units.'),
    from: z
      .object({
        value: text(
          'Exact: a decimal, or a fraction such as 1/3 where no decimal ends soon. Of 5 ft 3 in, the whole in feet.',
        ),
        unit: unitIdText(),
        symbol: text('As it is written after a number.'),
      })
      .register(documentation, { description: 'What is converted.' }),
    to: z
      .object({ unit: unitIdText(), symbol: text('As it is written after a number.') })
      .register(documentation, { description: 'The unit of the result. Of several, the largest.' }),
    result: z
      .object({
        exact: text(
          'With nothing lost: a decimal, or a fraction such as 1250/381 where no decimal ends soon. The same as ' +
            'decimal where π stands between, as with degrees and radians.',
        ),
        decimal: text(
          'All digits where they end within 60 characters, or else rounded to 20 significant ones; as 1.2e-50 where it is very large or small.',
        ),
        isExact: z.boolean().register(documentation, { description: 'Whether decimal is exact.' }),
      })
      .register(documentation, {
        description: 'The result. Numbers are texts, because a number of JSON cannot hold all of their digits.',
      }),
    text: text('The equation for a person, with six significant digits: = where it is exact as it stands, else ≈.'),
    alternatives: z.array(alternativeSchema).register(documentation, {
      description: 'What else may be meant, the likeliest first. Empty where it can mean one thing only.',
    }),
  })
  .register(documentation, { id: 'ConversionAnswer', description: 'A converted value.' });

export const apiErrorSchema = z
  .object({
    statusCode: z.int().register(documentation, { description: 'The status of the response.' }),
    error: text('The name of the status.'),
    code: text('Which error it is, for programs.'),
    message: text('A sentence for a person.'),
    errors: z.optional(
      z
        .record(z.string(), z.array(z.string()))
        .register(documentation, { description: 'After a failed validation: the sentences for each wrong field.' }),
    ),
    alternatives: z.optional(
      z.array(alternativeSchema).register(documentation, {
        description: 'What could be asked instead, where a conversion was not understood.',
      }),
    ),
  })
  .register(documentation, { id: 'Error', description: 'Every response that is an error.' });

export type Category = z.infer<typeof categorySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Conversion = z.infer<typeof conversionSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type GaId = z.infer<typeof gaIdSchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
export type ConversionAnswer = z.infer<typeof conversionAnswerSchema>;
export type Alternative = z.infer<typeof alternativeSchema>;
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

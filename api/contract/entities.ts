import * as z from 'zod/mini';

/**
 * Descriptions for generated documents. This is not zod's global registry, because all copies of zod on a page share
 * that one.
 */
export const documentation = z.registry<{
  id?: string;
  description: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
}>();

export const describedText = (description: string) => z.string().register(documentation, { description });
const time = (description: string) => z.string().register(documentation, { description, format: 'date-time' });

export const categorySchema = z
  .object({
    name: describedText('Name of the category.'),
    slug: describedText('Identifier used in URLs.'),
    description: describedText('One-sentence description.'),
    popular: z.boolean().register(documentation, { description: 'True for a popular category.' }),
    icon: describedText('Name of an icon in the shell’s icon set.'),
  })
  .register(documentation, { id: 'Category', description: 'A measurement category.' });

export const unitSchema = z
  .object({
    id: describedText('Unique within the category.'),
    name: describedText('Plural in title case, such as Feet.'),
    symbol: describedText('Symbol to write after a number.'),
    fullName: describedText('Name with symbol, such as Feet (ft).'),
    category: describedText('Slug of the category.'),
  })
  .register(documentation, { id: 'Unit', description: 'A unit of measurement.' });

export const conversionSchema = z
  .object({
    id: describedText('Unique.'),
    category: describedText('Slug of the category.'),
    slug: describedText('Canonical slug, {from}-to-{to}.'),
    fromUnit: describedText('ID of the source unit.'),
    toUnit: describedText('ID of the target unit.'),
    conversionFactor: describedText(
      'The published factor, or special, add273.15 or sub273.15 if the conversion needs more than a factor.',
    ),
    formula: describedText('Formula, such as feet × 0.3048 = meters.'),
    createdAt: time('Time of first publication.'),
    updatedAt: time('Time of the last change.'),
  })
  .register(documentation, { id: 'Conversion', description: 'An ordered pair of units in one category.' });

export const faqSchema = z
  .object({ question: describedText('The question.'), answer: describedText('The answer.') })
  .register(documentation, { id: 'Faq', description: 'A frequently asked question about a conversion.' });

export const gaIdSchema = z
  .object({ gaId: describedText('The ID.') })
  .register(documentation, { id: 'GaId', description: 'The measurement ID of the site’s analytics.' });

export const contactReceiptSchema = z
  .object({ id: z.string().register(documentation, { description: 'ID of the stored message.', format: 'uuid' }) })
  .register(documentation, { id: 'ContactReceipt', description: 'Confirms that the message is stored.' });

export const alternativeSchema = z
  .object({
    q: describedText('Query that has only this meaning.'),
    label: describedText('The query in words, such as 5 fluid ounces in milliliters.'),
  })
  .register(documentation, { id: 'Alternative', description: 'Another interpretation of the query.' });

export const equationText = () =>
  describedText('The equation for people, with six significant digits, and = if it is exact or ≈ if it is rounded.');

const unitIdText = () => describedText('Unit ID, unique within the category.');

export const conversionResultSchema = z
  .object({
    exact: describedText(
      'Lossless: a decimal, or a fraction such as 1250/381 if the decimal does not end soon. Equals decimal if the ' +
        'conversion involves π, such as degrees to radians, an ingredient, or a gas mark.',
    ),
    decimal: describedText(
      'All digits if they fit in 60 characters, otherwise 20 significant digits. Very large and very small values look like 1.2e-50.',
    ),
    isExact: z.boolean().register(documentation, { description: 'True if decimal is exact.' }),
  })
  .register(documentation, {
    description: 'The result. Numbers are strings, because a JSON number cannot hold all of their digits.',
  });

export const unitSideSchema = z.object({
  unit: unitIdText(),
  symbol: describedText('Symbol to write after a number.'),
});

const ingredientSchema = z
  .object({
    id: describedText('Ingredient ID. Its page is /ingredients/{id}.'),
    name: describedText('Name, and how the cup is filled if the query says so: all-purpose flour (sifted).'),
    low: describedText('The result with the lowest published weight or volume.'),
    high: describedText('The result with the highest one.'),
  })
  .register(documentation, {
    description:
      'Present if the query names an ingredient, such as 3 cups flour in grams. The result is then the usual value, ' +
      'rounded, and units include cooks’ measures such as stick and tbsp-au.',
  });

const convertedPair = {
  from: z
    .object({
      value: describedText(
        'Exact value: a decimal, or a fraction such as 1/3 if the decimal does not end soon. For 5 ft 3 in, the total in feet.',
      ),
      unit: unitIdText(),
      symbol: describedText('Symbol to write after a number.'),
    })
    .register(documentation, { description: 'The value to convert. A gas mark has the unit gas-mark.' }),
  to: z
    .object({ unit: unitIdText(), symbol: describedText('Symbol to write after a number.') })
    .register(documentation, {
      description: 'The unit of the result, or the largest if the result has several units.',
    }),
  result: conversionResultSchema,
  text: equationText(),
};

export const noteText = () =>
  z.optional(
    describedText(
      'Present if there is something to know about the value: a temperature below absolute zero, a rounded oven setting.',
    ),
  );

export const conversionAnswerSchema = z
  .object({
    query: describedText('The query as one line of text.'),
    reading: describedText('The interpretation in words.'),
    category: describedText(
      'Slug of the category that both units belong to, or `from` alone if there is an ingredient. `lab-values` for blood tests.',
    ),
    ...convertedPair,
    ingredient: z.optional(ingredientSchema),
    also: z.optional(
      z.array(z.object(convertedPair)).register(documentation, {
        description: 'Other results of the same query: in a second unit, or the sides of an area.',
      }),
    ),
    note: noteText(),
    alternatives: z.array(alternativeSchema).register(documentation, {
      description: 'Other interpretations, the most likely first. Empty if the query is unambiguous.',
    }),
  })
  .register(documentation, { id: 'ConversionAnswer', description: 'The result of a conversion.' });

export const apiErrorSchema = z
  .object({
    statusCode: z.int().register(documentation, { description: 'The HTTP status.' }),
    error: describedText('Name of the HTTP status.'),
    code: describedText('Error code for programs.'),
    message: describedText('Message for people.'),
    errors: z.optional(
      z
        .record(z.string(), z.array(z.string()))
        .register(documentation, { description: 'Messages for each invalid field.' }),
    ),
    alternatives: z.optional(
      z.array(alternativeSchema).register(documentation, {
        description: 'Suggestions for a conversion that was not understood.',
      }),
    ),
  })
  .register(documentation, { id: 'Error', description: 'The body of every error response.' });

export type Category = z.infer<typeof categorySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Conversion = z.infer<typeof conversionSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type GaId = z.infer<typeof gaIdSchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
export type ConversionAnswer = z.infer<typeof conversionAnswerSchema>;
export type Alternative = z.infer<typeof alternativeSchema>;
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

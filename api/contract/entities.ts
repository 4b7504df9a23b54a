import * as z from 'zod/mini';

/** What the schemas mean, for the documents that are made of them. A registry of our own: zod's global one is shared by all copies on a page. */
export const documentation = z.registry<{ id?: string; description: string; format?: string; minLength?: number; maxLength?: number }>();

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
    conversionFactor: text('The published factor, or special, add273.15 or sub273.15 where a factor alone does not convert.'),
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

export const apiErrorSchema = z
  .object({
    statusCode: z.int().register(documentation, { description: 'The status of the response.' }),
    error: text('The name of the status.'),
    code: text('Which error it is, for programs.'),
    message: text('A sentence for a person.'),
    errors: z.optional(z.record(z.string(), z.array(z.string())).register(documentation, { description: 'After a failed validation: the sentences for each wrong field.' })),
  })
  .register(documentation, { id: 'Error', description: 'Every response that is an error.' });

export type Category = z.infer<typeof categorySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Conversion = z.infer<typeof conversionSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type GaId = z.infer<typeof gaIdSchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

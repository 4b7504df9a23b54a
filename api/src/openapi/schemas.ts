import type { ApiErrorBody, Category, ContactMessage, ContactReceipt, Conversion, Faq, GaId, Unit } from '@site/api-contract';
import { textRules } from './text-rules.ts';

export type Schema = { [key: string]: unknown };

const text = (description: string, more: Schema = {}): Schema => ({ type: 'string', description, ...more });
const time = (description: string) => text(description, { format: 'date-time' });

/** An object with exactly these fields, held against its type by the compiler. */
function objectOf<T>(description: string, properties: { [Name in keyof Required<T>]: Schema }, optional: readonly (keyof T)[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name as keyof T));
  return { type: 'object', description, properties, required, additionalProperties: false };
}

export const schemas = {
  Category: objectOf<Category>('A measurement category.', {
    name: text('What it is called.'),
    slug: text('Its place in addresses.'),
    description: text('One sentence about it.'),
    popular: { type: 'boolean', description: 'Whether it belongs to the popular ones.' },
    icon: text('The name of its icon.'),
  }),
  Unit: objectOf<Unit>('A unit of measurement.', {
    id: text('Unique within its category.'),
    name: text('Plural, in title case.'),
    symbol: text('As it is written after a number.'),
    fullName: text('The name with the symbol.'),
    category: text('Slug of its category.'),
  }),
  Conversion: objectOf<Conversion>('An ordered pair of units of one category.', {
    id: text('Unique.'),
    category: text('Slug of its category.'),
    slug: text('Its canonical spelling, {from}-to-{to}.'),
    fromUnit: text('Id of the unit that is converted from.'),
    toUnit: text('Id of the unit that is converted to.'),
    conversionFactor: text('The published factor, or special, add273.15 or sub273.15 where a factor alone does not convert.'),
    formula: text('The conversion in symbols.'),
    createdAt: time('When it was first published.'),
    updatedAt: time('When it last changed.'),
  }),
  Faq: objectOf<Faq>('A question that people ask about a conversion.', { question: text('The question.'), answer: text('The answer.') }),
  GaId: objectOf<GaId>('The measurement id of the site’s analytics.', { gaId: text('The id.') }),
  ContactMessage: objectOf<ContactMessage>(
    'A message to the people who run the site. No other fields are taken.',
    {
      name: text('Who writes.', textRules('name')),
      email: text('Where an answer goes.', { format: 'email', ...textRules('email') }),
      subject: text('What it is about.', textRules('subject')),
      message: text('The message. It may have several lines.', textRules('message')),
      recaptchaToken: text('Not looked at.', textRules('recaptchaToken')),
    },
    ['recaptchaToken'],
  ),
  ContactReceipt: objectOf<ContactReceipt>('The message is stored for good.', { id: text('Under which it is kept.', { format: 'uuid' }) }),
  Error: objectOf<ApiErrorBody>(
    'Every answer that is an error.',
    {
      statusCode: { type: 'integer', description: 'The status of the answer.' },
      error: text('The name of the status.'),
      message: text('A sentence for a person.'),
      errors: { type: 'object', description: 'The sentences for each wrong field.', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
    ['errors'],
  ),
} satisfies Record<string, Schema>;

export type SchemaName = keyof typeof schemas;

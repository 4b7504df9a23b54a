import * as z from 'zod/mini';
import {
  apiErrorSchema,
  categorySchema,
  conversionAnswerSchema,
  conversionSchema,
  faqSchema,
  unitSchema,
} from './entities.ts';

/** These schemas require only the fields that pages need, so that the client works with an API that omits the rest. */
export const responseSchemas = {
  categories: z.array(
    z.extend(z.pick(categorySchema, { slug: true, name: true, description: true, icon: true }), {
      popular: z._default(z.boolean(), false),
    }),
  ),
  conversions: z.array(
    z.pick(conversionSchema, { category: true, slug: true, fromUnit: true, toUnit: true, updatedAt: true }),
  ),
  conversionsOf: z.array(z.pick(conversionSchema, { slug: true, fromUnit: true, toUnit: true })),
  conversion: z.extend(z.pick(conversionSchema, { conversionFactor: true }), { formula: z._default(z.string(), '') }),
  answer: conversionAnswerSchema,
  faqs: z.array(faqSchema),
  units: z.array(z.pick(unitSchema, { id: true, name: true })),
};

type Parsed<Data> = { ok: true; data: Data } | { ok: false; problem: string };

/** Reports only the first problem, because every item in a long list could have one. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): Parsed<z.output<Schema>> {
  const { success, data, error } = z.safeParse(schema, parseAnyJson(text));
  if (success) return { ok: true, data };
  const [issue] = error.issues;
  return { ok: false, problem: `${issue?.code ?? 'invalid'} at /${issue?.path.join('/') ?? ''}` };
}

/** All fields are optional, because an older API or a proxy may omit some. */
export function parseError(text: string) {
  return z.safeParse(z.partial(apiErrorSchema), parseAnyJson(text)).data;
}

function parseAnyJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

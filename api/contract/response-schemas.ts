import * as z from 'zod/mini';
import {
  apiErrorSchema,
  categorySchema,
  conversionAnswerSchema,
  conversionSchema,
  faqSchema,
  unitSchema,
} from './entities.ts';

/**
 * What the client's calls are answered with. A tolerant reader: of each entity it asks for what pages cannot do without, and an API that
 * leaves out the rest still serves it.
 */
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

/** What a text holds, or the first of what is wrong with it: a long list may be wrong in each of its items. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): Parsed<z.output<Schema>> {
  const { success, data, error } = z.safeParse(schema, jsonOf(text));
  if (success) return { ok: true, data };
  const [issue] = error.issues;
  return { ok: false, problem: `${issue?.code ?? 'invalid'} at /${issue?.path.join('/') ?? ''}` };
}

/** As much of the body of an error as can be made use of. */
export function parseError(text: string) {
  return z.safeParse(z.partial(apiErrorSchema), jsonOf(text)).data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import * as z from 'zod/mini';
import { apiErrorSchema, categorySchema, conversionSchema, faqSchema, gaIdSchema, unitSchema } from './entities.ts';

/** What the client's calls are answered with. */
export const responseSchemas = {
  categories: z.array(categorySchema),
  conversions: z.array(conversionSchema),
  conversion: conversionSchema,
  faqs: z.array(faqSchema),
  units: z.array(unitSchema),
  gaId: gaIdSchema,
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

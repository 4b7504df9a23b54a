export type Schema = { [key: string]: unknown };

const UNCHECKED = new Set([
  'description',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'propertyNames',
  'required',
  'properties',
  'additionalProperties',
  'items',
  'type',
]);

/** Refuses JSON Schema keywords that the document does not use. Skips lengths, which the API enforces on input. */
export function schemaProblems(value: unknown, schema: Schema, named: Record<string, Schema>, at = '$'): string[] {
  if (typeof schema['$ref'] === 'string') {
    const target = named[schema['$ref'].replace('#/components/schemas/', '')];
    return target === undefined ? [`${at}: no schema ${schema['$ref']}`] : schemaProblems(value, target, named, at);
  }
  const unknown = Object.keys(schema).filter((keyword) => !UNCHECKED.has(keyword));
  if (unknown.length > 0) throw new Error(`Not known: ${unknown.join(', ')}`);
  if (schema['type'] === 'array') {
    if (!Array.isArray(value)) return [`${at} is not a list`];
    return value.flatMap((item, index) => schemaProblems(item, schema['items'] as Schema, named, `${at}[${index}]`));
  }
  if (schema['type'] === 'object') return objectProblems(value, schema, named, at);
  const fits = schema['type'] === 'integer' ? Number.isInteger(value) : typeof value === schema['type'];
  return fits ? [] : [`${at} is not of type ${String(schema['type'])}`];
}

function objectProblems(value: unknown, schema: Schema, named: Record<string, Schema>, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is not an object`];
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const missing = ((schema['required'] ?? []) as string[])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, one]) => {
    const expected = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
    return expected
      ? schemaProblems(one, expected as Schema, named, `${at}.${name}`)
      : [`${at}.${name} is not described`];
  });
  return [...missing, ...wrong];
}

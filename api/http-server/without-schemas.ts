/** No route has a JSON schema, and loading Fastify's schema compilers would take a fifth of the startup time. */
export const withoutSchemas = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };

function refuse(): never {
  throw new Error('This server compiles no JSON schemas. Remove the schema of the route.');
}

/** Routes have no JSON schemas, and loading Fastify's compilers takes a fifth of a server's start. */
export const withoutSchemas = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };

function refuse(): never {
  throw new Error('This server compiles no JSON schemas. Remove the schema of the route.');
}

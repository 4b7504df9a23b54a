import type { FastifyInstance } from 'fastify';

/** Bodies are JSON or a plain form post; all else is 415. A field that is sent twice becomes a list, which no DTO takes for a text. */
export function acceptFormBodies(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = new Map<string, string | string[]>();
    for (const [name, value] of new URLSearchParams(String(body))) {
      const earlier = fields.get(name);
      fields.set(name, earlier === undefined ? value : [earlier, value].flat());
    }
    // Not assigned one by one: a field called __proto__ would change the object's prototype.
    done(null, Object.fromEntries(fields));
  });
}

import type { FastifyInstance } from 'fastify';

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
/** A host name, an IPv4 address or an IPv6 address in brackets, and perhaps a port (RFC 3986 §3.2.2). */
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i');
const LONGEST_HOST = 261;

export function isHost(text: string | undefined): boolean {
  return text !== undefined && text.length <= LONGEST_HOST && HOST.test(text);
}

/** Turns away what no page answers to, before a body is read: hosts that are none, and methods other than reading outside the API. */
export function refuseRequests(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => {
    // The host becomes part of canonical addresses.
    if (!isHost(request.headers.host)) return reply.code(400).type('text/plain; charset=utf-8').send('The request names no valid host.');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads || request.url.startsWith('/api/')) return;
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('This address answers to GET and HEAD only.');
  });
}

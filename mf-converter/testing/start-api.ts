import { catalog } from '@site/catalog/catalog';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: unknown };

export async function startApi(override: (path: string) => Answer | undefined = () => undefined) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/api/', '');
    paths.push(path);
    const { status, body } = override(path) ?? fromCatalog(path);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function fromCatalog(path: string): Answer {
  const [kind, first = '', second = ''] = path.split('/');
  const responses: Record<string, () => unknown> = {
    categories: () => catalog.categories(),
    conversions: () =>
      first === 'category' ? catalog.conversionsOf(second) : catalog.findConversion(first)?.conversion,
    faqs: () => catalog.faqs(first),
    units: () => catalog.units(first),
  };
  const body = responses[kind ?? '']?.();
  return body
    ? { status: 200, body }
    : { status: 404, body: { statusCode: 404, error: 'Not Found', message: 'Not found.' } };
}

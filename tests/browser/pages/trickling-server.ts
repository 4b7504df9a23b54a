import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The pause is longer than a frame, so that the browser paints each piece before the next one arrives. */
const PAUSE_MS = 25;
/** A piece starts at every 40th tag in `<main>`, and at every second tag outside it. */
const ONE_IN = 40;

export async function startTricklingServer(site: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { accept = '*/*' } = request.headers;
    void (async () => {
      const answer = await fetch(site + (request.url ?? '/'), { headers: { accept } });
      const {
        'content-encoding': _encoding,
        'content-length': _length,
        'transfer-encoding': _transfer,
        ...headers
      } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, headers);
      const isDocument = headers['content-type']?.startsWith('text/html') && accept.includes('text/html');
      if (isDocument) {
        for (const piece of getPieces(await answer.text())) {
          response.write(piece);
          await pause(PAUSE_MS);
        }
      } else response.write(Buffer.from(await answer.arrayBuffer()));
      response.end();
    })().catch(() => response.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** Splits the document between tags. */
function getPieces(html: string): string[] {
  const main = html.indexOf('<main');
  const afterMain = html.indexOf('</main>');
  const elements = html.slice(0, html.indexOf('<script', afterMain)).matchAll(/(?<=<body.*)</gs);
  const cuts = [...elements]
    .map(({ index }) => index)
    .filter((index, place) => place % (index > main && index < afterMain ? ONE_IN : 2) === 0);
  return [0, ...cuts].map((cut, place) => html.slice(cut, cuts[place]));
}

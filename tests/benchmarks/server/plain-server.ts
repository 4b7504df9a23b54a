/** The baseline is a plain `node:http` server that sends only the bytes from its parent process, or 304. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedResponse {
  etag: string;
  /** Names and values alternate. */
  headers: string[];
  validators: string[];
  body: string;
}

process.once('message', (recorded: Readonly<Record<string, RecordedResponse>>) => {
  const responses = new Map(
    Object.entries(recorded).map(([path, { body, ...rest }]) => [path, { ...rest, body: Buffer.from(body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const sent = responses.get(request.url ?? '');
    if (!sent) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === sent.etag) response.writeHead(304, sent.validators).end();
    else response.writeHead(200, sent.headers).end(sent.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

/** Baseline: node:http that only sends the bytes from its parent, or 304. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from './recorded-answer.ts';

process.once('message', (recorded: Readonly<Record<string, RecordedAnswer>>) => {
  const answers = new Map(
    Object.entries(recorded).map(([path, { body, ...rest }]) => [path, { ...rest, body: Buffer.from(body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === answer.etag) response.writeHead(304, answer.validators).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

/** The baseline of the benchmark: node:http that only sends given bytes, or 304. */
import { createServer } from 'node:http';

interface Served {
  headers: string[];
  validators: string[];
  etag: string;
  body: string;
}

const served = JSON.parse(process.argv[2] ?? '{}') as Record<string, Served>;
const answers = new Map(
  Object.entries(served).map(([path, { body, ...rest }]) => [path, { ...rest, body: Buffer.from(body, 'base64') }]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) {
    response.writeHead(404).end();
  } else if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.validators).end();
  } else {
    response.writeHead(200, answer.headers).end(answer.body);
  }
});
server.listen(0, '127.0.0.1', () =>
  console.log(
    JSON.stringify({
      msg: 'The API is ready.',
      url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    }),
  ),
);

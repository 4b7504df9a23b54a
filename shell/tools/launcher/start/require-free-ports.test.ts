import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { requireFreePorts } from './require-free-ports.ts';

const EXAMPLE = 'PORT=3100 npm start';

test('a port in use is refused with a sentence, and a free one is not', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts('127.0.0.1', [0, port], EXAMPLE)).rejects.toThrow(
    `Port ${port} is in use by another program. Use another port: ${EXAMPLE}`,
  );
  server.close();
  await once(server, 'close');
  await requireFreePorts('127.0.0.1', [port, port], EXAMPLE);
});

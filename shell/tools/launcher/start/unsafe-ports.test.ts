import { expect, test } from '@jest/globals';
import { isUnsafePort } from './unsafe-ports.ts';

test('ports are unsafe if and only if fetch refuses them', async () => {
  const ports = [...Array.from({ length: 1100 }, (_, index) => index + 1), 1719, 1720, 1723, 2049, 3659, 4045, 4190];
  const others = [5000, 5060, 5061, 5062, 6000, 6001, 6566, 6664, 6665, 6669, 6670, 6679, 6697, 10_080, 10_081];
  const blocked = await Promise.all(
    [...ports, ...others].map(async (port) => ({ port, isUnsafe: await isBlocked(port) })),
  );
  expect(blocked.map(({ port }) => ({ port, isUnsafe: isUnsafePort(port) }))).toEqual(blocked);
});

/** `fetch` refuses a port before it asks for a connection, which this refuses. */
async function isBlocked(port: number): Promise<boolean> {
  const dispatcher = {
    dispatch() {
      throw new Error('not blocked');
    },
  };
  const refused = fetch(`http://127.0.0.1:${port}/`, { dispatcher } as RequestInit).catch(
    (error: Error) => error.cause,
  );
  return ((await refused) as Error).message === 'bad port';
}

import { expect, test } from '@jest/globals';
import { readBounded } from './fetch-file.ts';

test.each([
  ['', 4, ''],
  ['abc', 4, 'abc'],
  ['abcd', 4, 'abcd'],
  ['abcde', 4, undefined],
])('reads the body %j with a limit of %d bytes as %j', async (body, limit, read) => {
  expect((await readBounded(new Response(body), limit))?.toString()).toBe(read);
});

test('reads an endless body up to the limit, then cancels it', async () => {
  let isCanceled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => void (isCanceled = true),
  });
  expect(await readBounded(new Response(endless), 100)).toBeUndefined();
  expect(isCanceled).toBe(true);
});

test('reads a response without a body as empty', async () => {
  expect(await readBounded(new Response(null, { status: 204 }), 4)).toEqual(Buffer.alloc(0));
});

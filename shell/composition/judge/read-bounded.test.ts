import { expect, test } from '@jest/globals';
import { readBounded } from './fetch-file.ts';

test.each([
  ['', 4, ''],
  ['abc', 4, 'abc'],
  ['abcd', 4, 'abcd'],
  ['abcde', 4, undefined],
])('the body %j with a limit of %d bytes is read as %j', async (body, limit, read) => {
  expect((await readBounded(new Response(body), limit))?.toString()).toBe(read);
});

test('a body that never ends is read up to the limit, and then canceled', async () => {
  let isCanceled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => void (isCanceled = true),
  });
  expect(await readBounded(new Response(endless), 100)).toBeUndefined();
  expect(isCanceled).toBe(true);
});

test('a response without a body is empty', async () => {
  expect(await readBounded(new Response(null, { status: 204 }), 4)).toEqual(Buffer.alloc(0));
});

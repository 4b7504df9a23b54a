import { expect, jest, test } from '@jest/globals';
import { PictureGallery, type PictureLimits } from './picture-gallery.ts';

const LIMITS: PictureLimits = { waiting: 3, perMinute: { perAddress: 100, total: 1000 } };
const scales = (pointed: number) => ({ from: 0, upTo: 10, factor: 1, offset: 0, pointed });

function gallery(limits: Partial<PictureLimits> = {}) {
  const drawn: number[] = [];
  const open: PromiseWithResolvers<Buffer>[] = [];
  const draw = ({ pointed }: { pointed: number }) => {
    drawn.push(pointed);
    const picture = Promise.withResolvers<Buffer>();
    open.push(picture);
    return picture.promise;
  };
  const pictures = new PictureGallery(draw, { ...LIMITS, ...limits });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async (bytes: number | Error = 10) => {
    await settled();
    if (bytes instanceof Error) open.shift()?.reject(bytes);
    else open.shift()?.resolve(Buffer.alloc(bytes, drawn.length));
    await settled();
  };
  return { pictures, drawn, finish };
}

test('draws one picture at a time, and only once for concurrent requests', async () => {
  const { pictures, drawn, finish } = gallery();
  const all = [1, 2, 2].map((pointed) => pictures.get(scales(pointed), 'a'));
  await finish();
  expect(drawn).toEqual([1, 2]);
  await finish();
  const [first, second, same] = await Promise.all(all);
  expect([first, second].map((picture) => picture?.bodies.identity?.[0])).toEqual([1, 2]);
  expect([same, await pictures.get(scales(2), 'b')]).toEqual([second, second]);
  expect(drawn).toEqual([1, 2]);
});

test('rejects other pictures while the queue is full', async () => {
  const { pictures, finish } = gallery();
  const waiting = [1, 2, 3].map((pointed) => pictures.get(scales(pointed), 'a'));
  expect(await pictures.get(scales(4), 'a')).toBeUndefined();
  await finish();
  const next = pictures.get(scales(4), 'a');
  for (let left = 3; left > 0; left -= 1) await finish();
  expect((await Promise.all([...waiting, next])).every(Boolean)).toBe(true);
});

test('limits the pictures per minute for each visitor and in total', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { pictures, finish } = gallery({ perMinute: { perAddress: 1, total: 2 } });
  for (const [pointed, visitor, isDrawn] of [
    [1, 'a', true],
    [2, 'a', false],
    [2, 'b', true],
    [3, 'c', false],
    [1, 'c', true],
  ] as const) {
    const picture = pictures.get(scales(pointed), visitor);
    await finish();
    expect((await picture) !== undefined).toBe(isDrawn);
  }
  now.mockRestore();
});

test('draws the next picture after a failure', async () => {
  const { pictures, finish } = gallery();
  const failing = pictures.get(scales(1), 'a').catch((error: Error) => error.message);
  const next = pictures.get(scales(2), 'a');
  await finish(new Error('broken'));
  expect(await failing).toBe('broken');
  await finish();
  expect(await next).toBeDefined();
});

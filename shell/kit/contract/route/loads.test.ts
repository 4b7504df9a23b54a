import { describe, expect, test } from '@jest/globals';
import { Loads, withSecondAttempt } from './loads.ts';

/** A load that the test settles and counts. */
function byHand() {
  const asked: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const one = Promise.withResolvers<string>();
    asked.push(one);
    return one.promise;
  };
  return { asked, load };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const value = (text: string) => ({ status: 'loaded', value: text });

describe('what is loaded by key', () => {
  test('is asked for once, however many ask, and is there the next time', async () => {
    const loads = new Loads<string>({ most: 5 });
    const { asked, load } = byHand();
    const both = Promise.all([loads.load('a', load), loads.load('a', load)]);
    expect(loads.state('a')).toEqual({ status: 'loading' });
    asked[0]?.resolve('one');
    expect(await both).toEqual(['one', 'one']);
    expect(loads.state('a')).toEqual(value('one'));
    await loads.load('a', load);
    expect(asked).toHaveLength(1);
  });

  test('tells those who watch, until they have left', async () => {
    const loads = new Loads<string>({ most: 5 });
    const { asked, load } = byHand();
    const told: string[] = [];
    const leave = loads.watch('a', load, () => told.push(loads.state('a').status));
    asked[0]?.resolve('one');
    await settled();
    leave();
    loads.give('a', 'two');
    expect(told).toEqual(['loaded']);
  });

  test('is asked for again once it has failed and nobody looks at the failure any more', async () => {
    const loads = new Loads<string>({ most: 5 });
    const { asked, load } = byHand();
    const leave = loads.watch('a', load, () => {});
    asked[0]?.reject(new Error('Away'));
    await settled();
    expect(loads.state('a')).toMatchObject({ status: 'failed', error: { message: 'Away' } });
    leave();
    expect(loads.state('a')).toEqual({ status: 'loading' });
    loads.watch('a', load, () => {});
    asked[1]?.resolve('one');
    await settled();
    expect(loads.state('a')).toEqual(value('one'));
  });

  test('counts what a load throws as a failure', async () => {
    const loads = new Loads<string>({ most: 5 });
    loads.watch(
      'a',
      () => {
        throw new Error('At once');
      },
      () => {},
    );
    await settled();
    expect(loads.state('a')).toMatchObject({ status: 'failed', error: { message: 'At once' } });
  });

  test('is there while it is watched, and dropped then where it is not to be kept', async () => {
    const loads = new Loads<string>({ most: 5, keeps: (text) => text !== 'stopgap' });
    const leave = loads.watch(
      'a',
      async () => 'stopgap',
      () => {},
    );
    await settled();
    expect(loads.state('a')).toEqual(value('stopgap'));
    leave();
    expect(loads.state('a')).toEqual({ status: 'loading' });
  });

  test('is kept when it comes after all have left', async () => {
    const loads = new Loads<string>({ most: 5 });
    const { asked, load } = byHand();
    loads.watch('a', load, () => {})();
    asked[0]?.resolve('late');
    await settled();
    expect(loads.state('a')).toEqual(value('late'));
  });

  test('is bounded: the one used longest ago goes first, and none that is watched', async () => {
    const loads = new Loads<string>({ most: 2 });
    loads.watch(
      'watched',
      async () => 'watched',
      () => {},
    );
    for (const key of ['a', 'b', 'a', 'c']) await loads.load(key, async () => key);
    expect(['watched', 'a', 'b', 'c'].map((key) => loads.state(key).status)).toEqual([
      'loaded',
      'loaded',
      'loading',
      'loaded',
    ]);
  });

  test('stays as it was while it is loaded anew, and an attempt that was overtaken changes nothing', async () => {
    const loads = new Loads<string>({ most: 5 });
    const { asked, load } = byHand();
    loads.give('a', 'old');
    loads.watch('a', load, () => {});
    expect(asked).toHaveLength(0);
    loads.refresh();
    loads.refresh();
    expect(loads.state('a')).toEqual(value('old'));
    asked[1]?.resolve('new');
    await settled();
    asked[0]?.resolve('overtaken');
    await settled();
    expect(loads.state('a')).toEqual(value('new'));
  });
});

test('code that was lost on its way is asked for once more, and nothing else is', async () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const failures = [lost];
  expect(
    await withSecondAttempt(async () => {
      const failure = failures.pop();
      if (failure) throw failure;
      return 'come';
    }),
  ).toBe('come');
  let asked = 0;
  await expect(
    withSecondAttempt(async () => {
      asked += 1;
      throw new Error('Away');
    }),
  ).rejects.toThrow('Away');
  expect(asked).toBe(1);
});

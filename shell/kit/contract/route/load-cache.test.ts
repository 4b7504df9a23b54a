import { describe, expect, test } from '@jest/globals';
import { LoadCache, withSecondAttempt } from './load-cache.ts';

function byHand() {
  const asked: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const one = Promise.withResolvers<string>();
    asked.push(one);
    return one.promise;
  };
  return { loads: new LoadCache<string>({ most: 5 }), asked, load };
}

const ignore = () => {};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const value = (text: string) => ({ status: 'loaded', value: text });

describe('a value in the load cache', () => {
  test('is requested once for concurrent loads, and then cached', async () => {
    const { loads, asked, load } = byHand();
    const both = Promise.all([loads.load('a', load), loads.load('a', load)]);
    expect(loads.state('a')).toEqual({ status: 'loading' });
    asked[0]?.resolve('one');
    expect(await both).toEqual(['one', 'one']);
    expect(loads.state('a')).toEqual(value('one'));
    await loads.load('a', load);
    expect(asked).toHaveLength(1);
  });

  test('notifies watchers until they stop watching', async () => {
    const { loads, asked, load } = byHand();
    const told: string[] = [];
    const leave = loads.watch('a', load, () => told.push(loads.state('a').status));
    asked[0]?.resolve('one');
    await settled();
    leave();
    loads.give('a', 'two');
    expect(told).toEqual(['loaded']);
  });

  test('is requested again after a failure once it is no longer watched', async () => {
    const { loads, asked, load } = byHand();
    const leave = loads.watch('a', load, ignore);
    asked[0]?.reject(new Error('Away'));
    await settled();
    expect(loads.state('a')).toMatchObject({ status: 'failed', error: { message: 'Away' } });
    leave();
    expect(loads.state('a')).toEqual({ status: 'loading' });
    loads.watch('a', load, ignore);
    asked[1]?.resolve('one');
    await settled();
    expect(loads.state('a')).toEqual(value('one'));
  });

  test('fails if its load function throws synchronously', async () => {
    const { loads } = byHand();
    const fail = () => {
      throw new Error('At once');
    };
    loads.watch('a', fail, ignore);
    await settled();
    expect(loads.state('a')).toMatchObject({ status: 'failed', error: { message: 'At once' } });
  });

  test('is dropped after its last watcher leaves if `keeps` rejects it', async () => {
    const loads = new LoadCache<string>({ most: 5, keeps: (text) => text !== 'temporary' });
    const leave = loads.watch('a', async () => 'temporary', ignore);
    await settled();
    expect(loads.state('a')).toEqual(value('temporary'));
    leave();
    expect(loads.state('a')).toEqual({ status: 'loading' });
  });

  test('is kept if it loads after all watchers have left', async () => {
    const { loads, asked, load } = byHand();
    loads.watch('a', load, ignore)();
    asked[0]?.resolve('late');
    await settled();
    expect(loads.state('a')).toEqual(value('late'));
  });

  test('is evicted if it is the least recently used one, but never while it is watched', async () => {
    const loads = new LoadCache<string>({ most: 2 });
    loads.watch('watched', async () => 'watched', ignore);
    for (const key of ['a', 'b', 'a', 'c']) await loads.load(key, async () => key);
    const states = ['watched', 'a', 'b', 'c'].map((key) => loads.state(key).status);
    expect(states).toEqual(['loaded', 'loaded', 'loading', 'loaded']);
  });

  test('stays until its reload finishes, and results of superseded attempts are ignored', async () => {
    const { loads, asked, load } = byHand();
    loads.give('a', 'old');
    loads.watch('a', load, ignore);
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

test('a failed chunk is requested a second time, but other failures are not', async () => {
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

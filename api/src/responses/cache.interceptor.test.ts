import { expect, test } from '@jest/globals';
import type { CallHandler } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { lastValueFrom, of } from 'rxjs';
import { CacheInterceptor } from './cache.interceptor.ts';
import { PermanentRedirect } from './permanent-redirect.ts';

const interceptor = new CacheInterceptor();

function ask(route: string, params: Record<string, string>, handle: CallHandler['handle']) {
  const context = new ExecutionContextHost([{ routeOptions: { url: route }, params }]);
  return lastValueFrom(interceptor.intercept(context, { handle }));
}

test('a response is made once for all who ask at the same time, and kept', async () => {
  const make = () => ask('/api/units/:category', { category: 'length' }, () => of([{ id: 'ft' }]));
  const [first, second] = await Promise.all([make(), make()]);
  expect(second).toBe(first);
  const third = await ask('/api/units/:category', { category: 'length' }, () => {
    throw new Error('The handler was called again.');
  });
  expect(third).toBe(first);
});

test('a parameter with a slash does not get the response of another route', async () => {
  const list = await ask('/list/of/:name', { name: 'a' }, () => of(['a']));
  const single = await ask('/list/:name', { name: 'of/a' }, () => of('of/a'));
  expect(single).not.toBe(list);
});

test('a redirect is not kept', async () => {
  const redirect = () => ask('/api/units/:category', { category: 'LENGTH' }, () => of(new PermanentRedirect('/x')));
  expect(await redirect()).not.toBe(await redirect());
});

test('after a failure the next request makes the response again', async () => {
  const fail = () =>
    ask('/api/ga-id', {}, () =>
      of({
        toJSON: () => {
          throw new Error('No.');
        },
      }),
    );
  await expect(fail()).rejects.toThrow('No.');
  await expect(ask('/api/ga-id', {}, () => of({}))).resolves.toBeDefined();
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyInstance } from 'fastify';
import { ApiAdapter, PermanentRedirect } from './direct-response.ts';
import { CacheInterceptor, ResponseCache, sendCachedResponses } from './response-cache.ts';

let calls: string[];

@Controller()
@UseInterceptors(CacheInterceptor)
class NamesController {
  @Get('names/of/:letter')
  list(@Param('letter') letter: string): object {
    calls.push(`list ${letter}`);
    return { names: letter };
  }

  @Get('names/:name')
  show(@Param('name') name: string): object {
    calls.push(`show ${name}`);
    if (name === 'faulty' && calls.length === 1) throw new Error('The first call fails.');
    return name === name.toLowerCase() ? { name } : new PermanentRedirect(`/names/${name.toLowerCase()}`);
  }
}

let app: NestFastifyApplication;
beforeAll(async () => {
  const module = await Test.createTestingModule({
    controllers: [NamesController],
    providers: [ResponseCache],
  }).compile();
  const adapter = new ApiAdapter();
  app = module.createNestApplication<NestFastifyApplication>(adapter, { logger: false });
  sendCachedResponses(adapter.getInstance<FastifyInstance>(), app.get(ResponseCache));
  await app.init();
});
beforeEach(() => {
  calls = [];
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('calls a handler only once for all spellings of a URL, and returns 304 for its ETag', async () => {
  const first = await get('/names/ann');
  expect(first.json()).toEqual({ name: 'ann' });
  const again = await get('/names/%61nn');
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  const known = await get('/names/ann', { 'if-none-match': String(first.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(calls).toEqual(['show ann']);
});

test('does not confuse a parameter with a slash with another route', async () => {
  expect((await get('/names/of/a')).json()).toEqual({ names: 'a' });
  expect((await get('/names/of%2Fa')).json()).toEqual({ name: 'of/a' });
});

test('does not cache redirects', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { statusCode, headers, body } = await get('/names/BOB');
    expect([statusCode, headers.location, body]).toEqual([301, '/names/bob', '']);
  }
  expect(calls).toEqual(['show BOB', 'show BOB']);
});

test('calls the handler again after a failure', async () => {
  expect((await get('/names/faulty')).statusCode).toBe(500);
  expect((await get('/names/faulty')).statusCode).toBe(200);
});

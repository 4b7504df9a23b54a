import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ComposedSite } from '../support/composed-site.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGE = '/converter/length/feet-to-meters';

let site: ComposedSite;
beforeAll(async () => {
  site = await ComposedSite.start();
  // Process starts are slow on a busy machine.
  await site.startShell({ RENDER_TIMEOUT_SECONDS: '20' });
});
afterAll(() => site?.stop());

const processOf = async (remote: string) => (await site.health()).remotes[remote]?.process;

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'requests wait for the replacement of a process that got %s',
  async (signal) => {
    const readers = readMeanwhile(site, [PAGE, PAGE, '/category/length', '/all-converters'], 2);
    const before = (await processOf('mf-converter'))?.pid as number;
    process.kill(before, signal);
    // Requests sent before the shell notices the failure.
    const met = await Promise.all(
      ['a', 'b', 'c'].map(async (of) => (await site.get(`${PAGE}?met=${signal}${of}`)).status),
    );
    await waitFor('the replacement', async () => {
      const { pid, state } = (await processOf('mf-converter')) ?? {};
      return state === 'ready' && pid !== before;
    });
    expect(met).toEqual([200, 200, 200]);
    expect((await readers.stop()).filter(({ status }) => status !== 200)).toEqual([]);
  },
);

test('a range request with a weak validator gets the whole file', async () => {
  const { text } = await site.get('/about-units');
  const file = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? '';
  const whole = await fetch(site.origin + file);
  const etag = whole.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\//);
  await whole.body?.cancel();
  const statusOf = async (headers: Record<string, string>) => {
    const response = await fetch(site.origin + file, { headers: { range: 'bytes=0-3', ...headers } });
    await response.body?.cancel();
    return response.status;
  };
  expect([await statusOf({}), await statusOf({ 'if-range': etag })]).toEqual([206, 200]);
});

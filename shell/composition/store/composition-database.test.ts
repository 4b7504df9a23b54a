import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Client, Pool } from 'pg';
import { CompositionDatabase } from './composition-database.ts';
import { type CompositionDocument, compositionId, formatComposition } from '../document/composition-document.ts';
import type { CurrentComposition } from './composition-store.ts';
import { gateResult } from '../document/gate-results.ts';
import type { SiteStatus } from './site-status.ts';
import type { OnStatusProblem } from './status-problem.ts';
import { TestPostgres, whyNoPostgres } from '../testing/postgres.ts';

const reason = whyNoPostgres();
const FLEET = 10;
const ROUTE = { remote: 'mf-a', module: './home' } as const;

let server: TestPostgres;
let stores: CompositionDatabase[];
let watches: (() => void)[];
beforeAll(async () => {
  if (!reason) server = await TestPostgres.start();
});
afterAll(() => server?.stop());
beforeEach(() => {
  [stores, watches] = [[], []];
});
afterEach(async () => {
  for (const unwatch of watches) unwatch();
  await Promise.all(stores.map((store) => store.close()));
});

function open(onStatusProblem?: OnStatusProblem): CompositionDatabase {
  const store = new CompositionDatabase(server.url, onStatusProblem);
  stores.push(store);
  return store;
}

/** Returns the next revision, with one more page. */
function next(current: CurrentComposition, page: string): { document: CompositionDocument } {
  const before = current.state === 'valid' ? current.document : undefined;
  const content = {
    remotes: { 'mf-a': { release: 'https://a.example.com/release.json', digest: `sha384-${'A'.repeat(64)}` } },
    routes: { ...before?.routes, [page]: ROUTE },
    parts: {},
    removes: { routes: [], parts: [], remotes: [] },
    trustedOrigins: ['https://a.example.com'],
  };
  return {
    document: {
      ...content,
      id: compositionId(content),
      revision: (before?.revision ?? 0) + 1,
      parent: before?.id ?? null,
      createdAt: new Date().toISOString(),
      actor: 'a test',
      reason: page,
    },
  };
}

const add = (store: CompositionDatabase, page: string, basedOn?: number) =>
  store.change((current) => next(current, page), { basedOn });
const reasons = async (store: CompositionDatabase) => (await store.former()).map((document) => document.reason);

function follow(store = open()) {
  const heard = { pages: [] as string[], problems: [] as string[] };
  watches.push(
    store.watch(
      (text) => heard.pages.push((JSON.parse(text) as CompositionDocument).reason),
      (error) => heard.problems.push((error as Error).message),
    ),
  );
  return heard;
}

async function until(what: string, holds: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 60_000; !(await holds());) {
    if (Date.now() > end) throw new Error(`Timed out waiting until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const name = 'A composition in PostgreSQL';
(reason ? describe.skip : describe)(reason ? `${name} (skipped: ${reason})` : name, () => {
  test('starts empty, even with ten concurrent readers, and keeps each change', async () => {
    const all = Array.from({ length: FLEET }, open);
    expect(await Promise.all(all.map((store) => store.read()))).toEqual(all.map(() => ({ state: 'missing' })));
    const [store] = all as [CompositionDatabase];
    const problem = new Promise((resolve) => watches.push(store.watch(() => {}, resolve)));
    expect(await problem).toMatchObject({ code: 'NO_COMPOSITION' });
    await add(store, '/first');
    await add(store, '/second');
    expect(await store.read()).toMatchObject({ state: 'valid', document: { revision: 2, reason: '/second' } });
    expect(await reasons(store)).toEqual(['/first', '/second']);
  });

  test('notifies all shells of a fleet when it changes', async () => {
    const fleet = Array.from({ length: FLEET }, () => follow());
    await until('all have read it', () => fleet.every(({ pages }) => pages.length === 1));
    await add(open(), '/fleet');
    await until('all have the change', () => fleet.every(({ pages }) => pages.at(-1) === '/fleet'));
    expect(fleet.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('is noticed without a notification, too', async () => {
    const heard = follow();
    await until('it is read', () => heard.pages.length === 1);
    const { document } = next(await open().read(), '/silent');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query('insert into composition_revision (revision, id, document) values ($1, $2, $3)', [
      document.revision,
      document.id,
      formatComposition(document),
    ]);
    await client.end();
    await until('it is noticed', () => heard.pages.at(-1) === '/silent');
  });

  test('accepts one of two changes planned on the same revision', async () => {
    const [one, other] = [open(), open()];
    const { document } = await add(one, '/planned');
    const results = await Promise.allSettled([
      add(one, '/one', document.revision),
      add(other, '/other', document.revision),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused).toMatchObject({
      reason: {
        code: 'PLAN_OUTDATED',
        message: expect.stringMatching(
          /^The composition has changed: revision \d+ by a test at .*: \/o.*\. Plan again\.$/,
        ),
      },
    });
  });

  test('accepts all concurrent changes without a plan', async () => {
    const pages = Array.from({ length: 5 }, (_each, index) => `/at-once-${index}`);
    await Promise.all(pages.map((page) => add(open(), page)));
    const current = await open().read();
    if (current.state !== 'valid') throw new Error(JSON.stringify(current));
    expect(Object.keys(current.document.routes)).toEqual(expect.arrayContaining(pages));
  });

  test('keeps gate results and the verdict of the site with each revision', async () => {
    const store = open();
    const made = await store.change((current) => ({
      ...next(current, '/proven'),
      evidence: [gateResult('files', 'passed', 'All came.')],
    }));
    await store.addVerdict(made.document, gateResult('site', 'passed', 'It is live.'));
    expect(await open().evidenceOf(made.document)).toMatchObject([
      { gate: 'files', sentence: 'All came.' },
      { gate: 'site', state: 'passed' },
    ]);
  });

  test('reads the gate results of all revisions with one query', async () => {
    const writer = open();
    const made = [];
    for (const page of ['/one', '/two', '/three'])
      made.push(
        await writer.change((current) => ({ ...next(current, page), evidence: [gateResult('files', 'passed', page)] })),
      );
    const query = jest.spyOn(Pool.prototype, 'query');
    const store = open();
    await store.read();
    const before = query.mock.calls.length;
    const evidence = await store.evidenceOfAll(made.map(({ document }) => document).reverse());
    expect(evidence).toMatchObject([[{ sentence: '/three' }], [{ sentence: '/two' }], [{ sentence: '/one' }]]);
    expect(query.mock.calls.length - before).toBe(1);
    query.mockRestore();
  });

  test('lists the sites that follow it', async () => {
    const [shell, operator] = [open(), open()];
    follow(shell);
    const status: SiteStatus = {
      url: 'http://localhost:1',
      pid: 1,
      revision: 1,
      id: 'x',
      state: 'checking',
      remotes: {},
    };
    await shell.tellStatus(status);
    await until('it is there', async () => (await operator.sites()).length === 1);
    await shell.tellStatus({ ...status, state: 'live' });
    await until('it is live', async () => (await operator.sites())[0]?.state === 'live');
    for (const unwatch of watches) unwatch();
    await shell.withdrawStatus();
    await until('it is gone', async () => (await operator.sites()).length === 0);
  });

  test('loses nothing while the database is unavailable, reports it once, and recovers', async () => {
    const heard = follow();
    const store = open();
    await until('it is read', () => heard.pages.length === 1);
    const before = await reasons(store);
    await server.halt();
    await until('the loss is noticed', () => heard.problems.length > 0);
    const late = follow();
    await until('a new subscriber gets the problem, too', () => late.problems.length > 0);
    await expect(add(store, '/lost')).rejects.toThrow(
      /^Cannot reach the composition at postgres:\/\/127\.0\.0\.1:\d+\/test_\w+ \(ECONNREFUSED.*\)\. Check that the database is running/,
    );
    await server.restart();
    expect(await reasons(store)).toEqual(before);
    await until('both have it again', () => heard.pages.length === 2 && late.pages.length === 1);
    await add(store, '/afterwards');
    await until('both get changes', () => [heard, late].every(({ pages }) => pages.at(-1) === '/afterwards'));
    expect(new Set(heard.problems).size).toBe(heard.problems.length);
  });

  test('can be followed in a read-only database, which is reported once', async () => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const database = new URL(server.url).pathname.slice(1);
    const { document } = next(await open().read(), '/read-only');
    await client.query(`alter database ${database} set default_transaction_read_only = on`);
    try {
      const unheard: string[] = [];
      const shell = open((problem) => unheard.push(problem));
      const status: SiteStatus = { url: 'http://localhost:1', pid: 1, state: 'checking', remotes: {} };
      await shell.tellStatus(status);
      const heard = follow(shell);
      await until('it is read', () => heard.pages.length > 0);
      await shell.tellStatus({ ...status, state: 'live' });
      await client.query('insert into composition_revision (revision, id, document) values ($1, $2, $3)', [
        document.revision,
        document.id,
        formatComposition(document),
      ]);
      await until('the change arrives', () => heard.pages.at(-1) === '/read-only');
      expect(heard).toMatchObject({ pages: { length: 2 }, problems: [] });
      expect(unheard).toEqual([
        expect.stringMatching(
          /^Cannot write the status of this site to postgres:.* \(25006: .*read-only transaction\)\. The site works/,
        ),
      ]);
    } finally {
      await client.query(`alter database ${database} reset default_transaction_read_only`);
      await client.end();
    }
  });

  test('is reported as unreadable and not overwritten if another version wrote it', async () => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(
      "insert into composition_revision (revision, id, document) select max(revision) + 1, 'x', '{}' from composition_revision",
    );
    const store = open();
    expect(await store.read()).toMatchObject({
      state: 'invalid',
      reason: expect.stringMatching(/^The composition is not valid at revision: .* It is in postgres:/),
    });
    expect(await store.faults()).toMatchObject([
      { sentence: expect.stringMatching(/^1 of \d+ revisions cannot be read/) },
    ]);
    const last = (await store.former()).at(-1);
    await expect(
      store.change(() => next(last ? { state: 'valid', document: last } : { state: 'missing' }, '/over')),
    ).rejects.toThrow(/Use the version of this project that wrote it\./);
    await client.query("delete from composition_revision where id = 'x'");
    await client.end();
  });

  test('does not show its password', () => {
    const store = new CompositionDatabase('postgres://somebody:secret@db.example.com:5433/site');
    stores.push(store);
    expect(store.path).toBe('postgres://db.example.com:5433/site');
    expect(store.option).not.toContain('secret');
  });
});

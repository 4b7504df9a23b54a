import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { CompositionDatabase } from './composition-database.ts';
import { type CompositionDocument, compositionId, formatComposition } from '../document/composition-document.ts';
import type { CurrentComposition } from './composition-store.ts';
import type { SiteStatus } from './site-status.ts';
import { TestPostgres, whyNoPostgres } from '../testing/postgres.ts';
import { buildDocument } from './testing/document-of.ts';

const reason = whyNoPostgres();
const FLEET = 10;
const STATUS: SiteStatus = { url: 'http://localhost:1', pid: 1, state: 'checking', remotes: {} };
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

function open(): CompositionDatabase {
  const store = new CompositionDatabase(server.url);
  stores.push(store);
  return store;
}

/** Returns the next revision, with one more page. */
function next(current: CurrentComposition, page: string): { document: CompositionDocument } {
  const before = current.state === 'valid' ? current.document : undefined;
  const content = { ...buildDocument(1), routes: { ...before?.routes, [page]: ROUTE } };
  const own = { revision: (before?.revision ?? 0) + 1, parent: before?.id ?? null, actor: 'a test', reason: page };
  return { document: { ...content, ...own, id: compositionId(content) } };
}

const add = (store: CompositionDatabase, page: string, basedOn?: number) =>
  store.change((current) => next(current, page), basedOn);
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

async function query(text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  // One test makes the database read-only by default.
  await client.query('set default_transaction_read_only = off');
  await client.query(text, values).finally(() => client.end());
}

const insert = (document: CompositionDocument) =>
  query('insert into composition_revision (revision, id, document) values ($1, $2, $3)', [
    document.revision,
    document.id,
    formatComposition(document),
  ]);

async function until(what: string, holds: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 60_000; !(await holds());) {
    if (Date.now() > end) throw new Error(`Timed out waiting until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const name = 'A composition in PostgreSQL';
(reason ? describe.skip : describe)(reason ? `${name} (skipped: ${reason})` : name, () => {
  test('creates its tables once for ten concurrent readers, saves every change, and shows it to all shells', async () => {
    const all = Array.from({ length: FLEET }, () => open());
    expect(await Promise.all(all.map((store) => store.read()))).toEqual(all.map(() => ({ state: 'missing' })));
    const [store] = all as [CompositionDatabase];
    const problem = new Promise((resolve) => watches.push(store.watch(() => {}, resolve)));
    expect(await problem).toMatchObject({ code: 'NO_COMPOSITION' });
    await add(store, '/first');
    const fleet = all.map((shell) => follow(shell));
    await until('all have read it', () => fleet.every(({ pages }) => pages.length === 1));
    await add(store, '/second');
    await until('all have the change', () => fleet.every(({ pages }) => pages.at(-1) === '/second'));
    expect(fleet.flatMap(({ problems }) => problems)).toEqual([]);
    expect(await store.read()).toMatchObject({ state: 'valid', document: { revision: 2, reason: '/second' } });
    expect(await reasons(store)).toEqual(['/first', '/second']);
  });

  test('accepts one of two changes that are based on the same revision', async () => {
    const [one, other] = [open(), open()];
    const { document } = await add(one, '/planned');
    const results = await Promise.allSettled([
      add(one, '/one', document.revision),
      add(other, '/other', document.revision),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const sentence =
      /^The composition has changed: revision \d+ by a test at .*: \/o.*\. Check your change again with --dry-run\.$/;
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { code: 'REVISION_OUTDATED', message: expect.stringMatching(sentence) },
    });
  });

  test('accepts all concurrent changes that do not specify a revision', async () => {
    const pages = Array.from({ length: 5 }, (_each, index) => `/at-once-${index}`);
    await Promise.all(pages.map((page) => add(open(), page)));
    const current = await open().read();
    if (current.state !== 'valid') throw new Error(JSON.stringify(current));
    expect(Object.keys(current.document.routes)).toEqual(expect.arrayContaining(pages));
  });

  test('lists the sites that follow it', async () => {
    const [shell, operator] = [open(), open()];
    follow(shell);
    await shell.publishStatus(STATUS);
    await until('it is there', async () => (await operator.sites()).length === 1);
    await shell.publishStatus({ ...STATUS, state: 'live' });
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

  test('can be followed in a read-only database', async () => {
    const database = new URL(server.url).pathname.slice(1);
    const { document } = next(await open().read(), '/read-only');
    await query(`alter database ${database} set default_transaction_read_only = on`);
    try {
      const shell = open();
      await shell.publishStatus(STATUS);
      const heard = follow(shell);
      await until('it is read', () => heard.pages.length > 0);
      await shell.publishStatus({ ...STATUS, state: 'live' });
      await insert(document);
      await until('the change arrives', () => heard.pages.at(-1) === '/read-only');
      expect(heard).toMatchObject({ pages: { length: 2 }, problems: [] });
    } finally {
      await query(`alter database ${database} reset default_transaction_read_only`);
    }
  });

  test('reports a composition that another version wrote as unreadable, and does not overwrite it', async () => {
    await query(
      "insert into composition_revision (revision, id, document) select max(revision) + 1, 'x', '{}' from composition_revision",
    );
    const store = open();
    expect(await store.read()).toMatchObject({
      state: 'invalid',
      reason: expect.stringMatching(/^The composition is not valid at revision: .* It is in postgres:/),
    });
    const last = (await store.former()).at(-1);
    await expect(
      store.change(() => next(last ? { state: 'valid', document: last } : { state: 'missing' }, '/over')),
    ).rejects.toThrow(/Use the version of this project that wrote it\./);
    await query("delete from composition_revision where id = 'x'");
  });

  test('hides its password in errors and paths', () => {
    const store = new CompositionDatabase('postgres://somebody:secret@db.example.com:5433/site');
    stores.push(store);
    expect(store.path).toBe('postgres://db.example.com:5433/site');
  });
});

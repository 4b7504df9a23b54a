import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { CompositionDocument } from '../document/composition-document.ts';
import { TestPostgres, whyNoPostgres } from '../testing/postgres.ts';
import { openComposition } from './composition-file.ts';
import type { CompositionStore, Proposal } from './composition-store.ts';
import { buildDocument } from './testing/document-of.ts';

const reason = whyNoPostgres();
const LOCKED = {
  code: 'LOCKED',
  message: expect.stringMatching(/^ada has proposed revision \d+, which .*\. Try again\.$/),
};

async function nextDocument(store: CompositionStore): Promise<CompositionDocument> {
  const current = await store.read();
  return buildDocument(current.state === 'valid' ? current.document.revision + 1 : 1);
}

describe('A composition file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proposals-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  testProposals(
    () => join(folder, 'composition.json'),
    async () => utimesSync(join(folder, 'composition.json.proposal.json'), 0, 0),
  );
});

const name = 'A composition database';
(reason ? describe.skip : describe)(reason ? `${name} (skipped: ${reason})` : name, () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await TestPostgres.start();
  });
  afterAll(() => server.stop());

  testProposals(
    () => server.url,
    async () => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      const text = "update composition_site set seen_at = now() - interval '11 seconds' where site = 'proposal'";
      await client.query(text).finally(() => client.end());
    },
  );
});

/** @param age ages the open proposal as if its command had been killed */
function testProposals(place: () => string, age: () => Promise<void>): void {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  const open = (): CompositionStore => {
    const store = openComposition(place());
    closing.push(() => store.close());
    return store;
  };
  const propose = async (store: CompositionStore): Promise<Proposal> => {
    const proposal = { key: randomUUID(), document: await nextDocument(store) };
    await store.propose(proposal);
    return proposal;
  };

  test('a proposal is open until it is withdrawn, and the current composition does not change', async () => {
    const [store, otherStore] = [open(), open()];
    const current = await store.read();
    const proposal = await propose(store);
    expect(await otherStore.proposal()).toEqual(proposal);
    expect(await otherStore.read()).toEqual(current);
    await expect(propose(otherStore)).rejects.toMatchObject(LOCKED);
    expect(await store.renewProposal(proposal.key)).toBe(true);
    await otherStore.withdrawProposal('another');
    expect(await otherStore.proposal()).toEqual(proposal);
    await store.withdrawProposal(proposal.key);
    expect([await otherStore.proposal(), await store.renewProposal(proposal.key)]).toEqual([undefined, false]);
    await otherStore.withdrawProposal((await propose(otherStore)).key);
  });

  test('only one of several concurrent proposals is opened', async () => {
    const stores = Array.from({ length: 4 }, open);
    const results = await Promise.allSettled(stores.map(propose));
    const accepted = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(accepted).toHaveLength(1);
    expect(await open().proposal()).toEqual(accepted[0]);
    await open().withdrawProposal(accepted[0]?.key ?? '');
  });

  test('the proposal of a killed command expires', async () => {
    const store = open();
    const { key } = await propose(store);
    await age();
    expect([await store.proposal(), await store.renewProposal(key)]).toEqual([undefined, false]);
    await store.withdrawProposal((await propose(store)).key);
  });

  test('a proposal ends when it or another change becomes current, even if its command was killed', async () => {
    const store = open();
    const { key, document } = await propose(store);
    await open().change(() => ({ document }));
    expect([await store.proposal(), await store.renewProposal(key)]).toEqual([undefined, false]);
    await store.withdrawProposal((await propose(store)).key);
  });

  test('a shell gets every proposal, and a document that became current before the end of its proposal', async () => {
    const store = open();
    const heard: string[] = [];
    const { document: first } = await store.change(() => ({ document: buildDocument(1000) }));
    const hasHeard = async (text: string) => {
      for (const end = Date.now() + 10_000; heard.at(-1) !== text && Date.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard.at(-1)).toBe(text);
    };
    const unwatch = open().watch(
      (text) => heard.push(`current ${(JSON.parse(text) as CompositionDocument).revision}`),
      () => heard.push('a problem'),
      (proposal) => heard.push(proposal ? `proposed ${proposal.document.revision}` : 'none'),
    );
    closing.push(unwatch);
    await hasHeard(`current ${first.revision}`);
    const withdrawn = await propose(store);
    await hasHeard('proposed 1001');
    await store.withdrawProposal(withdrawn.key);
    await hasHeard('none');
    const { key, document } = await propose(store);
    await hasHeard('proposed 1001');
    await store.change(() => ({ document }));
    await store.withdrawProposal(key);
    await hasHeard('none');
    expect(heard).toEqual(['current 1000', 'proposed 1001', 'none', 'proposed 1001', 'current 1001', 'none']);
  });
}

import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { CompositionDocument } from '../../document/composition-document.ts';
import type { CompositionStore, Proposal } from '../composition-store.ts';
import { buildDocument } from './document-of.ts';

interface StoreUnderTest {
  open: () => CompositionStore;
  /** Makes the open proposal as old as one of a killed command. */
  age: () => Promise<void>;
  follow: (store: CompositionStore, ...heard: Parameters<CompositionStore['watch']>) => void;
}

const BEFORE = {
  code: 'LOCKED',
  message: expect.stringMatching(/^ada has proposed revision \d+, which .*\. Try again\.$/),
};

async function nextDocument(store: CompositionStore): Promise<CompositionDocument> {
  const current = await store.read();
  return buildDocument(current.state === 'valid' ? current.document.revision + 1 : 1);
}

/** Every kind of store must pass these tests. */
export function testProposals({ open, age, follow }: StoreUnderTest): void {
  const propose = async (store: CompositionStore): Promise<Proposal> => {
    const proposal = { key: randomUUID(), document: await nextDocument(store) };
    await store.propose(proposal);
    return proposal;
  };

  test('a proposal is open next to the current composition, until it is withdrawn', async () => {
    const [store, otherStore] = [open(), open()];
    const current = await store.read();
    const proposal = await propose(store);
    expect(await otherStore.proposal()).toEqual(proposal);
    expect(await otherStore.read()).toEqual(current);
    await expect(propose(otherStore)).rejects.toMatchObject(BEFORE);
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

  test('the proposal of a killed command ends by itself', async () => {
    const store = open();
    const { key } = await propose(store);
    await age();
    expect([await store.proposal(), await store.renewProposal(key)]).toEqual([undefined, false]);
    await store.withdrawProposal((await propose(store)).key);
  });

  test('a proposal ends when it or another change becomes current, even without its command', async () => {
    const store = open();
    const { key, document } = await propose(store);
    await open().change(() => ({ document }));
    expect([await store.proposal(), await store.renewProposal(key)]).toEqual([undefined, false]);
    await store.withdrawProposal((await propose(store)).key);
  });

  test('a shell gets each proposal, and its document before its end', async () => {
    const store = open();
    const heard: string[] = [];
    const { document: first } = await store.change(() => ({ document: buildDocument(1000) }));
    const hasHeard = async (text: string) => {
      for (const end = Date.now() + 10_000; heard.at(-1) !== text && Date.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard.at(-1)).toBe(text);
    };
    follow(
      open(),
      (text) => heard.push(`current ${(JSON.parse(text) as CompositionDocument).revision}`),
      () => heard.push('a problem'),
      (proposal) => heard.push(proposal ? `proposed ${proposal.document.revision}` : 'none'),
    );
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

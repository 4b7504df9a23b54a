import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type MailServer, startMailServer } from '../../../api/src/testing/start-mail-server.ts';
import { whyNoPostgres } from '../../../shell/composition/testing/postgres.ts';
import { whyNoProxy } from '../../support/site-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';
import { RedundantSite } from './redundant-site.ts';
import { sampleOfEvents, watch } from './site-events.ts';
import { WatchedVisitors } from './watched-visitors.ts';

const reason = whyNoPostgres() || whyNoProxy('nginx');
const name = 'if any one of two redundant processes fails, no request fails, and no message is lost or duplicated';

let mail: MailServer;
let two: RedundantSite;
let visitors: WatchedVisitors;
beforeAll(async () => {
  if (reason) return;
  mail = await startMailServer();
  two = await RedundantSite.start({ smtpUrl: mail.url });
  visitors = new WatchedVisitors(two.origin);
});
afterAll(async () => {
  await visitors?.stop();
  await two?.stop();
  await mail?.stop();
});

(reason ? test.skip : test)(reason ? `${name} (skipped: ${reason})` : name, async () => {
  for (const event of sampleOfEvents(two)) {
    const { failed } = await watch(event, visitors);
    expect({ event: event.name, failed }).toEqual({ event: event.name, failed: [] });
  }
  await visitors.stop();
  expect(visitors.subjects.length).toBeGreaterThan(0);
  // Mailboxes merge duplicates by `Message-ID`.
  const mailed = () =>
    new Map(
      mail.received.map((text) => [find(text, /^Message-ID: <(.+)>/im), find(text, /^Subject: .*(Question \d+)/im)]),
    );
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
  await waitFor('all messages to be delivered', async () => {
    const known = new Set(mailed().values());
    return visitors.subjects.every((subject) => known.has(subject));
  });
  const all = [...mailed().values()];
  expect(all.length).toBe(new Set(all).size);
});

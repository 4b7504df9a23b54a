import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { whyNoPostgres } from '../../../shell/composition/testing/postgres.ts';
import { whyNoProxy } from '../../support/site-proxy.ts';
import { RedundancyTrial } from './redundancy-trial.ts';

const program = whyNoProxy('nginx') === undefined ? 'nginx' : 'caddy';
const reason = whyNoPostgres() || whyNoProxy(program);
const name =
  'two instances of each process behind a proxy fail no request, and lose or duplicate no message if any one of them fails';

let trial: RedundancyTrial;
beforeAll(async () => {
  if (!reason) trial = await RedundancyTrial.start(program);
});
afterAll(() => trial?.stop());

(reason ? test.skip : test)(reason ? `${name} (skipped: ${reason})` : name, async () => {
  for (const event of trial.sample()) {
    const { failed } = await trial.let(event);
    expect({ event: event.name, failed }).toEqual({ event: event.name, failed: [] });
  }
  const { sent, lost, doubled } = await trial.countMessages();
  expect(sent).toBeGreaterThan(0);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
});

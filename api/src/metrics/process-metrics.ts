import { Counter, Gauge, collectDefaultMetrics } from '@prometheus-io/client';
import type { Registry } from '@prometheus-io/client';
import type { DeliveryCounts } from '../contact/delivery/delivery-counts.ts';
import type { Outbox, OutboxState } from '../contact/delivery/outbox.ts';
import { BUILD } from '../configuration/build-info.ts';

export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'build_info',
    help: 'What runs: always 1.',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  });
  build.set({ ...BUILD, node: process.version }, 1);
}

/** Reads the database once per scrape. If it is unavailable, the outbox values are NaN. */
export function addOutboxMetrics(registry: Registry, outbox: Outbox): void {
  let reading: Promise<OutboxState | undefined> | undefined;
  const read = () =>
    (reading ??= outbox
      .state()
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
  const gauge = (name: string, help: string, valueOf: (state: OutboxState | undefined) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(valueOf(await read()));
      },
    });
  gauge('database_up', 'Whether the database answers.', (state) => (state === undefined ? 0 : 1));
  gauge('outbox_depth', 'Contact messages that wait to be sent on.', (state) => state?.waiting ?? Number.NaN);
  gauge(
    'outbox_failed',
    'Contact messages that the mail server refused for good.',
    (state) => state?.failed ?? Number.NaN,
  );
  gauge(
    'outbox_oldest_seconds',
    'How long the oldest of them has waited.',
    (state) => (state?.oldestMs ?? Number.NaN) / 1000,
  );
}

export function addDeliveryMetrics(registry: Registry, counts: DeliveryCounts): void {
  new Counter({
    name: 'deliveries_total',
    help: 'Tries to send a contact message on: delivered, deferred to a later try, or failed for good.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const outcome of ['delivered', 'deferred', 'failed'] as const) this.inc({ outcome }, counts[outcome]);
    },
  });
}

import { Counter, Gauge, collectDefaultMetrics } from '@prometheus-io/client';
import type { Registry } from '@prometheus-io/client';
import type { DeliveryCounts } from '../contact/delivery/contact-delivery.ts';
import type { Outbox, OutboxState } from '../contact/delivery/outbox.ts';
import { BUILD } from '../configuration/build-info.ts';

export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'build_info',
    help: 'Version and commit of the API. Always 1.',
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
  gauge('database_up', '1 if the database responds, otherwise 0.', (state) => (state === undefined ? 0 : 1));
  gauge('outbox_depth', 'Contact messages waiting to be sent.', (state) => state?.waiting ?? Number.NaN);
  gauge(
    'outbox_failed',
    'Contact messages that the mail server rejected permanently.',
    (state) => state?.failed ?? Number.NaN,
  );
  gauge(
    'outbox_oldest_seconds',
    'How long the oldest message has been waiting.',
    (state) => (state?.oldestMs ?? Number.NaN) / 1000,
  );
}

export function addDeliveryMetrics(registry: Registry, counts: DeliveryCounts): void {
  new Counter({
    name: 'deliveries_total',
    help: 'Attempts to send a contact message: delivered, deferred to a later attempt, or failed permanently.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const outcome of ['delivered', 'deferred', 'failed'] as const) this.inc({ outcome }, counts[outcome]);
    },
  });
}

import { Gauge, collectDefaultMetrics } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Outbox, OutboxState } from '../contact/outbox.ts';
import { BUILD } from '../configuration/build-info.ts';

/** The process itself (event loop, heap, garbage collection, processor time) and what it was built from. */
export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({ name: 'build_info', help: 'What runs: always 1.', labelNames: ['version', 'commit', 'node'], registers: [registry] });
  build.set({ ...BUILD, node: process.version }, 1);
}

/** Read from the database once for each reading of the metrics. While it is away, nothing is known of the outbox. */
export function addOutboxMetrics(registry: Registry, outbox: Outbox): void {
  let reading: Promise<OutboxState | undefined> | undefined;
  const read = () => (reading ??= outbox.state().catch(() => undefined).finally(() => (reading = undefined)));
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
  gauge('outbox_oldest_seconds', 'How long the oldest of them has waited.', (state) => (state?.oldestMs ?? Number.NaN) / 1000);
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge } from '@prometheus-io/client';
import type { Registry } from '@prometheus-io/client';
import { serveMetrics } from '@site/http-server/metrics-server';
import type { ServedMetrics } from '@site/http-server/metrics-server';
import { BUILD, CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ContactDelivery } from '../contact/delivery/contact-delivery.ts';
import { ContactMessages } from '../contact/contact-messages.ts';
import type { OutboxState } from '../contact/contact-messages.ts';
import { RequestMetrics } from './observe-requests.ts';

@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #registry: Registry;
  #server: ServedMetrics | undefined;

  constructor(
    { registry }: RequestMetrics,
    outbox: ContactMessages,
    delivery: ContactDelivery,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    this.#registry = registry;
    addProcessMetrics(registry);
    addOutboxMetrics(registry, outbox);
    addDeliveryMetrics(registry, delivery);
  }

  get port(): number | undefined {
    return this.#server?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort: port } = this.configuration;
    const logger = new Logger('Metrics');
    this.#server = await serveMetrics({
      registry: this.#registry,
      host,
      port,
      log: {
        info: (about, sentence) => logger.log(about, sentence),
        warn: (about, sentence) => logger.warn(about, sentence),
        error: (about, sentence) => logger.error(about, sentence),
      },
    });
  }

  onApplicationShutdown(): void {
    this.#server?.close();
  }
}

function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'build_info',
    help: 'Version and commit of the API. Always 1.',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  });
  build.set({ ...BUILD, node: process.version }, 1);
}

/** Reads the database once per scrape. The values are NaN while the database is unavailable. */
function addOutboxMetrics(registry: Registry, outbox: ContactMessages): void {
  let reading: Promise<Partial<OutboxState>> | undefined;
  const readState = () =>
    (reading ??= outbox
      .readState()
      .catch(() => ({}))
      .finally(() => (reading = undefined)));
  const gauge = (name: string, help: string, findValue: (state: Partial<OutboxState>) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(findValue(await readState()) ?? Number.NaN);
      },
    });
  gauge('database_up', '1 if the database responds, otherwise 0.', ({ waiting }) => (waiting === undefined ? 0 : 1));
  gauge('outbox_depth', 'Contact messages waiting to be sent.', ({ waiting }) => waiting);
  gauge('outbox_failed', 'Contact messages that the mail server rejected permanently.', ({ failed }) => failed);
  gauge(
    'outbox_oldest_seconds',
    'How long the oldest message has been waiting.',
    ({ oldestMs }) => oldestMs && oldestMs / 1000,
  );
}

function addDeliveryMetrics(registry: Registry, { counts }: ContactDelivery): void {
  new Counter({
    name: 'deliveries_total',
    help: 'Attempts to send a contact message: delivered, deferred to a later attempt, or failed permanently.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count);
    },
  });
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge } from '@prometheus-io/client';
import { serveMetrics } from '@site/http-server/metrics-server';
import type { ServedMetrics } from '@site/http-server/metrics-server';
import { BUILD } from '../configuration/build-info.ts';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ContactDelivery } from '../contact/delivery/contact-delivery.ts';
import { Outbox } from '../contact/delivery/outbox.ts';
import { RequestMetrics } from './request-metrics.ts';

@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #gauges: Readonly<Record<'up' | 'depth' | 'failed' | 'oldest', Gauge>>;
  readonly #deliveries: Counter<'outcome'>;
  readonly #logger = new Logger('Metrics');
  #server: ServedMetrics | undefined;

  constructor(
    private readonly metrics: RequestMetrics,
    private readonly outbox: Outbox,
    private readonly delivery: ContactDelivery,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    const registers = [metrics.registry];
    collectDefaultMetrics({ register: metrics.registry });
    new Gauge({
      name: 'build_info',
      help: 'Version and commit of the API. Always 1.',
      labelNames: ['version', 'commit', 'node'],
      registers,
    }).set({ ...BUILD, node: process.version }, 1);
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
    this.#gauges = {
      up: gauge('database_up', '1 if the database responds, otherwise 0.'),
      depth: gauge('outbox_depth', 'Contact messages waiting to be sent.'),
      failed: gauge('outbox_failed', 'Contact messages that the mail server rejected permanently.'),
      oldest: gauge('outbox_oldest_seconds', 'How long the oldest message has been waiting.'),
    };
    this.#deliveries = new Counter({
      name: 'deliveries_total',
      help: 'Attempts to send a contact message: delivered, deferred to a later attempt, or failed permanently.',
      labelNames: ['outcome'],
      registers,
    });
  }

  get port(): number | undefined {
    return this.#server?.port;
  }

  /** A port in use does not stop the API from starting. */
  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort: port } = this.configuration;
    if (port === 'off') return;
    try {
      this.#server = await serveMetrics({
        text: () => this.#text(),
        contentType: this.metrics.registry.contentType,
        host,
        port,
        onUnreadable: (err) => this.#logger.error({ err }, 'Could not read the metrics.'),
      });
      this.#logger.log(`Metrics are on port ${this.#server.port}.`);
    } catch (error) {
      this.#logger.warn(
        { reason: (error as Error).message },
        `Cannot use port ${port}, so there are no metrics. Set METRICS_PORT to another port.`,
      );
    }
  }

  onApplicationShutdown(): void {
    this.#server?.close();
  }

  /** If the database is unavailable, the outbox values are NaN. */
  async #text(): Promise<string> {
    const state = await this.outbox.state().catch(() => undefined);
    const { up, depth, failed, oldest } = this.#gauges;
    up.set(state ? 1 : 0);
    depth.set(state?.waiting ?? Number.NaN);
    failed.set(state?.failed ?? Number.NaN);
    oldest.set((state?.oldestMs ?? Number.NaN) / 1000);
    this.#deliveries.reset();
    for (const [outcome, count] of Object.entries(this.delivery.counts)) this.#deliveries.inc({ outcome }, count);
    return this.metrics.registry.metrics();
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { serveMetrics } from '@site/http-server/metrics-server';
import type { ServedMetrics } from '@site/http-server/metrics-server';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { DeliveryCounts } from '../contact/delivery/contact-delivery.ts';
import { Outbox } from '../contact/delivery/outbox.ts';
import { addDeliveryMetrics, addOutboxMetrics, addProcessMetrics } from './process-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';

@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #metrics: RequestMetrics;
  readonly #configuration: Configuration;
  readonly #logger = new Logger('Metrics');
  #server: ServedMetrics | undefined;

  constructor(
    metrics: RequestMetrics,
    outbox: Outbox,
    counts: DeliveryCounts,
    @Inject(CONFIGURATION) configuration: Configuration,
  ) {
    this.#metrics = metrics;
    this.#configuration = configuration;
    addProcessMetrics(metrics.registry);
    addOutboxMetrics(metrics.registry, outbox);
    addDeliveryMetrics(metrics.registry, counts);
  }

  get port(): number | undefined {
    return this.#server?.port;
  }

  /** A port in use does not stop the API from starting. */
  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort: port } = this.#configuration;
    const { registry } = this.#metrics;
    const onUnreadable = (err: unknown) => this.#logger.error({ err }, 'Could not read the metrics.');
    if (port === 'off') return;
    try {
      this.#server = await serveMetrics({
        text: () => registry.metrics(),
        contentType: registry.contentType,
        host,
        port,
        onUnreadable,
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
}

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

  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort: port } = this.#configuration;
    const logger = new Logger('Metrics');
    this.#server = await serveMetrics({
      registry: this.#metrics.registry,
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

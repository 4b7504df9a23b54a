import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { DeliveryCounts } from '../contact/delivery/delivery-counts.ts';
import { Outbox } from '../contact/delivery/outbox.ts';
import { addDeliveryMetrics, addOutboxMetrics, addProcessMetrics } from './process-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';

/** `GET /metrics` on a port of its own, which a proxy need not keep from the world. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #metrics: RequestMetrics;
  readonly #configuration: Configuration;
  readonly #logger = new Logger('Metrics');
  readonly #server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] === '/metrics') void this.#send(response);
    else response.writeHead(404).end();
  });

  constructor(metrics: RequestMetrics, outbox: Outbox, counts: DeliveryCounts, @Inject(CONFIGURATION) configuration: Configuration) {
    this.#metrics = metrics;
    this.#configuration = configuration;
    addProcessMetrics(metrics.registry);
    addOutboxMetrics(metrics.registry, outbox);
    addDeliveryMetrics(metrics.registry, counts);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** A taken port must not keep the API from serving. */
  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort } = this.#configuration;
    const failed = once(this.#server, 'error').then(([error]: Error[]) => error);
    this.#server.listen(metricsPort, host);
    const error = await Promise.race([failed, once(this.#server, 'listening').then(() => undefined)]);
    if (error === undefined) this.#logger.log(`Metrics are on port ${this.port}.`);
    else this.#logger.warn({ reason: error.message }, `There are no metrics: port ${metricsPort} cannot be used. METRICS_PORT names another.`);
  }

  onApplicationShutdown(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #send(response: ServerResponse): Promise<void> {
    try {
      const text = await this.#metrics.registry.metrics();
      response.writeHead(200, { 'content-type': this.#metrics.registry.contentType }).end(text);
    } catch (err) {
      this.#logger.error({ err }, 'The metrics could not be read.');
      response.writeHead(500).end();
    }
  }
}

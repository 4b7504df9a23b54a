import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { Outbox } from '../contact/outbox.ts';
import type { OutboxState } from '../contact/outbox.ts';
import { RequestMetrics } from './request-metrics.ts';

/** `GET /metrics` on a port of its own, which a proxy need not keep from the world. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #metrics: RequestMetrics;
  readonly #outbox: Outbox;
  readonly #configuration: Configuration;
  readonly #logger = new Logger('Metrics');
  readonly #server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') response.writeHead(404).end();
    else void this.#render().then((text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text));
  });

  constructor(metrics: RequestMetrics, outbox: Outbox, @Inject(CONFIGURATION) configuration: Configuration) {
    this.#metrics = metrics;
    this.#outbox = outbox;
    this.#configuration = configuration;
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
    else this.#logger.warn({ err: error }, `There are no metrics: port ${metricsPort} cannot be used. METRICS_PORT names another.`);
  }

  onApplicationShutdown(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #render(): Promise<string> {
    return this.#metrics.render() + renderOutbox(await this.#outbox.state().catch(() => undefined)) + renderProcess();
  }
}

function renderOutbox(state: OutboxState | undefined): string {
  const up = `# HELP database_up Whether the database answers.\n# TYPE database_up gauge\ndatabase_up ${state === undefined ? 0 : 1}\n`;
  if (state === undefined) return up;
  return `${up}# HELP outbox_depth Contact messages that wait to be sent on.
# TYPE outbox_depth gauge
outbox_depth ${state.waiting}
# HELP outbox_oldest_seconds How long the oldest of them has waited.
# TYPE outbox_oldest_seconds gauge
outbox_oldest_seconds ${state.oldestMs / 1000}
`;
}

function renderProcess(): string {
  const { user, system } = process.cpuUsage();
  return `# HELP process_cpu_seconds_total Processor time used.
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total ${(user + system) / 1e6}
# HELP process_resident_memory_bytes Memory in use.
# TYPE process_resident_memory_bytes gauge
process_resident_memory_bytes ${process.memoryUsage.rss()}
`;
}

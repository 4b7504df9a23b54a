import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCacheStatistics } from '../cache/page-cache.ts';
import type { RenderEvent } from '../render/render-events.ts';
import type { SiteHealth } from '../revisions/site-health.ts';

/** Upper bounds of the duration buckets, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is read when the metrics are: they state what is so at that moment. */
export interface MetricSources {
  cache: () => PageCacheStatistics;
  health: () => Pick<SiteHealth, 'ready' | 'revision' | 'refusal' | 'away'>;
  openConnections: () => number;
  /** Names of the composed remotes. */
  remotes: () => readonly string[];
}

/** All that the shell counts, in Prometheus' terms. Labels take few values: no address and nothing that a client has written. */
export class ShellMetrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('shell_http_requests_total', 'Requests by kind, method and status; "aborted" where the client left before the end of the answer.', ['kind', 'method', 'status']);
  readonly #requestSeconds = this.#histogram('shell_http_request_duration_seconds', 'Time from the head of a request to the end of its answer.', ['kind']);
  readonly #renderSeconds = this.#histogram('shell_render_duration_seconds', 'Time to render a page, by the remote that it belongs to and the result.', ['remote', 'result']);
  readonly #processes = this.#gauge('shell_render_processes', 'Render processes that run.', ['remote']);
  readonly #processEnds = this.#counter('shell_render_process_ends_total', 'Render processes that ended, and were replaced where they still were wanted.', ['remote']);
  readonly #breakerOpen = this.#gauge('shell_render_breaker_open', 'Whether the circuit breaker keeps requests from a remote that keeps failing.', ['remote']);
  readonly #proxySeconds = this.#histogram('shell_proxy_duration_seconds', 'Time for the API to answer, by status or by the reason for none.', ['outcome']);
  readonly #reports = this.#counter('shell_browser_failures_total', 'Failures of remotes that browsers reported.', ['remote']);
  readonly #dropped = this.#counter('shell_browser_failures_dropped_total', 'Reports that were more than is taken in a minute.', []);

  constructor({ cache, health, openConnections, remotes }: MetricSources, version: string) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('shell_http_connections', 'Open connections.', [], (gauge) => gauge.set(openConnections()));
    this.#gauge('shell_page_cache_bytes', 'What the cached pages take.', [], (gauge) => gauge.set(cache().bytes));
    this.#gauge('shell_page_cache_entries', 'Cached pages.', [], (gauge) => gauge.set(cache().entries));
    this.#reading('shell_page_cache_hits_total', 'Pages that were answered from the cache.', () => cache().hits);
    this.#reading('shell_page_cache_misses_total', 'Pages that were not in the cache.', () => cache().misses);
    this.#gauge('shell_ready', 'Whether the site takes traffic.', [], (gauge) => gauge.set(Number(health().ready)));
    this.#gauge('shell_revision', 'The revision of the composition that takes traffic.', [], (gauge) => gauge.set(health().revision ?? 0));
    this.#gauge('shell_composition_refused', 'Whether the composition in force was refused.', [], (gauge) => gauge.set(Number(health().refusal !== undefined)));
    this.#gauge('shell_remote_up', 'Whether a composed remote is there.', ['remote'], (gauge) => {
      gauge.reset();
      for (const remote of remotes()) gauge.set({ remote }, Number(!(remote in health().away)));
    });
    this.#gauge('shell_build_info', 'Which shell runs, on which Node.', ['version', 'node']).set({ version, node: process.versions.node }, 1);
  }

  observeRequest(kind: string, method: string, status: string, seconds: number) {
    this.#requests.inc({ kind, method, status });
    this.#requestSeconds.observe({ kind }, seconds);
  }

  observeRender(event: RenderEvent) {
    const { remote } = event;
    if (event.kind === 'render') this.#renderSeconds.observe({ remote, result: event.result }, event.seconds);
    else if (event.kind === 'breaker') this.#breakerOpen.set({ remote }, Number(event.state !== 'closed'));
    else if (event.change === 'started') this.#processes.inc({ remote });
    else {
      this.#processes.dec({ remote });
      this.#processEnds.inc({ remote });
    }
  }

  observeProxy(outcome: string, seconds: number) {
    this.#proxySeconds.observe({ outcome }, seconds);
  }

  countBrowserFailure(remote: string) {
    this.#reports.inc({ remote });
  }

  countDroppedReport() {
    this.#dropped.inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }

  /** @param read sets the value when the metrics are read */
  #gauge(name: string, help: string, labelNames: string[], read?: (gauge: Gauge) => void): Gauge {
    const gauge: Gauge = new Gauge({ name, help, labelNames, registers: [this.#registry], ...(read ? { collect: () => read(gauge) } : {}) });
    return gauge;
  }

  /** A counter whose count is kept elsewhere. */
  #reading(name: string, help: string, read: () => number) {
    const counter: Counter = new Counter({
      name,
      help,
      registers: [this.#registry],
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }
}

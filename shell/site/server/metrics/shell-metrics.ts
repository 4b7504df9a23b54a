import type { MetricSeries } from '@site/http-server/cluster/worker-message';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { PageCacheStatistics } from '../site/cache/page-cache.ts';
import type { RenderEvent } from '../render/render-events.ts';
import type { ComposedRelease } from '../site/composed-releases.ts';
import type { SiteHealth } from '../site/site-health.ts';
import { RELEASE_LABELS, releaseKey, type ReleaseLabels, releaseLabels, removeSeries } from './release-series.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type OfWorkers = 'sum' | 'min' | 'max';

/** Sources that are read on each scrape. */
export interface MetricSources {
  cache: () => PageCacheStatistics;
  readyAnswers: () => number;
  health: () => Pick<SiteHealth, 'ready' | 'revision' | 'refusal' | 'state' | 'rollout'>;
  openConnections: () => number;
  pendingPurges: () => number;
  releases: () => readonly ComposedRelease[];
}

/**
 * Prometheus metrics of the shell. Labels have bounded cardinality: no URLs, no client input, and only versions of
 * composed releases.
 */
export class ShellMetrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter(
    'shell_http_requests_total',
    'Requests by kind, method and status; "aborted" where the client left before the end of the answer.',
    ['kind', 'method', 'status'],
  );
  readonly #requestSeconds = this.#histogram(
    'shell_http_request_duration_seconds',
    'Time from the head of a request to the end of its answer.',
    ['kind'],
  );
  readonly #renderSeconds = this.#histogram(
    'shell_render_duration_seconds',
    'Time to render a page, by the release that it belongs to and the result.',
    [...RELEASE_LABELS, 'result'],
  );
  readonly #processEnds = this.#counter(
    'shell_render_process_ends_total',
    'Render processes that ended or did not come up, and were replaced: none that was told to end.',
    RELEASE_LABELS,
  );
  readonly #breakerOpen = this.#gauge(
    'shell_render_breaker_open',
    'Whether the circuit breaker keeps requests from a release that keeps failing.',
    RELEASE_LABELS,
    { ofWorkers: 'max' },
  );
  readonly #proxySeconds = this.#histogram(
    'shell_proxy_duration_seconds',
    'Time for the API to answer, by status or by the reason for none.',
    ['outcome'],
  );
  readonly #reports = this.#counter(
    'shell_browser_failures_total',
    'Failures of remotes that browsers reported.',
    RELEASE_LABELS,
  );
  readonly #purges = this.#counter(
    'shell_purges_total',
    'Requests to a content network to forget the pages of a former revision, done or failed.',
    ['outcome'],
  );
  readonly #dropped = this.#counter(
    'shell_browser_failures_dropped_total',
    'Reports that were more than is taken in a minute.',
    [],
  );

  readonly #requestSeries = new Map<string, { count: Counter.Internal; seconds: Histogram.Internal<string> }>();
  readonly #releases: MetricSources['releases'];
  readonly #running = new Map<string, { of: ReleaseLabels; count: number }>();

  constructor(
    { cache, readyAnswers, health, openConnections, pendingPurges, releases }: MetricSources,
    version: string,
  ) {
    this.#releases = releases;
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('shell_http_connections', 'Open connections.', [], { read: (gauge) => gauge.set(openConnections()) });
    this.#gauge('shell_page_cache_bytes', 'What the cached pages take.', [], {
      read: (gauge) => gauge.set(cache().bytes),
    });
    this.#gauge('shell_page_cache_entries', 'Cached pages.', [], { read: (gauge) => gauge.set(cache().entries) });
    this.#reading('shell_page_cache_hits_total', 'Pages that were answered from the cache.', () => cache().hits);
    this.#reading('shell_page_cache_misses_total', 'Pages that were not in the cache.', () => cache().misses);
    this.#reading('shell_ready_answers_total', 'Requests that were answered before anything was routed.', readyAnswers);
    this.#gauge('shell_ready', 'Whether the site takes traffic.', [], {
      ofWorkers: 'min',
      read: (gauge) => gauge.set(Number(health().ready)),
    });
    this.#gauge('shell_revision', 'The revision of the composition that takes traffic.', [], {
      ofWorkers: 'min',
      read: (gauge) => gauge.set(health().revision ?? 0),
    });
    this.#gauge('shell_composition_refused', 'Whether the composition in force was refused.', [], {
      ofWorkers: 'max',
      read: (gauge) => gauge.set(Number(health().refusal !== undefined)),
    });
    this.#gauge(
      'shell_state_unusable',
      'Whether the state folder cannot be used: the shell would not start from it.',
      [],
      { ofWorkers: 'max', read: (gauge) => gauge.set(Number(health().state !== undefined)) },
    );
    this.#gauge('shell_purges_pending', 'Tags of former pages that a content network may still have.', [], {
      ofWorkers: 'max',
      read: (gauge) => gauge.set(pendingPurges()),
    });
    this.#readGauge(
      'shell_rollout',
      'What becomes of the canary that the composition names: 1 for its state.',
      ['state'],
      'max',
      () => [health().rollout].flatMap((rollout) => (rollout ? [{ labels: { state: rollout.state }, value: 1 }] : [])),
    );
    this.#readGauge(
      'shell_rollout_views',
      'Views of the canary, and of what it is compared with.',
      ['arm'],
      'sum',
      () => armsOf(health().rollout, 'views'),
    );
    this.#readGauge('shell_rollout_failures', 'Those of them that failed.', ['arm'], 'sum', () =>
      armsOf(health().rollout, 'failures'),
    );
    this.#readGauge('shell_remote_up', 'Whether a composed remote is there.', RELEASE_LABELS, 'min', () =>
      releases().map((release) => ({ labels: releaseLabels(release), value: Number(!release.isAway) })),
    );
    this.#readGauge('shell_remote_info', 'Which releases are composed.', [...RELEASE_LABELS, 'digest'], 'max', () =>
      releases().map((release) => ({ labels: { ...releaseLabels(release), digest: release.digest }, value: 1 })),
    );
    this.#readGauge('shell_render_processes', 'Render processes that run.', RELEASE_LABELS, 'sum', () =>
      [...this.#running.values()].map(({ of, count }) => ({ labels: releaseLabels(of), value: count })),
    );
    this.#gauge('shell_build_info', 'Which shell runs, on which Node.', ['version', 'node'], { ofWorkers: 'max' }).set(
      { version, node: process.versions.node },
      1,
    );
  }

  observeRequest(kind: string, method: string, status: string, seconds: number) {
    const key = `${kind} ${method} ${status}`;
    // A lookup by labels would cost more than the rest of a cached response.
    const series = this.#requestSeries.get(key) ?? {
      count: this.#requests.labels({ kind, method, status }),
      seconds: this.#requestSeconds.labels({ kind }),
    };
    this.#requestSeries.set(key, series);
    series.count.inc();
    series.seconds.observe(seconds);
  }

  observeRender(event: RenderEvent) {
    const labels = releaseLabels(event);
    if (event.kind === 'render') this.#renderSeconds.observe({ ...labels, result: event.result }, event.seconds);
    else if (event.kind === 'breaker') this.#breakerOpen.set(labels, Number(event.state !== 'closed'));
    else if (event.change === 'replaced') this.#processEnds.inc(labels);
    else {
      const key = releaseKey(labels);
      this.#running.set(key, {
        of: labels,
        count: (this.#running.get(key)?.count ?? 0) + (event.change === 'started' ? 1 : -1),
      });
    }
  }

  observeProxy(outcome: string, seconds: number) {
    this.#proxySeconds.observe({ outcome }, seconds);
  }

  /**
   * @param release release folder in the report. An unknown release is counted without a version, and an unknown
   * remote as `unknown`.
   */
  countBrowserFailure(remote: string, release: string | undefined) {
    const ofRemote = this.#releases().filter((composed) => composed.remote === remote);
    if (ofRemote.length === 0) return this.#reports.inc({ remote: 'unknown' });
    this.#reports.inc(releaseLabels({ remote, version: ofRemote.find(({ folder }) => folder === release)?.version }));
  }

  countPurge(outcome: 'done' | 'failed') {
    this.#purges.inc({ outcome });
  }

  countDroppedReport() {
    this.#dropped.inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#told(this.#registry.metrics());
  }

  series(): Promise<MetricSeries> {
    return this.#told(this.#registry.getMetricsAsJSON());
  }

  /** Removes the series of retired releases after reporting them a last time. */
  async #told<T>(telling: Promise<T>): Promise<T> {
    const told = await telling;
    const composed = new Set(this.#releases().map(releaseKey));
    for (const [key, { count }] of this.#running) if (count === 0 && !composed.has(key)) this.#running.delete(key);
    await removeSeries(
      [this.#renderSeconds, this.#processEnds, this.#breakerOpen, this.#reports],
      (release) => composed.has(releaseKey(release)) || this.#running.has(releaseKey(release)),
    );
    return told;
  }

  #counter(name: string, help: string, labelNames: string[]): Counter<string> {
    return new Counter<string>({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, labelNames: string[]): Histogram<string> {
    return new Histogram<string>({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }

  /** `read` runs on each scrape. */
  #gauge(
    name: string,
    help: string,
    labelNames: string[],
    { ofWorkers = 'sum', read }: { ofWorkers?: OfWorkers; read?: (gauge: Gauge<string>) => void } = {},
  ): Gauge<string> {
    const gauge: Gauge<string> = new Gauge<string>({
      name,
      help,
      labelNames,
      aggregator: ofWorkers,
      registers: [this.#registry],
      ...(read ? { collect: () => read(gauge) } : {}),
    });
    return gauge;
  }

  #readGauge(
    name: string,
    help: string,
    labelNames: string[],
    ofWorkers: OfWorkers,
    read: () => readonly { labels: Record<string, string>; value: number }[],
  ) {
    const set = (gauge: Gauge<string>) => {
      gauge.reset();
      for (const { labels, value } of read()) gauge.set(labels, value);
    };
    this.#gauge(name, help, labelNames, { ofWorkers, read: set });
  }

  #reading(name: string, help: string, read: () => number) {
    const counter = new Counter<string>({
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

function armsOf(rollout: SiteHealth['rollout'], counted: 'views' | 'failures') {
  return (['canary', 'current'] as const).flatMap((arm) =>
    rollout ? [{ labels: { arm }, value: rollout[arm][counted] }] : [],
  );
}

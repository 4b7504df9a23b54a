import type { Counter, Histogram } from '@prometheus-io/client';
import type { RenderEvent } from '../render/render-settings.ts';
import type { PageCacheStatistics } from '../pages/page-cache.ts';
import type { ComposedRelease } from '../live/composed-releases.ts';
import type { SiteHealth } from '../live/site-health.ts';
import { MetricsRegistry } from './registry.ts';
import { RELEASE_LABELS, releaseKey, type ReleaseLabels, releaseLabels, removeSeries } from './release-series.ts';

export interface MetricSources {
  cache: () => PageCacheStatistics;
  readyAnswers: () => number;
  health: () => Pick<SiteHealth, 'ready' | 'revision' | 'refusal' | 'state'>;
  openConnections: () => number;
  releases: () => readonly ComposedRelease[];
}

/** Labels have bounded cardinality: no URLs, no client input, and only versions of composed releases. */
export class ShellMetrics {
  /** Features add their own. */
  readonly registry = new MetricsRegistry();
  readonly #requests = this.registry.counter(
    'shell_http_requests_total',
    'Requests by kind, method, and status; the status is "aborted" if the client disconnected before the end.',
    ['kind', 'method', 'status'],
  );
  readonly #requestSeconds = this.registry.histogram(
    'shell_http_request_duration_seconds',
    'Time from the head of a request to the end of its response.',
    ['kind'],
  );
  readonly #renderSeconds = this.registry.histogram(
    'shell_render_duration_seconds',
    'Time to render a page, by release and result.',
    [...RELEASE_LABELS, 'result'],
  );
  readonly #processEnds = this.registry.counter(
    'shell_render_process_ends_total',
    'Render processes that failed and were replaced. Excludes those that the shell stopped.',
    RELEASE_LABELS,
  );
  readonly #breakerOpen = this.registry.gauge(
    'shell_render_breaker_open',
    '1 while the circuit breaker of a release is open.',
    RELEASE_LABELS,
  );
  readonly #proxySeconds = this.registry.histogram(
    'shell_proxy_duration_seconds',
    'Time until the API responded, by status or reason of failure.',
    ['outcome'],
  );
  readonly #reports = this.registry.counter(
    'shell_browser_failures_total',
    'Failures of remotes that browsers reported.',
    RELEASE_LABELS,
  );
  readonly #dropped = this.registry.counter(
    'shell_browser_failures_dropped_total',
    'Reports beyond the limit per minute.',
    [],
  );

  readonly #requestSeries = new Map<string, { count: Counter.Internal; seconds: Histogram.Internal<string> }>();
  readonly #running = new Map<string, { of: ReleaseLabels; count: number }>();
  #releases: MetricSources['releases'] = () => [];

  constructor(version: string) {
    this.registry
      .gauge('shell_build_info', 'Version of the shell and of Node.', ['version', 'node'])
      .set({ version, node: process.versions.node }, 1);
  }

  registerSources({ cache, readyAnswers, health, openConnections, releases }: MetricSources) {
    const { registry } = this;
    this.#releases = releases;
    registry.readGauge('shell_http_connections', 'Open connections.', openConnections);
    registry.readGauge('shell_page_cache_bytes', 'Size of the cached pages.', () => cache().bytes);
    registry.readGauge('shell_page_cache_entries', 'Cached pages.', () => cache().entries);
    registry.readCounter('shell_page_cache_hits_total', 'Pages that were in the cache.', () => cache().hits);
    registry.readCounter('shell_page_cache_misses_total', 'Pages that were not in the cache.', () => cache().misses);
    registry.readCounter('shell_ready_answers_total', 'Requests that the fast path served.', readyAnswers);
    registry.readGauge('shell_ready', '1 if the site accepts requests.', () => Number(health().ready));
    registry.readGauge('shell_revision', 'The live revision of the composition.', () => health().revision ?? 0);
    registry.readGauge('shell_composition_refused', '1 if the current composition is refused.', () =>
      Number(health().refusal !== undefined),
    );
    registry.readGauge(
      'shell_state_unusable',
      '1 if the state folder is unusable, so that a restart could not use it.',
      () => Number(health().state !== undefined),
    );
    registry.readGauges('shell_remote_up', '1 if a composed remote is available.', RELEASE_LABELS, () =>
      releases().map((release) => ({ labels: releaseLabels(release), value: Number(!release.isUnavailable) })),
    );
    registry.readGauges('shell_remote_info', 'The composed releases.', [...RELEASE_LABELS, 'digest'], () =>
      releases().map((release) => ({ labels: { ...releaseLabels(release), digest: release.digest }, value: 1 })),
    );
    registry.readGauges('shell_render_processes', 'Running render processes.', RELEASE_LABELS, () =>
      [...this.#running.values()].map(({ of, count }) => ({ labels: releaseLabels(of), value: count })),
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

  countDroppedReport() {
    this.#dropped.inc();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Removes the series of retired releases after reporting them a last time. */
  async text(): Promise<string> {
    const text = await this.registry.text();
    const composed = new Set(this.#releases().map(releaseKey));
    for (const [key, { count }] of this.#running) if (count === 0 && !composed.has(key)) this.#running.delete(key);
    await removeSeries(
      [this.#renderSeconds, this.#processEnds, this.#breakerOpen, this.#reports],
      (release) => composed.has(releaseKey(release)) || this.#running.has(releaseKey(release)),
    );
    return text;
  }
}

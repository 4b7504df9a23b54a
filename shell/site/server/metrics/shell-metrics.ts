import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { RenderedBy, RenderEvent } from '../render/render-settings.ts';
import { releaseFolderName } from '../live/browser-failures.ts';
import type { ReleaseHealth, SiteHealth } from '../live/site-health.ts';

interface MetricSources {
  cachedPages: () => number;
  readyAnswers: () => number;
  health: () => Pick<SiteHealth, 'ready' | 'revision' | 'refusal' | 'state'>;
  openConnections: () => number;
  releases: () => readonly ReleaseHealth[];
}

type Labels = Record<string, string>;
type Samples = readonly { labels: Labels; value: number }[];

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RELEASE_LABELS = ['remote', 'version'];

/** Labels have bounded cardinality: no URLs, no client input, and only versions of composed releases. */
export class ShellMetrics {
  readonly registry = new Registry();
  readonly #requests = this.counter(
    'shell_http_requests_total',
    'Requests by kind, method, and status; the status is "aborted" if the client disconnected before the end.',
    ['kind', 'method', 'status'],
  );
  readonly #requestSeconds = this.histogram(
    'shell_http_request_duration_seconds',
    'Time from the head of a request to the end of its response.',
    ['kind'],
  );
  readonly #renderSeconds = this.histogram(
    'shell_render_duration_seconds',
    'Time to render a page, by release and result.',
    [...RELEASE_LABELS, 'result'],
  );
  readonly #processEnds = this.counter(
    'shell_render_process_ends_total',
    'Render processes that failed and were replaced. Excludes those that the shell stopped.',
    RELEASE_LABELS,
  );
  readonly #proxySeconds = this.histogram(
    'shell_proxy_duration_seconds',
    'Time until the API responded, by status or reason of failure.',
    ['outcome'],
  );
  readonly #reports = this.counter(
    'shell_browser_failures_total',
    'Failures of remotes that browsers reported.',
    RELEASE_LABELS,
  );

  readonly #requestSeries = new Map<string, { count: Counter.Internal; seconds: Histogram.Internal<string> }>();
  #releases: MetricSources['releases'] = () => [];

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  registerSources({ cachedPages, readyAnswers, health, openConnections, releases }: MetricSources) {
    this.#releases = releases;
    this.read('shell_http_connections', 'Open connections.', openConnections);
    this.read('shell_page_cache_entries', 'Cached pages.', cachedPages);
    this.read('shell_ready_answers_total', 'Requests that the fast path served.', readyAnswers);
    this.read('shell_ready', '1 if the site accepts requests.', () => Number(health().ready));
    this.read('shell_revision', 'The live revision of the composition.', () => health().revision ?? 0);
    this.read('shell_composition_refused', '1 if the current composition is refused.', () =>
      Number(health().refusal !== undefined),
    );
    this.read('shell_state_unusable', '1 if the state folder is unusable, so a restart could fail.', () =>
      Number(health().state !== undefined),
    );
    const readOfReleases = (name: string, help: string, readValue: (release: ReleaseHealth) => number) =>
      this.read(
        name,
        help,
        () => releases().map((release) => ({ labels: releaseLabels(release), value: readValue(release) })),
        RELEASE_LABELS,
      );
    readOfReleases('shell_remote_up', '1 if a composed remote is available.', ({ unavailable }) =>
      Number(unavailable === undefined),
    );
    readOfReleases('shell_render_breaker_open', '1 while the circuit breaker of a release is open.', ({ process }) =>
      Number((process?.breaker ?? 'closed') !== 'closed'),
    );
  }

  counter(name: string, help: string, labelNames: string[]): Counter<string> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  histogram(name: string, help: string, labelNames: string[]): Histogram<string> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS_SECONDS, registers: [this.registry] });
  }

  /** Registers a metric that is read on every scrape. Series that `value` no longer returns disappear. */
  read(name: string, help: string, value: () => number | Samples, labelNames: string[] = []): void {
    const Metric = name.endsWith('_total') ? Counter : Gauge;
    const metric: Counter<string> | Gauge<string> = new Metric<string>({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => {
        const samples = value();
        metric.reset();
        if (typeof samples === 'number') metric.inc(samples);
        else for (const sample of samples) metric.inc(sample.labels, sample.value);
      },
    });
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
    if (event.kind === 'end') this.#processEnds.inc(labels);
    else this.#renderSeconds.observe({ ...labels, result: event.result }, event.seconds);
  }

  observeProxy(outcome: string, seconds: number) {
    this.#proxySeconds.observe({ outcome }, seconds);
  }

  /** An unknown release is counted without a version, and an unknown remote as `unknown`. */
  countBrowserFailure(remote: string, release: string | undefined) {
    const releases = this.#releases().filter((composed) => composed.remote === remote);
    if (releases.length === 0) return this.#reports.inc({ remote: 'unknown' });
    const reported = releases.find((composed) => releaseFolderName(composed.release) === release);
    this.#reports.inc(releaseLabels({ remote, version: reported?.version }));
  }
}

function releaseLabels({ remote, version }: Pick<RenderedBy, 'remote' | 'version'>): Labels {
  return version === undefined ? { remote } : { remote, version };
}

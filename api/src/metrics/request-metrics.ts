/** Upper bounds of the latency buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Series {
  labels: string;
  count: number;
  sumSeconds: number;
  buckets: number[];
}

/** Requests by method, route and status, with their latency. Routes are patterns, so there are few series. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();

  observe(method: string, route: string, status: number, milliseconds: number): void {
    const key = `${method} ${route} ${status}`;
    let series = this.#series.get(key);
    if (series === undefined) {
      series = { labels: `method="${method}",route="${route}",status="${status}"`, count: 0, sumSeconds: 0, buckets: BOUNDS.map(() => 0) };
      this.#series.set(key, series);
    }
    const seconds = milliseconds / 1000;
    series.count += 1;
    series.sumSeconds += seconds;
    const index = BOUNDS.findIndex((bound) => seconds <= bound);
    if (index !== -1) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
  }

  /** In Prometheus' text format. */
  render(): string {
    const lines = [
      '# HELP http_requests_total Requests answered.',
      '# TYPE http_requests_total counter',
      ...[...this.#series.values()].map(({ labels, count }) => `http_requests_total{${labels}} ${count}`),
      '# HELP http_request_duration_seconds Time until the answer was sent.',
      '# TYPE http_request_duration_seconds histogram',
      ...[...this.#series.values()].flatMap(renderHistogram),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function renderHistogram({ labels, count, sumSeconds, buckets }: Series): string[] {
  let below = 0;
  const lines = BOUNDS.map((bound, index) => {
    below += buckets[index] ?? 0;
    return `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${below}`;
  });
  return [
    ...lines,
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{${labels}} ${sumSeconds}`,
    `http_request_duration_seconds_count{${labels}} ${count}`,
  ];
}

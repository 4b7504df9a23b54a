import type { Counter, Gauge, Histogram } from '@prometheus-io/client';

/** What tells the series of one release from those of others. The shell's own frame has no version. */
export interface ReleaseLabels {
  remote: string;
  version?: string | undefined;
}

export const RELEASE_LABELS = ['remote', 'version'];

export function releaseLabels({ remote, version }: ReleaseLabels): { remote: string; version?: string } {
  return version === undefined ? { remote } : { remote, version };
}

export function releaseKey({ remote, version = '' }: ReleaseLabels): string {
  return `${remote} ${version}`;
}

/** Removes the series that have a version and that `isKept` denies: each release would leave its own behind for as long as the process lives. */
export async function removeSeries(
  metrics: readonly (Counter<string> | Gauge<string> | Histogram<string>)[],
  isKept: (release: ReleaseLabels) => boolean,
): Promise<void> {
  for (const metric of metrics) {
    const { values } = await metric.get();
    for (const { labels: written } of values) {
      // A histogram tells its buckets as series of their own, all of which go at once.
      const { le: _bound, ...labels } = written as { remote: string; version?: string; le?: unknown };
      if (labels.version !== undefined && !isKept(labels)) metric.remove(labels);
    }
  }
}

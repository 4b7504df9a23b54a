import type { Counter, Gauge, Histogram } from '@prometheus-io/client';

/** The shell's own frame has no version. */
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

/** Without this, each release leaves its series behind until a restart. */
export async function removeSeries(
  metrics: readonly (Counter<string> | Gauge<string> | Histogram<string>)[],
  isKept: (release: ReleaseLabels) => boolean,
): Promise<void> {
  for (const metric of metrics) {
    const { values } = await metric.get();
    for (const { labels: written } of values) {
      // `remove` deletes all buckets of a histogram, so drop the bucket label.
      const { le: _bound, ...labels } = written as { remote: string; version?: string; le?: unknown };
      if (labels.version !== undefined && !isKept(labels)) metric.remove(labels);
    }
  }
}

import { onPrimaryState } from '@site/http-server/cluster/worker';
import type { SiteStatus } from '../../../composition/store/site-status.ts';
import type { SiteHealth } from '../site/site-health.ts';

/** What the primary says of the site that its workers are. */
export interface SiteOfWorkers {
  status: SiteStatus;
  workers: readonly WorkerState[];
}

/** What one worker makes of the composition document, and the revision that it serves. */
export type WorkerState = Pick<SiteStatus, 'pid' | 'state' | 'revision' | 'serving'>;

/** What a worker answers of the whole site: its own health, with the verdict of all workers. @returns health as it is where there are no workers */
export function healthOfWorkers(): <Health extends Omit<SiteHealth, 'problems'>>(own: Health) => Health {
  let site: SiteOfWorkers | undefined;
  // Between processes of this very program: it needs no proof.
  onPrimaryState((state) => void (site = state as SiteOfWorkers));
  return (own) => (site ? { ...own, verdict: site.status, workers: site.workers } : own);
}

import type { HttpServers } from '@site/http-server/http-servers';
import type { Logger } from 'pino';
import type { CompositionStore } from '../../../composition/store/composition-store.ts';
import type { ApiUpstream } from '../api-proxy/api-upstream.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { BrowserFailures } from '../live/browser-failures.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { Revisions } from '../live/revisions.ts';
import type { ShellMetrics } from '../metrics/shell-metrics.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { ShellSettings } from '../settings.ts';

export interface Core {
  settings: ShellSettings;
  /** Folder of the built shell. */
  dist: string;
  log: Logger;
  store: CompositionStore;
  live: LiveSite;
  revisions: Revisions;
  pages: PageCache;
  metrics: ShellMetrics;
  browserFailures: BrowserFailures;
  upstream: ApiUpstream;
  security: SecurityHeaders;
  servers: Pick<HttpServers, 'create' | 'isStopping'>;
  onPage?: ((siteUrl: string) => void) | undefined;
  /** In development, resolves when the latest build is live. */
  beforePage?: (() => Promise<unknown>) | undefined;
}

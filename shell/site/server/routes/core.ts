import type { HttpServers } from '@site/http-server/http-servers';
import type { Logger } from 'pino';
import type { CompositionStore } from '../../../composition/store/composition-store.ts';
import type { ApiUpstream } from '../api-proxy/api-upstream.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { BrowserFailures } from '../live/browser-failures.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { ShellMetrics } from '../metrics/shell-metrics.ts';
import type { Pages } from '../pages/pages.ts';
import type { Revisions } from '../pages/revisions.ts';
import type { CoreSettings } from '../settings/core-settings.ts';

/** What routes and features are made of. */
export interface Core {
  settings: CoreSettings;
  /** Folder of the built shell. */
  dist: string;
  log: Logger;
  store: CompositionStore;
  live: LiveSite;
  revisions: Revisions;
  pages: Pages;
  metrics: ShellMetrics;
  browserFailures: BrowserFailures;
  upstream: ApiUpstream;
  security: SecurityHeaders;
  servers: Pick<HttpServers, 'create' | 'isStopping'>;
  /** Called with the origin of each page request. */
  onPage?: ((siteUrl: string) => void) | undefined;
  /** In development, resolves when the latest build is live. */
  beforePage?: (() => Promise<unknown>) | undefined;
}

import { startsBesideOthers } from '@site/http-server/cluster/worker';
import type { Tracing } from '@site/http-server/tracing';
import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CompositionStore } from '../../../composition/store/composition-store.ts';
import { SHELL_DIST } from '../../../composition/document/shell-files.ts';
import { assembleShell, type AssembledShell, type ShellParts } from '../wiring.ts';
import { watchCatalogue } from '../site/catalogue-watch.ts';
import { serveShellMetrics } from '../metrics/metrics-server.ts';
import type { LiveSite } from '../site/live-site.ts';
import { createLiveSite } from '../site/create-live-site.ts';
import { routes } from '../routes/routes.ts';
import type { ShellSettings } from '../settings.ts';

export interface ShellServer {
  port: number;
  /** Keeps accepting requests during the drain period, but closes each connection after its response. */
  stop: () => Promise<void>;
}

const RELEASED: ShellParts = { dist: SHELL_DIST, makeLive: createLiveSite };

/** Maximum wait for the first page. Then the health check can report the problem. Longer if other workers serve. */
const LISTEN_PATIENCE_MS = startsBesideOthers ? 60_000 : 10_000;

/**
 * Resolves when the server listens. It waits until pages can be rendered, because proxies retry a refused connection
 * but forward a 503. Without a composition, or after the wait, it listens anyway.
 */
export async function startShellServer(
  settings: ShellSettings,
  log: Logger,
  parts: ShellParts = RELEASED,
  tracing?: Tracing,
): Promise<ShellServer> {
  const { dist, beforePage } = parts;
  const shell = assembleShell(settings, log, parts, tracing);
  const { live, store, servers, metrics } = shell;
  const server = await routes({ ...shell, settings, dist, log, beforePage, tracing });
  await server.ready();
  void live.start().catch((error: unknown) => log.error({ err: error }, 'The composition could not be started.'));
  // In development, each page waits for the latest build instead.
  if (!beforePage) await untilServing(live, store);
  const port = await servers.listen(settings.host, settings.port);
  const endMetrics = await serveShellMetrics({ metrics, host: settings.host, port: settings.metricsPort, log });
  const endFollowing = followApi(settings.apiUrl, shell);
  return {
    port,
    stop: async () => {
      const drainMs = Math.min(settings.drainMs, settings.stopTimeoutMs);
      servers.askToLetGo();
      await rest(drainMs);
      await servers.close({ timeoutMs: settings.stopTimeoutMs - drainMs });
      endFollowing();
      endMetrics();
      await close(shell);
      await server.close();
      await tracing?.stop();
    },
  };
}

/** Clears cached pages when the API's catalog or the analytics ID changes. Returns a function that stops watching. */
function followApi(apiUrl: string, { revisions, network, measurement, availability }: AssembledShell): () => void {
  const clearPages = () => {
    revisions.clearPages();
    network?.refresh();
  };
  const ends = [watchCatalogue(apiUrl, clearPages, availability), measurement.follow(apiUrl, clearPages)];
  return () => ends.forEach((end) => end());
}

async function close({ warmer, upstream, network, revisions, live, store }: AssembledShell): Promise<void> {
  warmer.close();
  upstream.close();
  network?.close();
  revisions.close();
  await live.close();
  await store.close().catch(() => undefined);
}

async function untilServing(live: LiveSite, store: CompositionStore): Promise<void> {
  const late = rest(LISTEN_PATIENCE_MS, undefined, { ref: false });
  const isComposed = Promise.all([live.hasServed(), store.read().catch(() => undefined)]).then(
    ([hasServed, read]) => hasServed || read?.state === 'valid',
  );
  await Promise.race([live.serving, isComposed.then((is) => (is ? late : undefined))]);
}

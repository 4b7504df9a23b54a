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
  /**
   * Goes on accepting for the drain period while each answer ends its connection, lets go of the port, and stops what
   * runs behind it when the last answer is out or the time is up.
   */
  stop: () => Promise<void>;
}

const RELEASED: ShellParts = { dist: SHELL_DIST, makeLive: createLiveSite };

/**
 * How long a site that has a composition may keep whoever restarts it waiting for its first page, before it says by
 * itself what is wrong: longer where others serve.
 */
const LISTEN_PATIENCE_MS = startsBesideOthers ? 60_000 : 10_000;

/**
 * Starts the server. It listens when this resolves: with pages, where there is a composition to make them of. A connection that is refused until
 * then is tried elsewhere, or again, by every proxy; a response that says "not yet" is handed on. Without a composition, or where it does not
 * come up in time, it listens all the same and says so.
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
  // In development, each page waits for what was saved last.
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

/** Pages that were made of an API that knew other units, or of another account of the analytics, are made again. Ends when it is told to. */
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

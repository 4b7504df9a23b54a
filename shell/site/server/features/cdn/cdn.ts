import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_DIST } from '../../../../composition/document/shell-files.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../definition/define-feature.ts';
import { liveTag, networkHeaders } from './content-network.ts';
import { type PurgeRequest, Purges } from './purges.ts';

interface Settings extends CoreSettings {
  cdnMaxAgeSeconds: number | undefined;
  purgeUrl: string | undefined;
  purgeHeader: PurgeRequest['header'];
  purgeAgainMs: number;
}

const NETWORK_HEADERS = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];

export function register(server: FastifyInstance, core: Core, settings: Settings): void {
  const { cdnMaxAgeSeconds: maxAgeSeconds = 0 } = settings;
  const purges = createPurges(core, settings, maxAgeSeconds);
  const madeWith = inputsOfPages(settings);
  let former: string | undefined;
  core.live.onLive(() => {
    const { current } = core.live;
    if (!current) return;
    const tag = liveTag(current, madeWith);
    current.sharedHeaders = (path) => networkHeaders(current, path, { tag, maxAgeSeconds });
    // Without purges, the CDN serves old pages until they expire. A tag stays if only the pages became outdated.
    if (tag === former) purges?.purge(tag);
    former = tag;
    void purges?.keepOnly(tag);
  });
  // After every hook that makes a response private.
  server.addHook('onSend', async (_request, reply) => {
    const isForAll = reply.getHeader('cache-control') === 'no-cache' && reply.getHeader('set-cookie') === undefined;
    if (!isForAll) for (const name of NETWORK_HEADERS) reply.removeHeader(name);
  });
  server.addHook('onClose', async () => purges?.close());
}

function createPurges(
  { log, metrics }: Core,
  { purgeUrl: url, purgeHeader: header, purgeAgainMs: againMs, stateFolder }: Settings,
  maxAgeSeconds: number,
): Purges | undefined {
  if (url === undefined) return undefined;
  const counter = metrics.counter(
    'shell_purges_total',
    'Requests to a CDN to purge the pages of an earlier revision, by outcome: done or failed.',
    ['outcome'],
  );
  const purges = new Purges({
    request: { url, header },
    againMs,
    maxAgeMs: maxAgeSeconds * 1000,
    file: join(stateFolder, 'content-network.json'),
    log,
    onOutcome: (outcome) => counter.inc({ outcome }),
  });
  metrics.read('shell_purges_pending', 'Tags of earlier pages that a CDN may still cache.', () => purges.pending);
  return purges;
}

/** Everything besides the composition that pages are made from. */
function inputsOfPages({ siteName, siteUrl, contactEmail, gaId, analyticsOrigin }: Settings): string {
  const assets = readFileSync(join(SHELL_DIST, 'assets.json'), 'utf8');
  return JSON.stringify([assets, siteName, siteUrl, contactEmail, gaId, analyticsOrigin]);
}

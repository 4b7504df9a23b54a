import type { FastifyInstance } from 'fastify';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../../routes/core.ts';
import { Purges } from './purges.ts';

interface Settings extends CoreSettings {
  cdnMaxAgeSeconds: number | undefined;
  purgeUrl: string | undefined;
  purgeHeader: readonly [name: string, value: string] | undefined;
  purgeAgainMs: number;
}

/** Every page has this tag, because any page may change with the composition, the shell's build, or its settings. */
const ALL_PAGES = 'pages';
const NETWORK_HEADERS = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];

export function register(server: FastifyInstance, core: Core, settings: Settings): void {
  const { cdnMaxAgeSeconds = 0 } = settings;
  const purges = createPurges(core, settings);
  core.live.onLive(() => {
    const { current } = core.live;
    if (current) current.sharedHeaders = (path) => networkHeaders(current, path, cdnMaxAgeSeconds);
    // Without purges, the CDN serves old pages until they expire.
    purges?.begin();
  });
  // After every hook that makes a response private.
  server.addHook('onSend', async (_request, reply) => {
    const isForAll = reply.getHeader('cache-control') === 'no-cache' && reply.getHeader('set-cookie') === undefined;
    if (!isForAll) for (const name of NETWORK_HEADERS) reply.removeHeader(name);
  });
  server.addHook('onClose', async () => purges?.stop());
}

/** For shared pages only. Browsers use Cache-Control and always revalidate, since purges do not reach them. */
function networkHeaders({ composition, document, loaded }: SiteRevision, path: string, maxAgeSeconds: number) {
  const remote = matchRoute(composition.routes, path)?.remote;
  const version = remote === undefined ? undefined : loaded[remote]?.descriptor.version;
  const tags = [ALL_PAGES, `composition-${composition.id}`, `revision-${document.revision}`];
  if (remote !== undefined) tags.push(`remote-${remote}`);
  if (version !== undefined) tags.push(`release-${remote}-${version}`);
  const maxAge = `max-age=${maxAgeSeconds}`;
  return {
    // RFC 9213, then the headers of older CDNs.
    'cdn-cache-control': maxAge,
    'surrogate-control': maxAge,
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  };
}

function createPurges({ log, metrics }: Core, { purgeUrl, purgeHeader, purgeAgainMs }: Settings): Purges | undefined {
  if (purgeUrl === undefined) return undefined;
  const counter = metrics.counter(
    'shell_purges_total',
    'Requests to a CDN to purge the previous pages, by outcome: done or failed.',
    ['outcome'],
  );
  const purges = new Purges({
    ...{ url: purgeUrl, header: purgeHeader, tag: ALL_PAGES, againMs: purgeAgainMs, log },
    onOutcome: (outcome) => counter.inc({ outcome }),
  });
  metrics.read('shell_purges_pending', '1 while a CDN may still cache previous pages.', () => Number(purges.isPending));
  return purges;
}

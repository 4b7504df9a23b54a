import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { requireFreePort } from '../release/require-free-port.ts';
import { PublishError } from '../release/publish-error.ts';
import { LATEST_FILE } from '../release/served-files.ts';
import { readRemote } from '../remote-definition.ts';
import { proxySite } from './site-proxy.ts';
import { type BuiltRelease, WatchedRelease } from './watched-release.ts';

export interface SitePreviewOptions {
  site: string;
  port: number;
  host: string;
}

const SITE_LIMIT_MS = 10_000;
/** The site has no page below it. */
const FOLDER = '/_working-copy/';

/** Runs `remote-build dev --site https://example.org`. */
export async function run({ site, port, host }: SitePreviewOptions): Promise<void> {
  const remote = await readRemote(process.cwd());
  const origin = siteOrigin(site);
  await requireSite(origin);
  await requireFreePort(host, port);
  const releases = new WatchedRelease(remote);
  await releases.start();
  const server = Fastify({ forceCloseConnections: true });
  await serveReleases(server, releases);
  proxySite(server, {
    site: origin,
    host,
    problem: () => releases.problem,
    workingCopy: (own) =>
      releases.latest && { descriptor: releases.latest.descriptor, base: baseOf(own, releases.latest) },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  await server.listen({ host, port });
  const own = `http://${host}:${(server.server.address() as AddressInfo).port}`;
  const [page] = remote.routes.filter(({ pattern }) => !pattern.includes(':') && !pattern.includes('*'));
  console.log(
    `${origin} with this working copy is on ${own}${page?.pattern ?? '/'}\n` +
      'Your browser renders its pages, and each edit reloads them. No one else sees them.\n' +
      "To see pages that the site's server renders, ask its operator for a link:\n" +
      `npm run compose -- link ${remote.name}=${own}${FOLDER} --working-copy`,
  );
}

/** Any page may load the files. The site's server needs them, too. */
async function serveReleases(server: FastifyInstance, releases: WatchedRelease): Promise<void> {
  server.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith(FOLDER)) void reply.header('access-control-allow-origin', '*');
  });
  await server.register(fastifyStatic, {
    root: releases.folder,
    prefix: FOLDER,
    preCompressed: true,
    index: false,
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
  server.get(`${FOLDER}${LATEST_FILE}`, (_request, reply) => {
    const { release, digest } = releases.latest ?? {};
    return reply.header('cache-control', 'no-store').send({ release, digest });
  });
}

function baseOf(origin: string, { release }: BuiltRelease): string {
  return `${origin}${FOLDER}${release}/`;
}

function siteOrigin(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new PublishError('CONFIG_INVALID', `"${site}" is not the address of a site, such as https://example.org.`);
}

/** Throws `PublishError` if the site does not respond. */
export async function requireSite(origin: string): Promise<void> {
  await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(SITE_LIMIT_MS) }).then(
    (response) => response.body?.cancel(),
    (cause: unknown) => {
      throw new PublishError('SITE_UNREACHABLE', `${origin} does not respond. Start that site, or correct --site.`, {
        cause,
      });
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import type { Core } from '../../routes/core.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';

interface Settings extends CoreSettings {
  cdnMaxAgeSeconds: number | undefined;
  purgeUrl: string | undefined;
  purgeHeader: readonly [name: string, value: string] | undefined;
  purgeAgainMs: number;
}

/** Every page has this tag, because any page may change with the composition, the shell's build, or its settings. */
const ALL_PAGES = 'pages';
const NETWORK_HEADERS = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];
const TIME_LIMIT_MS = 10_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

export function register(server: FastifyInstance, core: Core, settings: Settings): void {
  const { cdnMaxAgeSeconds = 0, purgeUrl } = settings;
  const purges = purgeUrl === undefined ? undefined : new Purges(core, settings, purgeUrl);
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

/**
 * Purges all pages now and again later, for responses in flight at a switch. Each shell does so after its own switch, so
 * the last one also purges pages that the others sent.
 */
class Purges {
  readonly #log: Core['log'];
  readonly #settings: Settings;
  readonly #url: string;
  readonly #count: (outcome: 'done' | 'failed') => void;
  #running: AbortController | undefined;

  constructor({ log, metrics }: Core, settings: Settings, url: string) {
    this.#log = log;
    this.#settings = settings;
    this.#url = url;
    const counter = metrics.counter(
      'shell_purges_total',
      'Requests to a CDN to purge the previous pages, by outcome: done or failed.',
      ['outcome'],
    );
    this.#count = (outcome) => counter.inc({ outcome });
    metrics.read('shell_purges_pending', '1 while a CDN may still cache previous pages.', () =>
      Number(!!this.#running),
    );
  }

  begin(): void {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    this.#purgeTwice(running.signal).then(
      () => this.#running === running && (this.#running = undefined),
      () => {}, // aborted by a new purge or shutdown
    );
  }

  stop(): void {
    this.#running?.abort();
  }

  async #purgeTwice(signal: AbortSignal) {
    await this.#insist(signal);
    await sleep(this.#settings.purgeAgainMs, undefined, { signal, ref: false });
    await this.#insist(signal);
  }

  async #insist(signal: AbortSignal) {
    let waitMs = FIRST_RETRY_MS;
    for (let failures = 0; ; failures += 1) {
      const problem = await this.#send(signal);
      signal.throwIfAborted();
      this.#count(problem === undefined ? 'done' : 'failed');
      if (problem === undefined) return this.#log.info({ failures }, 'The CDN purged the previous pages.');
      if (failures === 0)
        this.#log.error(
          { reason: problem },
          `The CDN did not purge the previous pages: ${problem}. The shell keeps trying. Check PURGE_URL and PURGE_HEADER.`,
        );
      await sleep(waitMs, undefined, { signal, ref: false });
      waitMs = Math.min(2 * waitMs, LAST_RETRY_MS);
    }
  }

  async #send(signal: AbortSignal): Promise<string | undefined> {
    const { purgeHeader: header } = this.#settings;
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': ALL_PAGES,
          ...(header && { [header[0]]: header[1] }),
        },
        body: JSON.stringify({ tags: [ALL_PAGES] }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `it responded with ${response.status}`;
    } catch (error) {
      const { message, cause } = error as Error;
      return (cause as Error | undefined)?.message || message;
    }
  }
}

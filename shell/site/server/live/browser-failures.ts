import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { composeCommand } from '../../../composition/document/compose-command.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import type { ProblemFinding } from './site-problems.ts';
import type { SiteRevision } from './site-revision.ts';

export interface BrowserFailure {
  remote: string;
  /** The name of the release's folder. */
  release?: string | undefined;
  message: string;
}

interface CountedFailure extends BrowserFailure {
  route: string | undefined;
  path: string | undefined;
  since: string;
  failures: number;
}

const MAX_FAILURES = 100;
const MAX_TEXT_LENGTH = 200;
/** Failures expire, because unusual browsers and extensions also cause some. */
const TTL_MS = 3_600_000;

/** Counts the failures that browsers report, for each release and route. */
export class BrowserFailures {
  readonly #current: () => SiteRevision | undefined;
  readonly #failures = new LRUCache<string, CountedFailure>({ max: MAX_FAILURES, ttl: TTL_MS });

  constructor(current: () => SiteRevision | undefined) {
    this.#current = current;
  }

  add({ remote, release, message }: BrowserFailure, request?: Pick<FastifyRequest, 'headers'>): void {
    const path = URL.parse(request?.headers.referer ?? '')?.pathname ?? '';
    const route = matchRoute(this.#current()?.composition.routes ?? [], path)?.pattern;
    const key = JSON.stringify([remote, release, route]);
    const { since = new Date().toISOString(), failures = 0 } = this.#failures.get(key) ?? {};
    this.#failures.set(key, {
      ...{ remote, release, message: message.slice(0, MAX_TEXT_LENGTH), since, failures: failures + 1 },
      ...{ route, path: route === undefined ? undefined : path.slice(0, MAX_TEXT_LENGTH) },
    });
  }

  /** Omits releases that visitors no longer get. */
  problems(): ProblemFinding[] {
    const { remotes = {}, rollout } = this.#current()?.document ?? {};
    return [...this.#failures.values()].flatMap(({ remote, release, route, path, message, since, failures }) => {
      const entry = [remotes[remote], rollout?.remotes[remote]].find(
        (served) => served && releaseFolderName(served.release) === release,
      );
      if (!entry) return [];
      return {
        code: 'BROWSER_FAILURES',
        message:
          `${remote} ${entry.version ?? release} failed in browsers ${failures === 1 ? 'once' : `${failures} times`}. ` +
          `The last time${path === undefined ? '' : ` on ${path}`}: ${message.replace(/\.$/, '')}.`,
        remote,
        ...(route === undefined ? {} : { route }),
        since,
        advice: `Open the page in a browser. If it fails there: ${entry === remotes[remote] ? composeCommand('rollback') : composeCommand('canary', '--abort')}`,
      };
    });
  }
}

export function releaseFolderName(release: string): string | undefined {
  return new URL('.', release).pathname.split('/').at(-2);
}

import type { RefusedRequest } from '@site/http-server/refusal';
import { type SpanAttributes, traceLogFields, traceRequest } from '@site/http-server/tracing';
import { peerAddress, type TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { compositionOf } from '../http/composition-headers.ts';
import { kindOf, type RequestKind } from '../http/request-kind.ts';
import { readTarget } from '../http/request-target.ts';
import type { Revisions } from '../pages/revisions.ts';
import type { ShellMetrics } from './shell-metrics.ts';

const SLOW_MS = 1000;
const LONGEST_PATH = 300;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

const ROUTES: Readonly<Record<Exclude<RequestKind, 'page'>, string>> = {
  asset: '/assets/*',
  api: '/api/*',
  file: '/{file}',
  health: '/health/*',
  report: '/_report',
  operator: '/_operator/*',
};

interface RequestObserverOptions {
  metrics: ShellMetrics;
  log: Logger;
  revisions: Pick<Revisions, 'all' | 'current'>;
  proxies: TrustedProxies;
  isTracing: boolean;
}

/**
 * Successful reads log at `debug`, because a line costs more than the response. Logs leave out visitor addresses and
 * queries.
 */
export class RequestObserver {
  readonly #options: RequestObserverOptions;

  constructor(options: RequestObserverOptions) {
    this.#options = options;
  }

  observe(request: IncomingMessage, response: ServerResponse) {
    const { metrics, log, isTracing } = this.#options;
    const begun = performance.now();
    const path = (request.url ?? '').split('?', 1)[0]?.slice(0, LONGEST_PATH) ?? '';
    const kind = kindOf(path);
    // Load balancers poll the health check.
    if (isTracing && kind !== 'health') this.#trace(request, response, { kind, path });
    response.once('close', () => {
      const ms = performance.now() - begun;
      const { statusCode: status } = response;
      const { method = '' } = request;
      const wasAborted = !response.writableFinished;
      const outcome = wasAborted ? 'aborted' : String(status);
      metrics.observeRequest(kind, METHODS.has(method) ? method : 'other', outcome, ms / 1000);
      const isRead = method === 'GET' || method === 'HEAD';
      const matters = kind !== 'health' && (wasAborted || status >= 400 || ms > SLOW_MS || !isRead);
      const level = matters ? 'info' : 'debug';
      if (!log.isLevelEnabled(level)) return;
      log[level](
        {
          requestId: request.headers['x-request-id'],
          method,
          path,
          status,
          // pino leaves out what is undefined.
          composition: compositionOf(request.headers),
          aborted: wasAborted || undefined,
          ...traceLogFields(request),
          ms: Math.round(ms * 10) / 10,
        },
        'request',
      );
    });
  }

  observeRefused({ requestId, status, reason }: RefusedRequest) {
    this.#options.metrics.observeRequest('unreadable', 'other', String(status), 0);
    this.#options.log.info({ requestId, status, reason }, 'request');
  }
  #trace(request: IncomingMessage, response: ServerResponse, { kind, path }: { kind: RequestKind; path: string }) {
    traceRequest(request, response, {
      isTrusted: this.#options.proxies.has(peerAddress(request)),
      requestId: String(request.headers['x-request-id']),
      // A hit, unless rendering sets `miss`.
      attributes: { 'site.page_cache': kind === 'page' ? 'hit' : undefined },
      describe: () => (kind === 'page' ? this.#describePage(path, response) : { route: ROUTES[kind], attributes: {} }),
    });
  }

  /** Uses the response's composition: a preview or canary differs from the live one. */
  #describePage(path: string, response: ServerResponse): { route: string | undefined; attributes: SpanAttributes } {
    const { all, current } = this.#options.revisions;
    const composition = response.getHeader(COMPOSITION_HEADER);
    const revision = all.find((one) => one.composition.id === composition) ?? current;
    const match = revision && matchRoute(revision.composition.routes, readTarget(path)?.path ?? path);
    const attributes = {
      'site.composition': revision?.composition.id,
      'site.revision': revision?.document.revision,
      'site.remote': match?.remote,
      'site.release': match && revision?.loaded[match.remote]?.descriptor.version,
    };
    return { route: match?.pattern, attributes };
  }
}

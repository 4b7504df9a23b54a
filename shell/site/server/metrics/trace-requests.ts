import { type SpanAttributes, traceRequest } from '@site/http-server/tracing';
import { peerAddress, type TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import type { RequestKind } from '../http/request-kind.ts';
import { readTarget } from '../http/request-target.ts';
import type { Revisions } from '../pages/revisions.ts';

const ROUTES: Readonly<Record<Exclude<RequestKind, 'page'>, string>> = {
  asset: '/assets/*',
  api: '/api/*',
  file: '/{file}',
  health: '/health/*',
  report: '/_report',
  operator: '/_operator/*',
};

export type TraceRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  about: { kind: RequestKind; path: string },
) => void;

export function requestTracer(revisions: Pick<Revisions, 'all' | 'current'>, proxies: TrustedProxies): TraceRequest {
  return (request, response, { kind, path }) => {
    // Load balancers poll this.
    if (kind === 'health') return;
    traceRequest(request, response, {
      isTrusted: proxies.has(peerAddress(request)),
      requestId: String(request.headers['x-request-id']),
      // A hit, unless rendering sets `miss`.
      attributes: { 'site.page_cache': kind === 'page' ? 'hit' : undefined },
      describe: () => (kind === 'page' ? describePage(path, response) : { route: ROUTES[kind], attributes: {} }),
    });
  };

  /** Uses the response's composition: a preview or canary differs from the live one. */
  function describePage(
    path: string,
    response: ServerResponse,
  ): { route: string | undefined; attributes: SpanAttributes } {
    const composition = response.getHeader(COMPOSITION_HEADER);
    const revision = revisions.all.find((one) => one.composition.id === composition) ?? revisions.current;
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

import type { RefusedRequest } from '@site/http-server/refusal';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { findComposition } from '../api-proxy/api-request.ts';
import { KEPT_FILES } from '../live/browser-part.ts';
import type { ShellMetrics } from './shell-metrics.ts';

const SLOW_MS = 1000;
const MAX_PATH_LENGTH = 300;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

interface Observers {
  metrics: ShellMetrics;
  log: Logger;
}

/** Logs successful reads at `debug`, because a line costs more than the response. Omits IP addresses and queries. */
export function observeRequest({ metrics, log }: Observers, request: IncomingMessage, response: ServerResponse) {
  const startedAt = performance.now();
  const path = (request.url ?? '').split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH) ?? '';
  const kind = getKind(path);
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    const { statusCode: status } = response;
    const { method = '' } = request;
    const wasAborted = !response.writableFinished;
    const outcome = wasAborted ? 'aborted' : String(status);
    metrics.observeRequest(kind, METHODS.has(method) ? method : 'other', outcome, ms / 1000);
    const isRead = method === 'GET' || method === 'HEAD';
    // Load balancers poll health checks, which would fill the log.
    const matters = kind !== 'health' && (wasAborted || status >= 400 || ms > SLOW_MS || !isRead);
    const level = matters ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        requestId: request.headers['x-request-id'],
        method,
        path,
        status,
        composition: findComposition(request.headers),
        aborted: wasAborted || undefined,
        ms: Math.round(ms * 10) / 10,
      },
      'request',
    );
  });
}

export function observeRefused({ metrics, log }: Observers, { requestId, status, reason }: RefusedRequest) {
  metrics.observeRequest('unreadable', 'other', String(status), 0);
  log.info({ requestId, status, reason }, 'request');
}

type RequestKind = 'asset' | 'api' | 'file' | 'health' | 'report' | 'operator' | 'page';

export function getKind(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path.startsWith(KEPT_FILES) || /\.[a-z]+$/.test(path)) return 'file';
  if (path.startsWith('/health/')) return 'health';
  if (path === '/_operator' || path.startsWith('/_operator/')) return 'operator';
  return path === '/_report' ? 'report' : 'page';
}

import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchedApi } from './watched-api.ts';

/** Limit for the response head, and for each pause in the body. */
const TIME_LIMIT_MS = 15_000;
const MAX_CONNECTIONS = 128;
/** Retry delays for requests with an idempotency key. Together they outlast a failover or a database restart. */
const RETRY_DELAYS_MS = [100, 400, 1000, 1500];
export const UNAVAILABLE_STATUSES: readonly number[] = [502, 503, 504];

export interface ApiRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Buffered, so that its length is known. */
  body?: Buffer | undefined;
  signal: AbortSignal;
}

export class ApiUnavailableError extends Error {
  override name = 'ApiUnavailableError';
  readonly code: 'API_UNREACHABLE' | 'API_TIMEOUT';

  constructor(code: ApiUnavailableError['code'], options?: ErrorOptions) {
    super(
      code === 'API_TIMEOUT' ? `The API did not respond within ${TIME_LIMIT_MS / 1000} s.` : 'Cannot reach the API.',
      options,
    );
    this.code = code;
  }
}

/**
 * Each request with a body uses a new connection, so leftover bytes cannot become part of another request, and a stale
 * connection cannot lose the body.
 */
export class ApiUpstream {
  readonly #origin: string;
  readonly #agent: HttpAgent;
  readonly #request: typeof requestHttp;
  readonly #api: Pick<WatchedApi, 'isHanging'>;
  readonly #timeLimitMs: number;

  /** Tests raise the limit, because a busy machine delays their server. */
  constructor(origin: string, api: Pick<WatchedApi, 'isHanging'>, timeLimitMs = TIME_LIMIT_MS) {
    this.#timeLimitMs = timeLimitMs;
    const options = { keepAlive: true, maxSockets: MAX_CONNECTIONS, timeout: timeLimitMs } as const;
    const isSecure = origin.startsWith('https:');
    this.#origin = origin;
    this.#agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
    this.#request = isSecure ? requestHttps : requestHttp;
    this.#api = api;
  }

  /** Resolves with the response head. The caller must consume or destroy the body. */
  async send(request: ApiRequest): Promise<IncomingMessage> {
    for (const pauseMs of request.headers['idempotency-key'] === undefined ? [] : RETRY_DELAYS_MS) {
      const response = await this.#send(request).catch(unreachable);
      if (response && !UNAVAILABLE_STATUSES.includes(response.statusCode ?? 0)) return response;
      response?.resume();
      await sleep(pauseMs, undefined, { signal: request.signal });
    }
    return this.#send(request);
  }

  close() {
    this.#agent.destroy();
  }

  async #send(request: ApiRequest): Promise<IncomingMessage> {
    // Always try POSTs, or the visitor would have to retype the message.
    if (isRead(request) && this.#api.isHanging) throw new ApiUnavailableError('API_UNREACHABLE');
    try {
      return await this.#try(request, isRead(request) ? this.#agent : false);
    } catch (error) {
      // The API may close an idle connection just as it is reused. Retrying a read is safe.
      if (!(error instanceof StaleConnectionError)) throw error;
      return this.#try(request, false);
    }
  }

  #try({ method, path, headers, body, signal }: ApiRequest, agent: HttpAgent | false): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sized = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
      const outgoing = this.#request(this.#origin + path, {
        method,
        headers: sized,
        agent,
        signal,
        timeout: this.#timeLimitMs,
      });
      const giveUp = () => outgoing.destroy(new ApiUnavailableError('API_TIMEOUT'));
      const late = setTimeout(giveUp, this.#timeLimitMs);
      outgoing.on('timeout', giveUp);
      outgoing.once('response', (response) => {
        clearTimeout(late);
        resolve(response);
      });
      outgoing.on('error', (cause: NodeJS.ErrnoException) => {
        clearTimeout(late);
        if (signal.aborted || cause instanceof ApiUnavailableError) reject(cause);
        else
          reject(
            outgoing.reusedSocket
              ? new StaleConnectionError('', { cause })
              : new ApiUnavailableError('API_UNREACHABLE', { cause }),
          );
      });
      outgoing.end(body);
    });
  }
}

function unreachable(error: unknown): undefined {
  if (!(error instanceof ApiUnavailableError) || error.code !== 'API_UNREACHABLE') throw error;
}

class StaleConnectionError extends Error {}

function isRead({ method, body }: ApiRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && body === undefined;
}

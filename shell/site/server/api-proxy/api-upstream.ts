import { traced, type Tracing } from '@site/http-server/tracing';
import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { setTimeout as rest } from 'node:timers/promises';
import type { ApiAvailability } from './api-availability.ts';

/** How long the API may take to begin its answer, and how long it may pause within it. */
const TIME_LIMIT_MS = 15_000;
const MOST_CONNECTIONS = 128;
/** When to send again what the API takes once, and could not take: longer than another process needs to be tried, or a database to start again. */
const SEND_AGAIN_MS = [100, 400, 1000, 1500];
export const UNAVAILABLE_STATUSES: readonly number[] = [502, 503, 504];

interface ApiUpstreamOptions {
  tracing?: Tracing | undefined;
  availability?: Pick<ApiAvailability, 'isHanging'>;
}

export interface ApiRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Whole, so that its length is known. Undefined for a request without one. */
  body?: Buffer | undefined;
  /** Aborted when nobody waits for the answer any longer. */
  signal: AbortSignal;
}

/** The API did not answer: `API_UNREACHABLE`, or `API_TIMEOUT`. The cause says why. */
export class ApiAwayError extends Error {
  override name = 'ApiAwayError';
  readonly code: 'API_UNREACHABLE' | 'API_TIMEOUT';

  constructor(code: ApiAwayError['code'], options?: ErrorOptions) {
    super(
      code === 'API_TIMEOUT'
        ? `The API did not answer within ${TIME_LIMIT_MS / 1000} s.`
        : 'The API cannot be reached.',
      options,
    );
    this.code = code;
  }
}

/**
 * Connections to the API. Those that are kept carry requests without a body only, one at a time; each body travels on a connection of its own, so
 * that nothing of it can be left for anyone else's request, and no idle connection that has just ended can lose it.
 */
export class ApiUpstream {
  readonly #origin: string;
  readonly #agent: HttpAgent;
  readonly #request: typeof requestHttp;
  readonly #tracing: Tracing | undefined;
  readonly #availability: Pick<ApiAvailability, 'isHanging'> | undefined;

  constructor(origin: string, { tracing, availability }: ApiUpstreamOptions = {}) {
    const options = { keepAlive: true, maxSockets: MOST_CONNECTIONS, timeout: TIME_LIMIT_MS } as const;
    const isSecure = origin.startsWith('https:');
    this.#origin = origin;
    this.#agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
    this.#request = isSecure ? requestHttps : requestHttp;
    this.#tracing = tracing;
    this.#availability = availability;
  }

  /** Resolves when the head of the answer is there; its body is to be read or destroyed. Rejects with `ApiAwayError`, or the signal's reason. */
  send(request: ApiRequest): Promise<IncomingMessage> {
    return traced(this.#tracing, { name: `${request.method} /api/*`, isCall: true }, async (span) => {
      const response = await this.#sendUntilAnswered(
        this.#tracing ? { ...request, headers: { ...request.headers, ...this.#tracing.headers() } } : request,
      );
      span?.set({ 'http.response.status_code': response.statusCode });
      return response;
    });
  }

  close() {
    this.#agent.destroy();
  }

  async #sendUntilAnswered(request: ApiRequest): Promise<IncomingMessage> {
    for (const pauseMs of request.headers['idempotency-key'] === undefined ? [] : SEND_AGAIN_MS) {
      const response = await this.#send(request).catch(unreachable);
      if (response && !UNAVAILABLE_STATUSES.includes(response.statusCode ?? 0)) return response;
      response?.resume();
      await rest(pauseMs, undefined, { signal: request.signal });
    }
    return this.#send(request);
  }

  async #send(request: ApiRequest): Promise<IncomingMessage> {
    // What is posted is tried in any case: a visitor would have to write it again.
    if (isRead(request) && this.#availability?.isHanging) throw new ApiAwayError('API_UNREACHABLE');
    try {
      return await this.#try(request, isRead(request) ? this.#agent : false);
    } catch (error) {
      // The API may end an idle connection in the very moment in which it is used again. Nothing was answered: what only reads is asked for anew.
      if (!(error instanceof StaleConnectionError)) throw error;
      return this.#try(request, false);
    }
  }

  /** @param agent false for a connection that is used once */
  #try({ method, path, headers, body, signal }: ApiRequest, agent: HttpAgent | false): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sized = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
      const outgoing = this.#request(this.#origin + path, {
        method,
        headers: sized,
        agent,
        signal,
        timeout: TIME_LIMIT_MS,
      });
      const giveUp = () => outgoing.destroy(new ApiAwayError('API_TIMEOUT'));
      const late = setTimeout(giveUp, TIME_LIMIT_MS);
      outgoing.on('timeout', giveUp);
      outgoing.once('response', (response) => {
        clearTimeout(late);
        resolve(response);
      });
      outgoing.on('error', (cause: NodeJS.ErrnoException) => {
        clearTimeout(late);
        if (signal.aborted || cause instanceof ApiAwayError) reject(cause);
        else
          reject(
            outgoing.reusedSocket
              ? new StaleConnectionError('', { cause })
              : new ApiAwayError('API_UNREACHABLE', { cause }),
          );
      });
      outgoing.end(body);
    });
  }
}

/** Throws what is anything else. */
function unreachable(error: unknown): undefined {
  if (!(error instanceof ApiAwayError) || error.code !== 'API_UNREACHABLE') throw error;
}

/** A kept connection ended before anything was answered on it. */
class StaleConnectionError extends Error {}

function isRead({ method, body }: ApiRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && body === undefined;
}

import type { Category, ContactMessage, Conversion, Faq, GaId, Unit } from './entities.ts';

/** A non-OK answer. The message is `{status}: {body text}`, or the status text where the body is empty. */
export class ApiRequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiRequestError';
    this.status = status;
    this.body = body;
  }
}

/**
 * Whether an error is an answer of the API. By its name: the shell's bundle and each remote's have a copy of this class of their own, and an
 * error of one is no instance of another.
 */
export function isApiRequestError(error: unknown): error is ApiRequestError {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiRequestError' && 'status' in error && typeof error.status === 'number';
}

export interface ApiClientOptions {
  /** Origin before `/api`: empty in the browser, the API's own address on a server. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds after which a call is given up. None by default. */
  timeoutMs?: number;
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** A typed client of the calls in section 7 of the specification. Every call throws `ApiRequestError` on a non-OK answer. */
export function createApiClient({ baseUrl, fetch = globalThis.fetch, timeoutMs }: ApiClientOptions) {
  /** Resolves once the response is ok, whatever its body holds. */
  async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${baseUrl}/api/${path}`, {
      method,
      credentials: 'include',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    });
    if (!response.ok) throw new ApiRequestError(response.status, response.statusText, await response.text());
    return response;
  }
  const get = async <T>(path: string) => (await (await send('GET', path)).json()) as T;
  const segment = encodeURIComponent;
  return {
    categories: () => get<Category[]>('categories'),
    conversions: () => get<Conversion[]>('conversions'),
    conversionsOf: (category: string) => get<Conversion[]>(`conversions/category/${segment(category)}`),
    conversion: (slug: string) => get<Conversion>(`conversions/${segment(slug)}`),
    faqs: (slug: string) => get<Faq[]>(`faqs/${segment(slug)}`),
    units: (category: string) => get<Unit[]>(`units/${segment(category)}`),
    gaId: () => get<GaId>('ga-id'),
    sendContactMessage: async (message: ContactMessage) => void (await send('POST', 'contact', message)),
  };
}

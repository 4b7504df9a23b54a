export interface ApiProblem {
  code: 'API_TIMEOUT' | 'API_UNREACHABLE';
  reason: string;
  /** Time of the first failure. */
  since: string;
}

/** One failure may be a restart or a busy moment. */
const FAILURES = 2;

/**
 * Circuit breaker for the API. The shell asks the API every two seconds in any case; these probes open and close it, so that
 * no visitor waits to find out. While the API does not respond, pages are rendered from what is built in, and reads fail at
 * once. A refused connection costs no time, so requests still try it.
 */
export class ApiAvailability {
  #failures = 0;
  #problem: ApiProblem | undefined;

  /** Undefined while the API answers. */
  get problem(): ApiProblem | undefined {
    return this.#failures >= FAILURES ? this.#problem : undefined;
  }

  /** Whether a request would wait for its time limit. */
  get isHanging(): boolean {
    return this.problem?.code === 'API_TIMEOUT';
  }

  answered(): void {
    this.#failures = 0;
    this.#problem = undefined;
  }

  failed(code: ApiProblem['code'], reason: string): void {
    this.#failures += 1;
    this.#problem = { code, reason, since: this.#problem?.since ?? new Date().toISOString() };
  }
}

/** Why `fetch` got no answer, for `ApiAvailability`. */
export function describeFetchError(error: unknown): [code: ApiProblem['code'], reason: string] {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return ['API_TIMEOUT', 'The API does not respond.'];
  const { code, message } = (cause ?? error) as NodeJS.ErrnoException;
  return ['API_UNREACHABLE', `The API cannot be reached (${code ?? message}).`];
}

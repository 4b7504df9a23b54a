export interface ApiProblem {
  code: 'API_TIMEOUT' | 'API_UNREACHABLE';
  reason: string;
  /** Time of the first failure, ISO 8601. */
  since: string;
}

/** A single failure may be a restart or a load spike. */
const FAILURES = 2;

/**
 * Circuit breaker for the API. Probes every two seconds open and close it, so that no visitor waits for a timeout.
 * While the API times out, reads fail fast; a refused connection costs nothing and is still tried.
 */
export class ApiAvailability {
  #failures = 0;
  #problem: ApiProblem | undefined;

  get problem(): ApiProblem | undefined {
    return this.#failures >= FAILURES ? this.#problem : undefined;
  }

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

export function describeFetchError(error: unknown): [code: ApiProblem['code'], reason: string] {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return ['API_TIMEOUT', 'The API does not respond.'];
  const { code, message } = (cause ?? error) as NodeJS.ErrnoException;
  return ['API_UNREACHABLE', `Cannot reach the API (${code ?? message}).`];
}

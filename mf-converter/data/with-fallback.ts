import { isApiRequestError } from '@site/api-contract';

export interface WithFallback<Value> {
  value: Value;
  /** The API's error, if `value` is built-in data. */
  degraded?: unknown;
}

/** A 404 also returns built-in data, but does not mark the page as degraded. */
export async function withFallback<Value>(
  call: () => Promise<Value>,
  builtIn: () => Promise<Value>,
): Promise<WithFallback<Value>> {
  try {
    return { value: await call() };
  } catch (error) {
    const isNotFound = isApiRequestError(error) && error.status === 404;
    return { value: await builtIn(), ...(isNotFound ? {} : { degraded: error }) };
  }
}

export function degradedAmong(...loaded: WithFallback<unknown>[]): unknown {
  return loaded.find(({ degraded }) => degraded !== undefined)?.degraded;
}

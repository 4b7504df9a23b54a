import { isApiRequestError } from '@site/api-contract';

export interface WithFallback<Value> {
  value: Value;
  /** Why the value is built-in data. */
  degraded?: unknown;
}

/** The API's answer, or built-in data where the call fails. A 404 says that there is nothing: it gives the built-in data too, and nobody is alarmed. */
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

/** Why a page is degraded that is made of several of these; undefined where it is not. */
export function degradedAmong(...loaded: WithFallback<unknown>[]): unknown {
  return loaded.find(({ degraded }) => degraded !== undefined)?.degraded;
}

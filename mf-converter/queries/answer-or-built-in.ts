import { isApiRequestError } from '@site/api-contract';
import type { RouteContext } from '@site/shell-contract';

/**
 * The API's answer, or built-in data where the call fails, which the shell is told of. A 404 is an answer: it gives the
 * built-in data too, and nobody is alarmed.
 */
export async function answerOrBuiltIn<T>(
  context: Pick<RouteContext, 'reportDegraded'>,
  call: () => Promise<T>,
  builtIn: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(isApiRequestError(error) && error.status === 404)) context.reportDegraded(error);
    return builtIn();
  }
}

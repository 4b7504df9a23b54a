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

/** An answer with status 200 that is no list, or a list of something without these texts, is as good as a failed call. */
export function expectList<T>(answer: T[], ...texts: (keyof T)[]): T[] {
  if (Array.isArray(answer) && answer.every((item) => texts.every((text) => typeof item?.[text] === 'string'))) return answer;
  throw new TypeError('The API answered something else than the list that it was asked for');
}

import { isApiRequestError } from '@site/api-contract';

export interface Answer<Value> {
  value: Value;
  /** Why the value is built-in data. */
  degraded?: unknown;
}

/** The API's answer, or built-in data where the call fails. A 404 is an answer: it gives the built-in data too, and nobody is alarmed. */
export async function answerOrBuiltIn<Value>(call: () => Promise<Value>, builtIn: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await call() };
  } catch (error) {
    const isAnswer = isApiRequestError(error) && error.status === 404;
    return { value: await builtIn(), ...(isAnswer ? {} : { degraded: error }) };
  }
}

/** Why a page is degraded that is made of several answers; undefined where it is not. */
export function degradedAmong(...answers: Answer<unknown>[]): unknown {
  return answers.find(({ degraded }) => degraded !== undefined)?.degraded;
}

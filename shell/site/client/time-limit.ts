/** `AbortSignal.timeout` is newer than the supported browsers. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** False on the server and if the browser does not report its connection. */
export function isOffline(): boolean {
  const { onLine } = (globalThis.navigator ?? {}) as { onLine?: boolean };
  return onLine === false;
}

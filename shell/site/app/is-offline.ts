/** Whether the browser has no network. False on the server, and where the browser does not know. */
export function isOffline(): boolean {
  const { onLine } = (globalThis.navigator ?? {}) as { onLine?: boolean };
  return onLine === false;
}

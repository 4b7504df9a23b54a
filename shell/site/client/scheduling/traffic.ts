interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not all browsers support this API. */
const connection = () => (navigator as { connection?: Connection }).connection;

export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** True if the network has room for requests that no visitor waits for. */
export function hasRoom(): boolean {
  return navigator.onLine && !savesData() && !/2g$/.test(connection()?.effectiveType ?? '');
}

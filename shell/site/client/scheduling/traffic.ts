interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser says of its network; not all say anything. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** The visitor has asked for as little traffic as possible. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the network has room for what nobody has asked for yet. */
export function hasRoom(): boolean {
  return navigator.onLine && !savesData() && !/2g$/.test(connection()?.effectiveType ?? '');
}

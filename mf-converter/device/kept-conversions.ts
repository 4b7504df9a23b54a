import { PINNED_KEY, readStored, RECENT_KEY, store } from './stored.client.ts';

export interface StoredConversion {
  path: string;
  /** `5 ft 3 in to meters`, or only the pair. */
  text: string;
  /** The value as typed, or empty for a pin. */
  value: string;
  /** `37 °C = 98.6 °F`. Earlier releases stored none. */
  equation?: string;
}

export const STORED_LISTS = { recent: { key: RECENT_KEY, most: 10 }, pinned: { key: PINNED_KEY, most: 20 } } as const;

export type StoredList = (typeof STORED_LISTS)[keyof typeof STORED_LISTS];

const PATH = /^\/converter\/[a-z-]+\/[a-z0-9-]+$/;
const MAX_CHARACTERS = 200;

/** Storage may contain data from another release or from a manual edit. */
export function readStoredList(stored: string, { most }: StoredList): StoredConversion[] {
  return uniqueByPath(parsedList(stored)).slice(0, most);
}

function parsedList(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function uniqueByPath(entries: readonly unknown[]): StoredConversion[] {
  const unique = new Map<string, StoredConversion>();
  for (const entry of entries) if (isStoredConversion(entry) && !unique.has(entry.path)) unique.set(entry.path, entry);
  return [...unique.values()];
}

function isStoredConversion(entry: unknown): entry is StoredConversion {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, text, value, equation = '' } = entry as Partial<Record<string, unknown>>;
  return typeof path === 'string' && PATH.test(path) && [text, value, equation].every(isShort);
}

function isShort(text: unknown): boolean {
  return typeof text === 'string' && text.length <= MAX_CHARACTERS;
}

/** Moves the conversion to the front, without duplicates. */
export function addRecent(stored: string, used: StoredConversion): string {
  return JSON.stringify(
    uniqueByPath([used, ...readStoredList(stored, STORED_LISTS.recent)]).slice(0, STORED_LISTS.recent.most),
  );
}

export type PinOutcome = 'pinned' | 'unpinned' | 'full';

/** A full list stays unchanged, so that no pin is lost without notice. */
export function withPinToggled(stored: string, pair: StoredConversion): { stored: string; outcome: PinOutcome } {
  const list = readStoredList(stored, STORED_LISTS.pinned);
  const rest = list.filter(({ path }) => path !== pair.path);
  if (rest.length < list.length) return { stored: JSON.stringify(rest), outcome: 'unpinned' };
  if (list.length >= STORED_LISTS.pinned.most) return { stored, outcome: 'full' };
  return { stored: JSON.stringify([...list, pair]), outcome: 'pinned' };
}

export function remember(used: StoredConversion): void {
  store(STORED_LISTS.recent.key, addRecent(readStored(STORED_LISTS.recent.key), used));
}

export function togglePin(pair: StoredConversion): PinOutcome {
  const { stored, outcome } = withPinToggled(readStored(STORED_LISTS.pinned.key), pair);
  store(STORED_LISTS.pinned.key, stored);
  return outcome;
}

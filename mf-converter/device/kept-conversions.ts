import { PINNED_KEY, RECENT_KEY } from './stored-keys.ts';

export interface KeptConversion {
  path: string;
  /** `5 ft 3 in to meters`, or only the pair. */
  text: string;
  /** Value as typed. Empty for a pin. */
  value: string;
}

export const KEPT = { recent: { key: RECENT_KEY, most: 10 }, pinned: { key: PINNED_KEY, most: 20 } } as const;

export type KeptList = (typeof KEPT)[keyof typeof KEPT];

const PATH = /^\/converter\/[a-z-]+\/[a-z0-9-]+$/;
const LONGEST = 200;

/** Storage may hold data from another release or an edit by hand. */
export function readKept(stored: string, { most }: KeptList): KeptConversion[] {
  return onceEach(parsedList(stored)).slice(0, most);
}

function parsedList(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function onceEach(entries: readonly unknown[]): KeptConversion[] {
  const kept = new Map<string, KeptConversion>();
  for (const entry of entries) if (isKept(entry) && !kept.has(entry.path)) kept.set(entry.path, entry);
  return [...kept.values()];
}

function isKept(entry: unknown): entry is KeptConversion {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, text, value } = entry as Partial<Record<string, unknown>>;
  return typeof path === 'string' && PATH.test(path) && isShort(text) && isShort(value);
}

function isShort(text: unknown): boolean {
  return typeof text === 'string' && text.length <= LONGEST;
}

/** Puts the conversion first, once. */
export function withRecent(stored: string, used: KeptConversion): string {
  return JSON.stringify(onceEach([used, ...readKept(stored, KEPT.recent)]).slice(0, KEPT.recent.most));
}

export type PinOutcome = 'pinned' | 'unpinned' | 'full';

/** Toggles the pair. A full list stays unchanged, so that no pin is lost without notice. */
export function withPinToggled(stored: string, pair: KeptConversion): { stored: string; outcome: PinOutcome } {
  const list = readKept(stored, KEPT.pinned);
  const others = list.filter(({ path }) => path !== pair.path);
  if (others.length < list.length) return { stored: JSON.stringify(others), outcome: 'unpinned' };
  if (list.length >= KEPT.pinned.most) return { stored, outcome: 'full' };
  return { stored: JSON.stringify([...list, pair]), outcome: 'pinned' };
}

/** Apart from what reads the lists: a page needs to know where they are before it needs to know what is in them. */
export const PINNED_KEY = 'pinned-conversions';
export const RECENT_KEY = 'recent-conversions';

/** Whether a kept list has the pair of that path. Its place in the text says it: what reads the list need not be there. */
export function holdsPin(stored: string, path: string): boolean {
  return stored.includes(`"${path}"`);
}

/** In their own module, so that pages need not load the list parser. */
export const PINNED_KEY = 'pinned-conversions';
export const RECENT_KEY = 'recent-conversions';

/** Searches the serialized list, which avoids loading the parser. */
export function hasPin(stored: string, path: string): boolean {
  return stored.includes(`"${path}"`);
}

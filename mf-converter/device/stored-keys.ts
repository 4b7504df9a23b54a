/** Apart from what reads the lists: a page needs to know where they are before it needs to know what is in them. */
export const PINNED_KEY = 'pinned-conversions';
export const RECENT_KEY = 'recent-conversions';

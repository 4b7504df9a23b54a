/** The specification's constants of notices. The one visible notice gives way to the next. */
export const NOTICE_DURATION_MS = 5000;
/** How long a dismissed notice is kept before it is forgotten. */
export const NOTICE_REMOVAL_DELAY_MS = 1_000_000;
export const NOTICE_SWIPE_THRESHOLD = 50;
export const NOTICE_HOTKEY = 'F8';

/** Means that the site has no measurement ID: nothing is sent to it. */
export const FALLBACK_GA_ID = 'G-0000000000';

/** The measurement id that is used until the site has one of its own. Nothing is sent to it. */
export const FALLBACK_GA_ID = 'G-0000000000';

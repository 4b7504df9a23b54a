/** Placeholder for a site without a measurement ID. Nothing is sent to it. */
export const FALLBACK_GA_ID = 'G-0000000000';

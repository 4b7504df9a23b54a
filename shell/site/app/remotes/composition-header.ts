/**
 * Names the composition of the page that sends a request, or that a response was made for. Only for the site's own API: on
 * other origins it would require a CORS preflight.
 */
export const COMPOSITION_HEADER = 'x-composition';

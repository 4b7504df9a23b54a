/** Fallback if the API returns no formula. */
export const NO_FORMULA = 'No formula available';

/** Shown in place of a formula where the API gives none. */
export const NO_FORMULA = 'No formula available';

export const NO_FORMULA = 'No formula available';

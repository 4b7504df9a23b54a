export const NO_MATCH = 'No matching unit';

/** Separates rules in styled-components' server output. */
const SEPARATOR = '/*!sc*/\n';
/** Prefix of the lines that name components and classes. */
const NAMES = 'data-styled.g';

export interface HydratedStyles {
  /** For a static style element. */
  rules: string;
  /** For the element that styled-components rehydrates, to know which rules exist. */
  names: string;
}

/**
 * Splits a server's sheet. If styled-components moved the rules into its own element, the browser would recalculate all
 * styles during hydration. Later rules go into that element, after these.
 */
export function hydratedStyles(sheet: string): HydratedStyles {
  const parts = sheet.split(SEPARATOR);
  return {
    rules: parts.filter((part) => !part.startsWith(NAMES)).join(''),
    names: parts
      .filter((part) => part.startsWith(NAMES))
      .map((part) => part + SEPARATOR)
      .join(''),
  };
}

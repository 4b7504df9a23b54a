/** Between the rules of the sheet that styled-components writes on a server; part of the form that it reads in browsers. */
const SEPARATOR = '/*!sc*/\n';
/** Names a component of the sheet and its classes, below its rules. */
const NAMES = 'data-styled.g';

export interface HydratedStyles {
  /** Of a style element that stays as it is. */
  rules: string;
  /** Of the element that styled-components takes up and away: it knows then which rules there are. */
  names: string;
}

/**
 * Parts a server's sheet. Whole, styled-components would take it up rule by rule into an element of its own, and the browser would work out the styles
 * of the document anew in the midst of hydration. What comes later stands in that element, which is after these rules.
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

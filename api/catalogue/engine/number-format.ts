/** How a visitor writes numbers: the separator of the groups, then the decimal separator. */
export type NumberFormat = 'comma-point' | 'point-comma' | 'space-comma' | 'apostrophe-point';

interface Separators {
  group: string;
  decimal: string;
}

/** The space does not break, and the apostrophe is the curly one, as in CLDR. */
const SEPARATORS: Readonly<Record<NumberFormat, Separators>> = {
  'comma-point': { group: ',', decimal: '.' },
  'point-comma': { group: '.', decimal: ',' },
  'space-comma': { group: '\u00a0', decimal: ',' },
  'apostrophe-point': { group: '’', decimal: '.' },
};

export const NUMBER_FORMATS = Object.keys(SEPARATORS) as readonly NumberFormat[];

export function separatorsOf(format: NumberFormat): { group: string; decimal: string } {
  return SEPARATORS[format];
}

/** The format of a BCP 47 locale such as `de-CH`; `comma-point` where the locale is unknown. */
export function numberFormatOf(locale: string): NumberFormat {
  const parts = partsOf(locale);
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  const group = separator('group');
  if (separator('decimal') === ',') return group === '.' ? 'point-comma' : 'space-comma';
  return group === '’' || group === "'" ? 'apostrophe-point' : 'comma-point';
}

function partsOf(locale: string): Intl.NumberFormatPart[] {
  try {
    // Seven digits, because Spanish and Polish do not group four.
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  } catch {
    return [];
  }
}

/** The separators in a visitor's numbers, as in 1,234.5 or 1.234,5 or 1 234,5 or 1'234.5. */
export type NumberFormat = 'comma-point' | 'point-comma' | 'space-comma' | 'apostrophe-point';

const SEPARATORS: Readonly<Record<NumberFormat, { group: string; decimal: string }>> = {
  'comma-point': { group: ',', decimal: '.' },
  'point-comma': { group: '.', decimal: ',' },
  'space-comma': { group: ' ', decimal: ',' },
  'apostrophe-point': { group: "'", decimal: '.' },
};

export const NUMBER_FORMATS = Object.keys(SEPARATORS) as readonly NumberFormat[];

export function getSeparators(format: NumberFormat): { group: string; decimal: string } {
  return SEPARATORS[format];
}

/** `locale` is a BCP 47 tag such as `de-CH`. For an invalid tag, returns `comma-point`. */
export function getNumberFormat(locale: string): NumberFormat {
  const parts = listParts(locale);
  const getText = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const group = getText('group');
  // Some ICU versions format Swiss French as 1'234,5, so check the decimal separator first.
  if (getText('decimal') === ',') return group === '.' ? 'point-comma' : 'space-comma';
  return /['’]/.test(group) ? 'apostrophe-point' : 'comma-point';
}

function listParts(locale: string): Intl.NumberFormatPart[] {
  try {
    // Use Latin digits, because Arabic digits have their own separators. Use six digits, because some languages group
    // only numbers of five or more digits.
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(123_456.5);
  } catch {
    return [];
  }
}

/** How a visitor writes numbers: 1,234.5 · 1.234,5 · 1 234,5 · 1'234.5. */
export type NumberFormat = 'comma-point' | 'point-comma' | 'space-comma' | 'apostrophe-point';

const SEPARATORS: Readonly<Record<NumberFormat, { group: string; decimal: string }>> = {
  'comma-point': { group: ',', decimal: '.' },
  'point-comma': { group: '.', decimal: ',' },
  'space-comma': { group: ' ', decimal: ',' },
  'apostrophe-point': { group: "'", decimal: '.' },
};

export const NUMBER_FORMATS = Object.keys(SEPARATORS) as readonly NumberFormat[];

export function separatorsOf(format: NumberFormat): { group: string; decimal: string } {
  return SEPARATORS[format];
}

/** The format of a BCP 47 language tag such as `de-CH`; `comma-point` for a tag that is not valid. */
export function numberFormatOf(locale: string): NumberFormat {
  const parts = partsOf(locale);
  const textOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const group = textOf('group');
  // French in Switzerland has 1'234,5 in some versions of ICU: its decimal separator counts.
  if (textOf('decimal') === ',') return group === '.' ? 'point-comma' : 'space-comma';
  return /['’]/.test(group) ? 'apostrophe-point' : 'comma-point';
}

function partsOf(locale: string): Intl.NumberFormatPart[] {
  try {
    // Latin digits: the separators of Arabic ones are characters of their own. Some languages group from five digits on.
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(123_456.5);
  } catch {
    return [];
  }
}

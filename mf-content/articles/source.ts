/** `issued` is a year or date, or the edition of a work that is kept up to date. */
export type Source = readonly [publisher: string, title: string, issued?: string];

export const ISO = 'International Organization for Standardization (ISO)';

export const SI_BROCHURE: Source = [
  'International Bureau of Weights and Measures (BIPM)',
  'The International System of Units (SI Brochure), 9th edition',
  '2019',
];
export const NIST_SP_811: Source = [
  'National Institute of Standards and Technology (NIST)',
  'Special Publication 811: Guide for the Use of the International System of Units (SI)',
  '2008',
];
export const NIST_HANDBOOK_44: Source = [
  'National Institute of Standards and Technology (NIST)',
  'Handbook 44, Appendix C: General Tables of Units of Measurement',
];
export const YARD_AND_POUND: Source = [
  'US National Bureau of Standards',
  'Refinement of Values for the Yard and the Pound, Federal Register',
  'July 1, 1959',
];
export const UK_UNITS: Source = ['United Kingdom', 'The Units of Measurement Regulations 1995', 'SI 1995/1804'];

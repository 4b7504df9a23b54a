import type { Source } from './category-schema.ts';

export const SI_BROCHURE: Source = {
  publisher: 'International Bureau of Weights and Measures (BIPM)',
  title: 'The International System of Units (SI Brochure), 9th edition',
  issued: '2019',
};
export const NIST_SP_811: Source = {
  publisher: 'National Institute of Standards and Technology (NIST)',
  title: 'Special Publication 811: Guide for the Use of the International System of Units (SI)',
  issued: '2008',
};
export const NIST_HANDBOOK_44: Source = {
  publisher: 'National Institute of Standards and Technology (NIST)',
  title: 'Handbook 44, Appendix C: General Tables of Units of Measurement',
};
export const YARD_AND_POUND: Source = {
  publisher: 'US National Bureau of Standards',
  title: 'Refinement of Values for the Yard and the Pound, Federal Register',
  issued: 'July 1, 1959',
};
export const SURVEY_FOOT: Source = {
  publisher: 'NIST and National Geodetic Survey',
  title: 'Deprecation of the United States (U.S.) Survey Foot, Federal Register',
  issued: 'October 5, 2020',
};
export const UK_WEIGHTS_AND_MEASURES: Source = {
  publisher: 'United Kingdom',
  title: 'Weights and Measures Act 1985, Schedule 1',
};

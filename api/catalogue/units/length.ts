import type { CategoryUnits } from '../engine/unit-definition.ts';

const SI_PREFIX = 'SI Brochure (BIPM, 9th edition), prefixes of the meter';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const length: CategoryUnits = {
  category: 'length',
  base: 'm',
  units: [
    {
      id: 'm', category: 'length', name: 'Meters', singular: 'meter', plural: 'meters', symbol: 'm',
      fullName: 'Meters (m)', slug: 'meters', aliases: ['mtr', 'mtrs'],
      toBase: { numerator: '1', denominator: '1' },
      authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
    },
    {
      id: 'cm', category: 'length', name: 'Centimeters', singular: 'centimeter', plural: 'centimeters', symbol: 'cm',
      fullName: 'Centimeters (cm)', slug: 'cm', aliases: ['cms'],
      toBase: { numerator: '1', denominator: '100' },
      authority: SI_PREFIX,
    },
    {
      id: 'mm', category: 'length', name: 'Millimeters', singular: 'millimeter', plural: 'millimeters', symbol: 'mm',
      fullName: 'Millimeters (mm)', slug: 'mm', aliases: [],
      toBase: { numerator: '1', denominator: '1000' },
      authority: SI_PREFIX,
    },
    {
      id: 'km', category: 'length', name: 'Kilometers', singular: 'kilometer', plural: 'kilometers', symbol: 'km',
      fullName: 'Kilometers (km)', slug: 'km', aliases: ['kms'],
      toBase: { numerator: '1000', denominator: '1' },
      authority: SI_PREFIX,
    },
    {
      id: 'ft', category: 'length', name: 'Feet', singular: 'foot', plural: 'feet', symbol: 'ft',
      fullName: 'Feet (ft)', slug: 'feet', aliases: ["'", '′'],
      // exact: 0.3048 m, a third of the yard
      toBase: { numerator: '381', denominator: '1250' },
      authority: AGREEMENT,
    },
    {
      id: 'in', category: 'length', name: 'Inches', singular: 'inch', plural: 'inches', symbol: 'in',
      fullName: 'Inches (in)', slug: 'inches', aliases: ['ins', '"', '″'],
      // exact: 0.0254 m, a twelfth of the foot
      toBase: { numerator: '127', denominator: '5000' },
      authority: AGREEMENT,
    },
    {
      id: 'yd', category: 'length', name: 'Yards', singular: 'yard', plural: 'yards', symbol: 'yd',
      fullName: 'Yards (yd)', slug: 'yards', aliases: ['yds'],
      // exact: 0.9144 m
      toBase: { numerator: '1143', denominator: '1250' },
      authority: AGREEMENT,
    },
    {
      id: 'mi', category: 'length', name: 'Miles', singular: 'mile', plural: 'miles', symbol: 'mi',
      fullName: 'Miles (mi)', slug: 'miles', aliases: ['statute-mile', 'statute-miles'],
      // exact: 1609.344 m, 5280 feet
      toBase: { numerator: '201168', denominator: '125' },
      authority: `${AGREEMENT}: 5280 feet`,
    },
    {
      id: 'nmi', category: 'length', name: 'Nautical Miles', singular: 'nautical mile', plural: 'nautical miles',
      symbol: 'nmi', fullName: 'Nautical Miles (nmi)', slug: 'nautical-miles', aliases: ['nautical', 'sea-mile', 'sea-miles'],
      toBase: { numerator: '1852', denominator: '1' },
      authority: 'International Hydrographic Conference, Monaco, 1929',
    },
    {
      id: 'um', category: 'length', name: 'Micrometers', singular: 'micrometer', plural: 'micrometers', symbol: 'µm',
      fullName: 'Micrometers (µm)', slug: 'micrometers', aliases: ['micron', 'microns'],
      toBase: { numerator: '1', denominator: '1000000' },
      authority: SI_PREFIX,
    },
    {
      id: 'nm', category: 'length', name: 'Nanometers', singular: 'nanometer', plural: 'nanometers', symbol: 'nm',
      fullName: 'Nanometers (nm)', slug: 'nanometers', aliases: [],
      toBase: { numerator: '1', denominator: '1000000000' },
      authority: SI_PREFIX,
    },
  ],
};

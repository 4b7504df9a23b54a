import type { CategoryUnits } from '../engine/unit-definition.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const area: CategoryUnits = {
  category: 'area',
  base: 'm2',
  units: [
    {
      id: 'm2', category: 'area', name: 'Square Meters', singular: 'square meter', plural: 'square meters', symbol: 'm²',
      fullName: 'Square Meters (m²)', slug: 'square-meters', aliases: ['sqm', 'sq-m', 'sq-meter', 'sq-meters', 'meter-squared', 'meters-squared'],
      toBase: { numerator: '1', denominator: '1' },
      authority: `${SI}, derived unit`,
    },
    {
      id: 'cm2', category: 'area', name: 'Square Centimeters', singular: 'square centimeter', plural: 'square centimeters',
      symbol: 'cm²', fullName: 'Square Centimeters (cm²)', slug: 'square-centimeters', aliases: ['sqcm', 'sq-cm', 'square-cm'],
      toBase: { numerator: '1', denominator: '10000' },
      authority: `${SI}, derived unit`,
    },
    {
      id: 'km2', category: 'area', name: 'Square Kilometers', singular: 'square kilometer', plural: 'square kilometers',
      symbol: 'km²', fullName: 'Square Kilometers (km²)', slug: 'square-kilometers', aliases: ['sqkm', 'sq-km', 'square-km'],
      toBase: { numerator: '1000000', denominator: '1' },
      authority: `${SI}, derived unit`,
    },
    {
      id: 'ft2', category: 'area', name: 'Square Feet', singular: 'square foot', plural: 'square feet', symbol: 'ft²',
      fullName: 'Square Feet (ft²)', slug: 'square-feet', aliases: ['sqft', 'sq-ft', 'sq-feet', 'sq-foot', 'sf', 'square-ft', 'feet-squared'],
      // exact: 0.3048² m²
      toBase: { numerator: '145161', denominator: '1562500' },
      authority: `${AGREEMENT}: the square of 0.3048 m`,
    },
    {
      id: 'in2', category: 'area', name: 'Square Inches', singular: 'square inch', plural: 'square inches', symbol: 'in²',
      fullName: 'Square Inches (in²)', slug: 'square-inches', aliases: ['sqin', 'sq-in', 'sq-inch', 'sq-inches', 'square-in'],
      // exact: 0.0254² m²
      toBase: { numerator: '16129', denominator: '25000000' },
      authority: `${AGREEMENT}: the square of 0.0254 m`,
    },
    {
      id: 'yd2', category: 'area', name: 'Square Yards', singular: 'square yard', plural: 'square yards', symbol: 'yd²',
      fullName: 'Square Yards (yd²)', slug: 'square-yards', aliases: ['sqyd', 'sq-yd', 'sq-yard', 'sq-yards', 'square-yd'],
      // exact: 0.9144² m²
      toBase: { numerator: '1306449', denominator: '1562500' },
      authority: `${AGREEMENT}: the square of 0.9144 m`,
    },
    {
      id: 'ac', category: 'area', name: 'Acres', singular: 'acre', plural: 'acres', symbol: 'ac',
      fullName: 'Acres (ac)', slug: 'acres', aliases: [],
      // exact: 4840 square yards of the international yard
      toBase: { numerator: '316160658', denominator: '78125' },
      authority: 'NIST Handbook 44, Appendix C: 4840 square yards',
    },
    {
      id: 'ha', category: 'area', name: 'Hectares', singular: 'hectare', plural: 'hectares', symbol: 'ha',
      fullName: 'Hectares (ha)', slug: 'hectares', aliases: [],
      toBase: { numerator: '10000', denominator: '1' },
      authority: `${SI}, units accepted for use with the SI`,
    },
    {
      id: 'mi2', category: 'area', name: 'Square Miles', singular: 'square mile', plural: 'square miles', symbol: 'mi²',
      fullName: 'Square Miles (mi²)', slug: 'square-miles', aliases: ['sqmi', 'sq-mi', 'sq-mile', 'sq-miles', 'square-mi'],
      // exact: 1609.344² m²
      toBase: { numerator: '40468564224', denominator: '15625' },
      authority: `${AGREEMENT}: the square of 1609.344 m`,
    },
  ],
};

import type { CategoryUnits } from '../engine/unit-definition.ts';

export const temperature: CategoryUnits = {
  category: 'temperature',
  base: 'K',
  units: [
    {
      id: 'C', category: 'temperature', name: 'Celsius', singular: 'degree Celsius', plural: 'degrees Celsius', symbol: '°C',
      fullName: 'Celsius (°C)', slug: 'celsius', aliases: ['deg-c', 'centigrade', 'celcius'],
      // exact: K = °C + 273.15
      toBase: { numerator: '1', denominator: '1', offset: '273.15' },
      authority: 'SI Brochure (BIPM, 9th edition): °C = K − 273.15',
    },
    {
      id: 'F', category: 'temperature', name: 'Fahrenheit', singular: 'degree Fahrenheit', plural: 'degrees Fahrenheit', symbol: '°F',
      fullName: 'Fahrenheit (°F)', slug: 'fahrenheit', aliases: ['deg-f', 'farenheit', 'fahrenheight'],
      // exact: K = (°F + 459.67) × 5/9
      toBase: { numerator: '5', denominator: '9', offset: '459.67' },
      authority: 'NIST SP 811, Appendix B: K = (°F + 459.67) / 1.8',
    },
    {
      id: 'K', category: 'temperature', name: 'Kelvin', singular: 'kelvin', plural: 'kelvins', symbol: 'K',
      fullName: 'Kelvin (K)', slug: 'kelvin', aliases: ['deg-k', 'degree-kelvin', 'degrees-kelvin'],
      toBase: { numerator: '1', denominator: '1', offset: '0' },
      authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
    },
    {
      id: 'R', category: 'temperature', name: 'Rankine', singular: 'degree Rankine', plural: 'degrees Rankine', symbol: '°R',
      fullName: 'Rankine (°R)', slug: 'rankine', aliases: ['deg-r', 'ra'],
      // exact: K = °R × 5/9
      toBase: { numerator: '5', denominator: '9', offset: '0' },
      authority: 'NIST SP 811, Appendix B: K = °R / 1.8',
    },
  ],
};

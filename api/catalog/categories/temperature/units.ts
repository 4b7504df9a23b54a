import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('temperature', 'K', {
  C: {
    name: 'Celsius',
    singular: 'degree Celsius',
    plural: 'degrees Celsius',
    symbol: '°C',
    aliases: 'deg-c centigrade celcius',
    toBase: '1', // K = °C + 273.15
    offset: '273.15',
  },
  F: {
    name: 'Fahrenheit',
    singular: 'degree Fahrenheit',
    plural: 'degrees Fahrenheit',
    symbol: '°F',
    aliases: 'deg-f farenheit fahrenheight',
    toBase: '5/9', // K = (°F + 459.67) × 5/9
    offset: '459.67',
  },
  K: { name: 'Kelvin', singular: 'kelvin', aliases: 'deg-k degree-kelvin degrees-kelvin', toBase: '1', offset: '0' },
  R: {
    name: 'Rankine',
    singular: 'degree Rankine',
    plural: 'degrees Rankine',
    symbol: '°R',
    aliases: 'deg-r ra',
    toBase: '5/9', // K = °R × 5/9
    offset: '0',
  },
});

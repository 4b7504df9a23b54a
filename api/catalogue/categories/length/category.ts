import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Length',
  order: 10,
  popular: true,
  description: 'Convert meters, feet, inches, miles, kilometers and other units of length and distance.',
  icon: 'M2.75 8h18.5v8H2.75zM6.5 8v3M10.2 8v4.5M13.8 8v3M17.5 8v4.5',
  baseUnit: 'm',
  phoneLabel: 'Length',
  quickConverter: { from: 'm', to: 'ft' },
  widgetTab: 1,
  ruler: { from: 'ft', to: 'm', upTo: 23, pointed: 11.7 },
  mixedForms: [
    { units: ['yd', 'ft', 'in'], from: '1', below: '1000' },
    { units: ['ft', 'in'], from: '0.1', below: '1000' },
    { units: ['in'], from: '0.1', below: '1000' },
  ],
  popularConversions: [
    'feet-to-meters',
    'meters-to-feet',
    'inches-to-cm',
    'cm-to-inches',
    'miles-to-km',
    'km-to-miles',
    'yards-to-meters',
    'meters-to-yards',
    'mm-to-inches',
    'inches-to-mm',
    'feet-to-inches',
    'inches-to-feet',
  ],
};

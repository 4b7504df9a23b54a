export const CATEGORY_NAMES = [
  'Length',
  'Weight',
  'Temperature',
  'Area',
  'Volume',
  'Speed',
  'Pressure',
  'Energy',
  'Time',
  'Data',
  'Force',
  'Angle',
  'Fuel Economy',
  'Power',
  'Torque',
  'Data Rate',
  'Frequency',
  'Volume Flow',
  'Density',
  'Acceleration',
];

export const CATEGORY_SLUGS = CATEGORY_NAMES.map((name) => name.toLowerCase().replace(' ', '-'));

/**
 * Quantity, unit, defining constant, and year of definition. Source: BIPM, The International System of Units, 9th
 * edition (2019).
 */
export const SI_BASE_UNIT_ROWS = [
  [
    'Time',
    'second (s)',
    <>
      Cesium-133 hyperfine frequency, 9,192,
      <wbr />
      631,770 Hz (1967)
    </>,
  ],
  [
    'Length',
    'meter (m)',
    <>
      Speed of light in vacuum, 299,792,
      <wbr />
      458 m/s (1983)
    </>,
  ],
  ['Mass', 'kilogram (kg)', 'Planck constant, 6.62607015 × 10⁻³⁴ J s (2019)'],
  ['Electric current', 'ampere (A)', 'Elementary charge, 1.602176634 × 10⁻¹⁹ C (2019)'],
  ['Temperature', 'kelvin (K)', 'Boltzmann constant, 1.380649 × 10⁻²³ J/K (2019)'],
  ['Amount of substance', 'mole (mol)', 'Avogadro constant, 6.02214076 × 10²³ per mole (2019)'],
  ['Luminous intensity', 'candela (cd)', 'Luminous efficacy of 540 THz light, 683 lm/W (1979)'],
];

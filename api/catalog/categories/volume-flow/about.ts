import type { CategoryAbout } from '../../category-schema.ts';

const LITER = 'SI Brochure (BIPM, 9th edition): the liter of 0.001 m³';
const CUBIC_METER = 'SI Brochure (BIPM, 9th edition): the cubic meter';
const FOOT = 'International yard and pound agreement, 1959: the cubic foot';

export const about: CategoryAbout = {
  'l-min': {
    definition: 'A liter per minute is one liter every 60 seconds, exactly 0.06 cubic meters per hour.',
    authority: `${LITER}, over 60 s`,
    use: 'Faucets, showers, small pumps, and oxygen are measured in liters per minute.',
    examples: [
      { quantity: '9.5', label: 'the most that a US shower head may give' },
      { quantity: '17', label: 'a garden hose' },
      { quantity: '5', label: 'the blood that a resting heart pumps' },
    ],
  },
  'l-s': {
    definition: 'A liter per second is 60 liters per minute, or 3.6 cubic meters per hour.',
    authority: `${LITER}, over 1 s`,
    use: 'Ventilation, pipes, and fire pumps are sized in liters per second in metric countries.',
    examples: [
      { quantity: '10', label: 'the fresh air for one person in an office' },
      { quantity: '9.5', label: 'a fire hose' },
    ],
  },
  'l-h': {
    definition: 'A liter per hour is a thousandth of a cubic meter per hour.',
    authority: `${LITER}, over 3600 s`,
    use: 'Aquarium filters, drip irrigation, and engines’ fuel use are measured in liters per hour.',
    examples: [
      { quantity: '2', label: 'a drip irrigation emitter' },
      { quantity: '600', label: 'the filter of a home aquarium' },
    ],
  },
  'ml-min': {
    definition: 'A milliliter per minute is a thousandth of a liter per minute: 0.06 liters per hour.',
    authority: `${LITER}, and SI prefixes, over 60 s`,
    use: 'Medicine and laboratories measure small flows in milliliters per minute.',
    examples: [
      { quantity: '250', label: 'the blood through a dialysis machine' },
      { quantity: '5000', label: 'the blood that a resting heart pumps' },
    ],
  },
  'm3-s': {
    definition: 'A cubic meter per second is 1000 liters per second. It is the SI unit of volume flow.',
    authority: `${CUBIC_METER}, over 1 s`,
    use: 'Rivers, floods, and dams are measured in cubic meters per second, which engineers call cumecs.',
    examples: [
      { quantity: '2400', label: 'Niagara Falls' },
      { quantity: '17000', label: 'the Mississippi at New Orleans' },
      { quantity: '209000', label: 'the Amazon at its mouth' },
    ],
  },
  'm3-h': {
    definition: 'A cubic meter per hour is 1000 liters per hour, about 16.7 liters per minute.',
    authority: `${CUBIC_METER}, over 3600 s`,
    use: 'Fans, pumps, and gas meters are rated in cubic meters per hour in metric countries.',
    examples: [
      { quantity: '400', label: 'a European kitchen hood on a medium setting' },
      { quantity: '10', label: 'the pump of a home swimming pool' },
    ],
  },
  'gpm-us': {
    definition: 'A US gallon per minute is 231 cubic inches every minute, exactly 3.785411784 liters per minute.',
    authority: 'NIST Handbook 44, Appendix C: the US gallon, over 60 s',
    use: 'Faucets, wells, pool pumps, and pressure washers are rated in gpm in the United States.',
    examples: [
      { quantity: '2.5', label: 'the most that a US shower head may give', isExact: true },
      { quantity: '44', label: 'the pump of a home swimming pool' },
      { quantity: '4.5', label: 'a garden hose' },
    ],
  },
  'gph-us': {
    definition: 'A US gallon per hour is a sixtieth of a US gallon per minute, exactly 3.785411784 liters per hour.',
    authority: 'NIST Handbook 44, Appendix C: the US gallon, over 3600 s',
    use: 'In the US, pond pumps and the fuel use of boats, airplanes, and generators are rated in gph.',
    examples: [
      { quantity: '8', label: 'a Cessna 172 in cruise' },
      { quantity: '0.5', label: 'a large portable generator at half load' },
    ],
  },
  'gpm-uk': {
    definition:
      'A UK gallon per minute is exactly 4.54609 liters per minute, a fifth more than a US gallon per minute.',
    authority: 'UK Weights and Measures Act 1985: the gallon, over 60 s',
    use: 'Older British and Canadian pumps and fire hydrants are rated in UK gallons per minute.',
    examples: [
      { quantity: '2.6', label: 'a kitchen faucet in Britain' },
      { quantity: '2', label: 'an ordinary shower in Britain' },
    ],
  },
  cfm: {
    definition: 'A cubic foot per minute is about 1.69901 cubic meters per hour, or 0.471947 liters per second.',
    authority: `${FOOT}, over 60 s`,
    use: 'Fans, air conditioners, compressors, and range hoods are rated in cfm in the United States.',
    examples: [
      { quantity: '80', label: 'a bathroom fan' },
      { quantity: '1200', label: 'the air through a 3-ton air conditioner' },
    ],
    question: {
      question: 'What is SCFM?',
      answer:
        'Standard cubic feet per minute: the flow that the same mass of air would have at a standard pressure and ' +
        'temperature. To turn it into actual cfm, you need the pressure and the temperature, not just a factor.',
    },
  },
  cfs: {
    definition: 'A cubic foot per second is 60 cubic feet per minute, about 448.831 US gallons per minute.',
    authority: `${FOOT}, over 1 s`,
    use: 'Rivers, canals, and water rights are measured in cfs in the United States.',
    examples: [
      { quantity: '85000', label: 'Niagara Falls' },
      { quantity: '600000', label: 'the Mississippi at New Orleans' },
    ],
  },
};

import { allUnits } from '../categories/all-units.ts';
import { convert } from '../engine/convert.ts';
import { rational, subtract, toNumber, type Rational } from '../engine/rational.ts';
import { categoryIcons } from './category-icons.ts';

/** Two parallel scales. A `value` on the upper scale aligns with `value * factor + offset` on the lower scale. */
interface CategoryImage {
  icon: string;
  /** Value at the right end of the upper scale. */
  upTo: number;
  factor: number;
  offset: number;
  /** Value at the pointer on the upper scale. The pointer must not touch a number on either scale. */
  pointed: number;
}

/** The unit IDs of the upper and lower scales, `upTo`, and `pointed`. */
const RULERS: Readonly<Record<string, readonly [from: string, to: string, upTo: number, pointed: number]>> = {
  length: ['ft', 'm', 23, 11.7],
  weight: ['kg', 'lb', 11.5, 5.3],
  temperature: ['C', 'F', 46, 24],
  area: ['ft2', 'm2', 58, 36],
  volume: ['L', 'gal-us', 23, 13],
  speed: ['mph', 'kph', 115, 52],
  pressure: ['psi', 'bar', 58, 26],
  energy: ['cal', 'j', 11.5, 5.5],
  time: ['h', 'min', 5.8, 3.7],
  data: ['b', 'bit', 11.5, 6.7],
  force: ['lbf', 'N', 11.5, 5.3],
  angle: ['rad', 'deg', 3.4, 2.25],
  'fuel-economy': ['mpg-us', 'km-l', 58, 26],
  'electric-car-efficiency': ['mi-kwh', 'km-kwh', 5.8, 3.7],
  power: ['hp', 'kW', 115, 52],
  torque: ['lbf-ft', 'Nm', 115, 52],
  'data-rate': ['mb-s', 'mbit-s', 11.5, 6.7],
  frequency: ['Hz', 'rpm', 5.8, 3.7],
  'volume-flow': ['gpm-us', 'l-min', 11.5, 5.3],
  density: ['lb-ft3', 'kg-m3', 5.8, 3.7],
  'linear-density': ['den', 'dtex', 115, 52],
  acceleration: ['g0', 'm-s2', 5.8, 3.7],
};

export const socialImages: Readonly<Record<string, CategoryImage>> = Object.fromEntries(
  Object.entries(RULERS).map(([category, [fromId, toId, upTo, pointed]]) => {
    const [from, to] = [fromId, toId].map((id) =>
      allUnits.find((unit) => unit.category === category && unit.id === id)!,
    );
    const offset = convert(rational(0n), from!, to!);
    const factor = subtract(convert(rational(1n), from!, to!), offset);
    return [
      category,
      { icon: categoryIcons[category]!, upTo, factor: rounded(factor), offset: rounded(offset), pointed },
    ];
  }),
);

function rounded(value: Rational): number {
  return Number(toNumber(value).toPrecision(6));
}

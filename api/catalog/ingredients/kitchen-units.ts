import type { CategoryUnits, UnitDefinition } from '../engine/unit-definition.ts';
import { units as volume } from '../categories/volume/units.ts';
import { units as weight } from '../categories/weight/units.ts';

interface Measure {
  id: string;
  singular: string;
  plural?: string;
  aliases: readonly string[];
  /** The base of volumes is the cubic meter. */
  toBase: UnitDefinition['toBase'];
}

const MILLILITERS = '1000000';
const UK_GALLON = 454609n;

/** An imperial cup is half an imperial pint. */
const partOfUkGallon = (parts: bigint) => ({ numerator: `${UK_GALLON}`, denominator: `${100_000_000n * parts}` });

const after = (words: string, ...forms: readonly string[]) =>
  words.split(' ').flatMap((word) => forms.flatMap((form) => [`${word}-${form}`, `${word}-${form}s`]));

const MEASURES: readonly Measure[] = [
  {
    id: 'tbsp-metric',
    singular: 'metric tablespoon',
    aliases: after('metric', 'tbsp'),
    toBase: { numerator: '15', denominator: MILLILITERS },
  },
  {
    id: 'tsp-metric',
    singular: 'metric teaspoon',
    aliases: [...after('metric', 'tsp'), ...after('australian aussie', 'teaspoon', 'tsp')],
    toBase: { numerator: '5', denominator: MILLILITERS },
  },
  {
    id: 'dessertspoon',
    singular: 'dessertspoon',
    aliases: ['dessert-spoon', 'dessert-spoons', 'dsp', 'dstspn'],
    toBase: { numerator: '10', denominator: MILLILITERS },
  },
  {
    id: 'tbsp-au',
    singular: 'Australian tablespoon',
    aliases: [...after('australian', 'tbsp'), ...after('aussie', 'tablespoon', 'tbsp')],
    toBase: { numerator: '20', denominator: MILLILITERS },
  },
  {
    id: 'cup-uk',
    singular: 'imperial cup',
    aliases: after('uk british', 'cup'),
    toBase: partOfUkGallon(16n),
  },
  {
    id: 'tbsp-uk',
    singular: 'imperial tablespoon',
    aliases: [...after('imperial', 'tbsp')],
    toBase: partOfUkGallon(256n),
  },
  {
    id: 'tsp-uk',
    singular: 'imperial teaspoon',
    aliases: [...after('imperial', 'tsp')],
    toBase: partOfUkGallon(768n),
  },
  {
    id: 'stick',
    singular: 'stick',
    aliases: [],
    toBase: { numerator: '473176473', denominator: '4000000000000' },
  },
];

function asUnit({ id, singular, plural = `${singular}s`, aliases, toBase }: Measure): UnitDefinition {
  const name = plural.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return {
    id,
    category: 'volume',
    name,
    singular,
    plural,
    symbol: singular,
    fullName: name,
    slug: id,
    aliases,
    toBase,
  };
}

const VOLUMES = new Set(
  `ml cl dl L cup tbsp tsp fl-oz pt qt gal-us cup-metric fl-oz-uk pt-uk qt-uk gal-uk
  m3 dm3 cm3 yd3 ft3 in3`.split(/\s+/),
);
const WEIGHTS = new Set(['mg', 'g', 'kg', 'oz', 'lb']);

const measures = MEASURES.map(asUnit);

/** Without tonnes and barrels, a cook’s T is a tablespoon. */
export const kitchenUnits: readonly CategoryUnits[] = [
  { ...volume, units: [...volume.units.filter(({ id }) => VOLUMES.has(id)), ...measures] },
  { ...weight, units: weight.units.filter(({ id }) => WEIGHTS.has(id)) },
];

/** Outside the kitchen: tonnes of flour. */
export const bulkUnits: readonly CategoryUnits[] = [
  { ...volume, units: [...volume.units, ...measures] },
  { ...weight, units: weight.units.filter(({ id }) => id !== 'ug') },
];

export function isCooksMeasure({ id }: UnitDefinition): boolean {
  return MEASURES.some((measure) => measure.id === id);
}

export function kitchenUnit(id: string): UnitDefinition {
  const found = kitchenUnits.flatMap(({ units }) => units).find((unit) => unit.id === id);
  if (!found) throw new Error(`No kitchen unit has the ID ${id}`);
  return found;
}

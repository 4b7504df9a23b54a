import type { CategoryUnits, UnitDefinition } from '../engine/unit-definition.ts';
import { units as volume } from '../categories/volume/units.ts';
import { units as weight } from '../categories/weight/units.ts';
import { defineUnits, type UnitSource } from '../define-units.ts';

const after = (words: string, ...forms: readonly string[]) =>
  words
    .split(' ')
    .flatMap((word) => forms.map((form) => `${word}-${form} ${word}-${form}s`))
    .join(' ');
const partOfUkGallon = (parts: number) => `454609/${100_000_000 * parts}`;

/** `toBase` is in cubic meters. */
const MEASURES: Readonly<Record<string, Pick<UnitSource, 'singular' | 'aliases' | 'toBase'>>> = {
  'tbsp-metric': { singular: 'metric tablespoon', aliases: after('metric', 'tbsp'), toBase: '15/1000000' },
  'tsp-metric': {
    singular: 'metric teaspoon',
    aliases: `${after('metric', 'tsp')} ${after('australian aussie', 'teaspoon', 'tsp')}`,
    toBase: '5/1000000',
  },
  dessertspoon: { singular: 'dessertspoon', aliases: 'dessert-spoon dessert-spoons dsp dstspn', toBase: '10/1000000' },
  'tbsp-au': {
    singular: 'Australian tablespoon',
    aliases: `${after('australian', 'tbsp')} ${after('aussie', 'tablespoon', 'tbsp')}`,
    toBase: '20/1000000',
  },
  // An imperial cup is half an imperial pint.
  'cup-uk': { singular: 'imperial cup', aliases: after('uk british', 'cup'), toBase: partOfUkGallon(16) },
  'tbsp-uk': { singular: 'imperial tablespoon', aliases: after('imperial', 'tbsp'), toBase: partOfUkGallon(256) },
  'tsp-uk': { singular: 'imperial teaspoon', aliases: after('imperial', 'tsp'), toBase: partOfUkGallon(768) },
  // A stick of butter is half a US cup.
  stick: { singular: 'stick', toBase: '473176473/4000000000000' },
};

const VOLUMES = new Set(
  `ml cl dl L cup tbsp tsp fl-oz pt qt gal-us cup-metric fl-oz-uk pt-uk qt-uk gal-uk
  m3 dm3 cm3 yd3 ft3 in3`.split(/\s+/),
);
const WEIGHTS = new Set(['mg', 'g', 'kg', 'oz', 'lb']);

const measures = defineUnits('volume', 'm3', MEASURES).units.map((unit) => ({
  ...unit,
  symbol: unit.singular,
  fullName: unit.name,
  slug: unit.id,
}));

/** Tonnes and barrels are excluded, so that a cook’s T is a tablespoon. */
export const kitchenUnits: readonly CategoryUnits[] = [
  { ...volume, units: [...volume.units.filter(({ id }) => VOLUMES.has(id)), ...measures] },
  { ...weight, units: weight.units.filter(({ id }) => WEIGHTS.has(id)) },
];

/** These units also include bulk units, as in tonnes of flour. */
export const bulkUnits: readonly CategoryUnits[] = [
  { ...volume, units: [...volume.units, ...measures] },
  { ...weight, units: weight.units.filter(({ id }) => id !== 'ug') },
];

export function isCooksMeasure({ id }: UnitDefinition): boolean {
  return id in MEASURES;
}

export function kitchenUnit(id: string): UnitDefinition {
  const unit = kitchenUnits.flatMap(({ units }) => units).find((measure) => measure.id === id);
  if (!unit) throw new Error(`No kitchen unit has the ID ${id}`);
  return unit;
}

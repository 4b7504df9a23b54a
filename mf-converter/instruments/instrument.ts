import { capitalize } from '@site/catalog/capitalize';
import { computeScale } from '@site/catalog/engine/convert';
import { mixedFraction } from '@site/catalog/engine/mixed-units';
import { rational } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { ovenColumns } from '@site/catalog/facts/oven-settings';

/** Says what to set, mark, or use: `Oven: 180 °C, fan 160 °C, 350 °F, gas mark 4`. Undefined outside its range. */
type Instrument = (amount: number) => string | undefined;

const METRIC_LENGTHS = ['mm', 'cm', 'm'];
const METRIC_VOLUMES = ['ml', 'L', 'cup-metric'];
const GRAMS = ['g'];
const OUNCES = ['oz', 'lb'];

function findInstrument(from: UnitDefinition, to: UnitDefinition): Instrument | undefined {
  const isBetween = (sources: readonly string[], targets: readonly string[]) =>
    sources.includes(from.id) && targets.includes(to.id);
  if (isBetween(['C'], ['F'])) return (celsius) => formatOven((celsius * 9) / 5 + 32);
  if (isBetween(['F'], ['C'])) return formatOven;
  const base = toNumber(computeScale(from));
  if (isBetween(METRIC_LENGTHS, ['in', 'ft'])) return (amount) => inInches(amount * base * 1000, to.id === 'ft');
  if (isBetween(['in'], METRIC_LENGTHS)) return (amount) => inMillimeters(amount * base * 1000);
  if (METRIC_VOLUMES.includes(from.id)) return (amount) => formatMeasures(amount * base * 1e6);
  if (isBetween(OUNCES, GRAMS)) return (amount) => formatScale(amount * base * 1000, inGrams);
  if (isBetween(GRAMS, OUNCES))
    return (grams) => (toEighths(grams) === 0 ? undefined : formatScale(grams, to.id === 'lb' ? inPounds : inOunces));
  return undefined;
}

interface UsableAnswer {
  text: string | undefined;
}

/** Undefined if no instrument is common for the pair. */
export function findUsableAnswer(value: Rational, from: UnitDefinition, to: UnitDefinition): UsableAnswer | undefined {
  const instrument = findInstrument(from, to);
  return instrument && { text: instrument(toNumber(value)) };
}

const MOST_DEGREES_OFF = 13;

function formatOven(fahrenheit: number): string | undefined {
  const { gasMark, celsius, fan } = ovenColumns;
  const degrees = ovenColumns.fahrenheit.cells;
  const row = findNearest(degrees.map(Number), fahrenheit);
  if (Math.abs(Number(degrees[row]) - fahrenheit) > MOST_DEGREES_OFF) return undefined;
  return `Oven: ${celsius.cells[row]} °C, fan ${fan.cells[row]} °C, ${degrees[row]} °F, gas mark ${gasMark.cells[row]}`;
}

function findNearest(sizes: readonly number[], size: number): number {
  const distances = sizes.map((candidate) => Math.abs(candidate - size));
  return distances.indexOf(Math.min(...distances));
}

const INCH_MM = 25.4;
/** Smallest and largest size in millimeters. */
const DRILLS = { least: 1, most: 13 };
const WRENCHES = { least: 5.5, most: 32 };
const LONGEST_TAPE_MM = 6096;

function inInches(length: number, hasFeet: boolean): string | undefined {
  if (length > WRENCHES.most) return length > LONGEST_TAPE_MM ? undefined : formatTape(length, hasFeet);
  const step = (fraction: bigint, name: string) => {
    const count = Math.round((length / INCH_MM) * Number(fraction));
    return `${name} ${mixedFraction(rational(BigInt(count), fraction))} in${formatDifference((count * INCH_MM) / Number(fraction), length)}`;
  };
  return formatTools(length, step(64n, 'drill'), step(16n, 'wrench'));
}

function inMillimeters(length: number): string | undefined {
  const step = (size: number, name: string) => {
    const near = Math.round(length / size) * size;
    return `${name} ${near} mm${formatDifference(near, length)}`;
  };
  return formatTools(length, step(0.5, 'drill'), step(1, 'wrench'));
}

function formatTools(length: number, drill: string, wrench: string): string | undefined {
  const tools = [
    ...(length >= DRILLS.least && length <= DRILLS.most ? [drill] : []),
    ...(length >= WRENCHES.least && length <= WRENCHES.most ? [wrench] : []),
  ];
  return tools.length === 0 ? undefined : capitalize(tools.join(', '));
}

function formatTape(length: number, hasFeet: boolean): string {
  const sixteenths = Math.round((length / INCH_MM) * 16);
  const feet = hasFeet ? Math.floor(sixteenths / (12 * 16)) : 0;
  const inches = mixedFraction(rational(BigInt(sixteenths - feet * 12 * 16), 16n));
  const mark = `${feet === 0 ? '' : `${feet} ft `}${inches} in`;
  return `Tape: ${mark}${formatDifference((sixteenths * INCH_MM) / 16, length)}`;
}

/** Returns ` (+0.3 mm)` if the mark or tool is larger. */
function formatDifference(size: number, length: number): string {
  const difference = Math.round((size - length) * 10) / 10;
  if (difference === 0) return '';
  return ` (${difference > 0 ? '+' : '−'}${Math.abs(difference)} mm)`;
}

const TEASPOON_ML = 4.92892159375;
/** Usual sizes of measuring cups and spoons, in quarter teaspoons. */
const CUP = 192;
const MEASURES: readonly (readonly [size: number, name: string])[] = [
  [96, '1/2 cup'],
  [64, '1/3 cup'],
  [48, '1/4 cup'],
];
const TABLESPOON = 12;
/** Above this volume, quarter teaspoons don't matter. */
const QUARTER_CUP_ML = 59;
const RANGE_ML = { least: 1, most: 2000 };

function formatMeasures(milliliters: number): string | undefined {
  if (!(milliliters >= RANGE_ML.least && milliliters <= RANGE_ML.most)) return undefined;
  const teaspoons = milliliters / TEASPOON_ML;
  const quarters = milliliters < QUARTER_CUP_ML ? Math.round(teaspoons * 4) : Math.round(teaspoons) * 4;
  const cups = Math.floor(quarters / CUP);
  const part = MEASURES.find(([size]) => size <= quarters % CUP);
  const spoons = (quarters % CUP) - (part?.[0] ?? 0);
  const tablespoons = Math.floor(spoons / TABLESPOON);
  const rest = spoons % TABLESPOON;
  const measures = [
    ...(cups > 0 ? [`${cups} ${cups === 1 ? 'cup' : 'cups'}`] : []),
    ...(part ? [part[1]] : []),
    ...(tablespoons > 0 ? [`${tablespoons} tbsp`] : []),
    ...(rest > 0 ? [`${mixedFraction(rational(BigInt(rest), 4n))} tsp`] : []),
  ];
  return `US measures: ${measures.join(' + ')}`;
}

const RANGE_GRAMS = { least: 1, most: 5000 };
const OUNCE_GRAMS = 28.349523125;

function formatScale(grams: number, text: (grams: number) => string): string | undefined {
  return grams >= RANGE_GRAMS.least && grams <= RANGE_GRAMS.most ? `Kitchen scale: ${text(grams)}` : undefined;
}

const inGrams = (grams: number) => `${Math.round(grams)} g`;

const toEighths = (grams: number) => Math.round((grams / OUNCE_GRAMS) * 8);
const ouncesIn = (eighths: number) => `${mixedFraction(rational(BigInt(eighths), 8n))} oz`;
const inOunces = (grams: number) => ouncesIn(toEighths(grams));

function inPounds(grams: number): string {
  const eighths = toEighths(grams);
  const pounds = Math.floor(eighths / 128);
  return [...(pounds > 0 ? [`${pounds} lb`] : []), ...(eighths % 128 > 0 ? [ouncesIn(eighths % 128)] : [])].join(' ');
}

export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

import type { Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { popularConversions } from '../../lists/popular-conversions.ts';

const USUAL_TARGETS: Readonly<Record<string, readonly string[]>> = {
  ft: ['m', 'cm', 'in'],
  in: ['cm', 'mm', 'ft'],
  yd: ['m', 'ft'],
  mi: ['km', 'm', 'nmi'],
  m: ['ft', 'in', 'yd'],
  cm: ['in', 'ft', 'm'],
  mm: ['in', 'cm'],
  km: ['mi', 'm', 'nmi'],
  nmi: ['km', 'mi'],
  um: ['mm', 'in'],
  nm: ['um', 'mm'],
  dm: ['cm', 'in'],
  fur: ['m', 'mi'],
  ftm: ['m', 'ft'],
  au: ['km', 'mi'],
  ly: ['km', 'mi'],
  kg: ['lb', 'st', 'g'],
  lb: ['kg', 'oz', 'st'],
  g: ['oz', 'lb', 'kg'],
  oz: ['g', 'lb'],
  st: ['kg', 'lb'],
  mg: ['g', 'ug'],
  ug: ['mg', 'g'],
  ton: ['kg', 'short-ton', 'lb'],
  mt: ['kg', 'short-ton', 'lb'],
  'short-ton': ['kg', 'lb', 'ton'],
  'long-ton': ['kg', 'lb', 'ton'],
  ozt: ['g', 'oz'],
  ct: ['g', 'mg'],
  C: ['F', 'K'],
  F: ['C', 'K'],
  K: ['C', 'F'],
  R: ['K', 'F'],
  ac: ['ha', 'ft2', 'm2'],
  ha: ['ac', 'm2'],
  m2: ['ft2', 'ac'],
  ft2: ['m2', 'ac'],
  km2: ['mi2', 'ha'],
  mi2: ['km2', 'ac'],
  in2: ['cm2', 'ft2'],
  mm2: ['in2', 'cm2'],
  dm2: ['cm2', 'm2'],
  cm2: ['in2', 'm2'],
  yd2: ['m2', 'ft2'],
  L: ['gal-us', 'pt', 'ml'],
  ml: ['fl-oz', 'cup', 'tbsp'],
  'gal-us': ['L', 'gal-uk', 'qt'],
  'gal-uk': ['L', 'gal-us', 'pt-uk'],
  cup: ['ml', 'fl-oz', 'tbsp'],
  'cup-metric': ['ml', 'cup'],
  'fl-oz': ['ml', 'cup', 'L'],
  'fl-oz-uk': ['ml', 'fl-oz'],
  pt: ['ml', 'L', 'cup'],
  'pt-uk': ['ml', 'L'],
  qt: ['L', 'ml', 'cup'],
  'qt-uk': ['L', 'qt'],
  tbsp: ['ml', 'tsp', 'fl-oz'],
  tsp: ['ml', 'tbsp'],
  m3: ['ft3', 'L', 'gal-us'],
  cm3: ['ml', 'in3'],
  ft3: ['m3', 'L', 'gal-us'],
  in3: ['cm3', 'L'],
  yd3: ['m3', 'ft3'],
  mm3: ['ml', 'cm3'],
  dm3: ['ml', 'in3'],
  km3: ['m3', 'L'],
  dl: ['ml', 'cup'],
  cl: ['ml', 'fl-oz'],
  bbl: ['L', 'gal-us'],
  mph: ['kph', 'mps'],
  kph: ['mph', 'mps'],
  mps: ['kph', 'mph'],
  kmps: ['mph', 'kph'],
  fps: ['mps', 'mph'],
  knot: ['mph', 'kph'],
  'min-km': ['kph', 'min-mi'],
  'min-mi': ['mph', 'min-km'],
  psi: ['bar', 'kpa'],
  bar: ['psi', 'kpa'],
  'kgf-cm2': ['psi', 'bar', 'kpa'],
  ksi: ['mpa', 'psi'],
  kpa: ['psi', 'bar'],
  atm: ['kpa', 'psi'],
  mmhg: ['kpa', 'psi'],
  torr: ['pa', 'mmhg'],
  pa: ['psi', 'kpa'],
  hpa: ['inhg', 'mmhg'],
  mpa: ['psi', 'bar'],
  inhg: ['hpa', 'mmhg'],
  j: ['cal', 'kj'],
  kj: ['kcal', 'btu'],
  cal: ['j', 'kcal'],
  kcal: ['kj', 'j'],
  wh: ['j', 'kj'],
  kwh: ['kj', 'btu'],
  btu: ['kj', 'kwh'],
  'ft-lb': ['j', 'cal'],
  s: ['min', 'h'],
  ms: ['s', 'us'],
  us: ['ms', 's'],
  ns: ['us', 'ms'],
  min: ['h', 's'],
  h: ['min', 's', 'day'],
  day: ['h', 'week'],
  week: ['day', 'h'],
  month: ['day', 'week'],
  year: ['day', 'week', 'month'],
  b: ['bit', 'kb'],
  kb: ['mb', 'b'],
  mb: ['gb', 'mib', 'kb'],
  gb: ['mb', 'gib', 'tb'],
  tb: ['gb', 'tib'],
  bit: ['b'],
  kbit: ['kb', 'mbit'],
  mbit: ['mb', 'gbit'],
  gbit: ['gb', 'mbit'],
  kib: ['kb', 'b'],
  mib: ['mb', 'gb'],
  gib: ['gb', 'mib'],
  tib: ['tb', 'gb'],
  W: ['hp', 'btu-h', 'kW'],
  kW: ['hp', 'ps', 'btu-h'],
  MW: ['hp', 'kW'],
  hp: ['kW', 'ps', 'W'],
  ps: ['kW', 'hp'],
  'btu-h': ['kW', 'ton-r', 'W'],
  'ft-lb-s': ['hp', 'W'],
  'ton-r': ['btu-h', 'kW'],
  Nm: ['lbf-ft', 'lbf-in', 'kgf-m'],
  kNm: ['lbf-ft', 'Nm'],
  Ncm: ['ozf-in', 'lbf-in', 'Nm'],
  'lbf-ft': ['Nm', 'lbf-in'],
  'lbf-in': ['Nm', 'lbf-ft'],
  'ozf-in': ['kgf-cm', 'Ncm'],
  'kgf-m': ['Nm', 'lbf-ft'],
  'kgf-cm': ['ozf-in', 'Nm'],
  'bit-s': ['byte-s', 'kbit-s'],
  'kbit-s': ['kb-s', 'mbit-s'],
  'mbit-s': ['mb-s', 'gbit-s'],
  'gbit-s': ['gb-s', 'mbit-s', 'mb-s'],
  'byte-s': ['bit-s', 'kb-s'],
  'kb-s': ['kbit-s', 'mb-s'],
  'mb-s': ['mbit-s', 'gbit-s'],
  'gb-s': ['gbit-s', 'mb-s'],
  'mib-s': ['mb-s', 'mbit-s'],
  Hz: ['rpm', 'kHz', 'rad-s'],
  kHz: ['Hz', 'MHz'],
  MHz: ['GHz', 'kHz'],
  GHz: ['MHz', 'Hz'],
  rpm: ['Hz', 'rad-s', 'deg-s'],
  'rad-s': ['rpm', 'Hz'],
  'deg-s': ['rpm', 'rad-s'],
  'l-min': ['gpm-us', 'm3-h', 'l-s'],
  'l-s': ['gpm-us', 'cfm', 'm3-h'],
  'l-h': ['gph-us', 'l-min'],
  'ml-min': ['l-h', 'l-min'],
  'm3-s': ['cfs', 'l-s'],
  'm3-h': ['cfm', 'gpm-us', 'l-s'],
  'gpm-us': ['l-min', 'm3-h', 'l-s'],
  'gph-us': ['l-h', 'gpm-us'],
  'gpm-uk': ['l-min', 'gpm-us'],
  cfm: ['m3-h', 'l-s'],
  cfs: ['m3-s', 'gpm-us'],
  'kg-m3': ['lb-ft3', 'g-cm3'],
  'g-cm3': ['kg-m3', 'lb-ft3', 'lb-in3'],
  'lb-ft3': ['kg-m3', 'g-cm3'],
  'lb-in3': ['g-cm3', 'kg-m3'],
  'lb-gal': ['g-cm3', 'kg-m3'],
  'lb-gal-uk': ['g-cm3', 'lb-gal'],
  'm-s2': ['ft-s2', 'g0'],
  g0: ['m-s2', 'ft-s2'],
  'ft-s2': ['m-s2', 'g0'],
  'cm-s2': ['m-s2', 'g0'],
  'mph-s': ['g0', 'm-s2'],
  'kph-s': ['m-s2', 'g0'],
  N: ['lbf', 'kgf'],
  kN: ['lbf', 'kgf'],
  kgf: ['N', 'lbf'],
  lbf: ['N', 'kgf'],
  dyn: ['N'],
  deg: ['rad', 'arcmin'],
  rad: ['deg'],
  'mpg-us': ['l-100km', 'km-l'],
  'mpg-uk': ['l-100km', 'km-l'],
  'l-100km': ['mpg-us', 'mpg-uk'],
  'km-l': ['mpg-us', 'l-100km'],
};

/**
 * Common targets for mixed quantities, by first unit. Such quantities are usually a person's height or weight, or a
 * time.
 */
const USUAL_OF_MIXED: Readonly<Record<string, readonly string[]>> = {
  ft: ['cm', 'm', 'in'],
  st: ['kg', 'lb'],
  lb: ['kg', 'g'],
  h: ['min', 's'],
  min: ['s', 'h'],
  day: ['h', 'min'],
  week: ['day', 'h'],
  year: ['month', 'day'],
  m: ['ft', 'in'],
  'gal-us': ['L', 'qt'],
  'gal-uk': ['L', 'qt-uk'],
  L: ['gal-us', 'ml'],
  deg: ['rad', 'arcmin'],
  arcmin: ['deg', 'arcsec'],
};

const HEIGHTS = [100, 250] as const;

export function usualMixed(
  units: readonly UnitDefinition[],
  value: Rational,
  all: readonly UnitDefinition[],
): UnitDefinition[] | undefined {
  const [first, second] = units;
  const isInCentimeters = first?.id === 'cm' && second === undefined;
  const isInMeters = first?.id === 'm' && second?.id === 'cm';
  if (!isInCentimeters && !isInMeters) return undefined;
  const times = isInMeters ? 100n : 1n;
  const centimeters = Number((value.numerator * times) / value.denominator);
  if (centimeters < HEIGHTS[0] || centimeters > HEIGHTS[1]) return undefined;
  const mixed = ['ft', 'in'].map((id) => all.find((unit) => unit.id === id)).filter((unit) => unit !== undefined);
  return mixed.length === 2 ? mixed : undefined;
}

/** Kitchen measures for milliliters. The first row whose limit is at least the value applies. */
const MEASURES: readonly [limit: bigint, targets: readonly string[]][] = [
  [20n, ['tsp', 'tbsp', 'fl-oz']],
  [60n, ['tbsp', 'fl-oz', 'tsp']],
];

function getMeasures({ numerator, denominator }: Rational): readonly string[] {
  return MEASURES.find(([limit]) => numerator <= limit * denominator)?.[1] ?? ['cup', 'fl-oz', 'tbsp'];
}

const MAX_TARGETS = 3;

/** Returns at least one target if the category has another unit. `value` is in `units[0]`. */
export function usualTargets(
  units: readonly UnitDefinition[],
  all: readonly UnitDefinition[],
  value?: Rational,
): UnitDefinition[] {
  const [first] = units;
  if (!first) return [];
  const single = value && first.id === 'ml' ? getMeasures(value) : USUAL_TARGETS[first.id];
  const listed = (units.length > 1 ? USUAL_OF_MIXED[first.id] : single) ?? [];
  const popular = (popularConversions[first.category] ?? [])
    .filter((slug) => slug.startsWith(`${first.slug}-to-`))
    .map((slug) => slug.slice(first.slug.length + '-to-'.length));
  const targets = [
    ...listed.map((id) => all.find((unit) => unit.id === id)),
    ...popular.map((slug) => all.find((unit) => unit.slug === slug)),
  ].filter((unit) => unit !== undefined && unit !== first);
  const some = targets.length > 0 ? targets : [all.find((unit) => unit !== first)];
  return [...new Set(some)].filter((unit) => unit !== undefined).slice(0, MAX_TARGETS);
}

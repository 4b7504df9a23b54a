import { describe, expect, test } from '@jest/globals';
import { convert } from '../engine/convert.ts';
import { formatFixed } from '../engine/format-decimal.ts';
import { formatQuantity, formatQuick, formatTableValue } from '../engine/format-quantity.ts';
import { rational } from '../engine/rational.ts';
import type { CategoryUnits } from '../engine/unit-definition.ts';
import { allCategoryUnits } from '../generated/units/all-units.ts';

/*
 * Everything below is the oracle: definitions written as text, schoolbook long division digit by digit, rounding on the
 * written digits. It shares no code with the engine and none of its data.
 */

/** In base units; `a/b` where a decimal would not end. */
const definitions: Record<string, Record<string, string>> = {
  length: {
    m: '1',
    cm: '0.01',
    mm: '0.001',
    km: '1000',
    ft: '0.3048',
    in: '0.0254',
    yd: '0.9144',
    mi: '1609.344',
    nmi: '1852',
    um: '0.000001',
    nm: '0.000000001',
    dm: '0.1',
    fur: '201.168',
    ftm: '1.8288',
    au: '149597870700',
    ly: '9460730472580800',
  },
  weight: {
    kg: '1',
    g: '0.001',
    mg: '0.000001',
    lb: '0.45359237',
    oz: '0.028349523125',
    st: '6.35029318',
    ton: '1000',
    mt: '1000',
    'short-ton': '907.18474',
    'long-ton': '1016.0469088',
    ug: '0.000000001',
    ct: '0.0002',
    ozt: '0.0311034768',
  },
  area: {
    m2: '1',
    cm2: '0.0001',
    mm2: '0.000001',
    dm2: '0.01',
    km2: '1000000',
    ft2: '0.09290304',
    in2: '0.00064516',
    yd2: '0.83612736',
    ac: '4046.8564224',
    ha: '10000',
    mi2: '2589988.110336',
  },
  volume: {
    m3: '1',
    cm3: '0.000001',
    L: '0.001',
    ml: '0.000001',
    'gal-us': '0.003785411784',
    'gal-uk': '0.00454609',
    qt: '0.000946352946',
    pt: '0.000473176473',
    cup: '0.0002365882365',
    'fl-oz': '0.0000295735295625',
    tbsp: '0.00001478676478125',
    tsp: '0.00000492892159375',
    ft3: '0.028316846592',
    in3: '0.000016387064',
    dl: '0.0001',
    cl: '0.00001',
    'qt-uk': '0.0011365225',
    'pt-uk': '0.00056826125',
    'fl-oz-uk': '0.0000284130625',
    'cup-metric': '0.00025',
    bbl: '0.158987294928',
    mm3: '0.000000001',
    dm3: '0.001',
    km3: '1000000000',
    yd3: '0.764554857984',
  },
  speed: { mph: '0.44704', kph: '5/18', mps: '1', fps: '0.3048', knot: '463/900', kmps: '1000' },
  pressure: {
    pa: '1',
    kpa: '1000',
    bar: '100000',
    psi: '4.4482216152605/0.00064516',
    atm: '101325',
    torr: '101325/760',
    mmhg: '133.322387415',
    hpa: '100',
    mpa: '1000000',
    inhg: '3386.388640341',
    'kgf-cm2': '98066.5',
    ksi: '4448.2216152605/0.00064516',
  },
  energy: {
    j: '1',
    kj: '1000',
    cal: '4.184',
    kcal: '4184',
    wh: '3600',
    kwh: '3600000',
    btu: '1055.05585262',
    'ft-lb': '1.3558179483314004',
  },
  time: {
    ms: '0.001',
    us: '0.000001',
    ns: '0.000000001',
    s: '1',
    min: '60',
    h: '3600',
    day: '86400',
    week: '604800',
    month: '2629746',
    year: '31556952',
  },
  data: {
    b: '8',
    kb: '8000',
    mb: '8000000',
    gb: '8000000000',
    tb: '8000000000000',
    bit: '1',
    kbit: '1000',
    mbit: '1000000',
    gbit: '1000000000',
    kib: '8192',
    mib: '8388608',
    gib: '8589934592',
    tib: '8796093022208',
  },
  angle: {
    deg: '1',
    rad: '180/3.1415926535897932384626433832795028841972',
    grad: '0.9',
    arcmin: '1/60',
    arcsec: '1/3600',
    turn: '360',
    mrad: '0.18/3.1415926535897932384626433832795028841972',
  },
  // In kilometers for a liter.
  'fuel-economy': { 'mpg-us': '1.609344/3.785411784', 'km-l': '1', 'mpg-uk': '1.609344/4.54609', 'mi-l': '1.609344' },
  force: { N: '1', kN: '1000', kgf: '9.80665', lbf: '4.4482216152605', dyn: '0.00001' },
};

type Quotient = [top: bigint, bottom: bigint];

const temperatures: Record<string, (x: bigint) => Quotient> = {
  CF: (x) => [9n * x + 160n, 5n],
  CK: (x) => [100n * x + 27315n, 100n],
  CR: (x) => [180n * x + 49167n, 100n],
  FC: (x) => [5n * (x - 32n), 9n],
  FK: (x) => [100n * x + 45967n, 180n],
  FR: (x) => [100n * x + 45967n, 100n],
  KC: (x) => [100n * x - 27315n, 100n],
  KF: (x) => [180n * x - 45967n, 100n],
  KR: (x) => [9n * x, 5n],
  RC: (x) => [100n * x - 49167n, 180n],
  RF: (x) => [100n * x - 45967n, 100n],
  RK: (x) => [5n * x, 9n],
};

function quotientOf(definition: string): Quotient {
  const [top = '', bottom = '1'] = definition.split('/');
  const places = 40;
  const scaled = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  };
  return [scaled(top), scaled(bottom)];
}

/** Significant digits of |top / bottom|, one by one, and the power of ten of the first; `more` when the division goes on. */
interface Written {
  digits: string;
  power: number;
  more: boolean;
}

function written(top: bigint, bottom: bigint): Written {
  const whole = (top / bottom).toString();
  let rest = top % bottom;
  let digits = whole === '0' ? '' : whole;
  let power = digits.length - 1;
  // The longest display has as many digits as the whole part and six more.
  for (let wanted = digits.length + 8; digits.length < wanted && rest !== 0n;) {
    rest *= 10n;
    const digit = rest / bottom;
    rest %= bottom;
    if (digits === '' && digit === 0n) power -= 1;
    else digits += digit.toString();
  }
  return { digits, power, more: rest !== 0n };
}

/** The first `count` digits, rounded by looking at the next; one digit longer when a carry runs over the front. */
function rounded(digits: string, count: number): string {
  if (count < 0) return '0';
  const kept = digits.slice(0, count).padEnd(count, '0').split('').map(Number);
  if (Number(digits[count] ?? 0) < 5) return kept.join('') || '0';
  let at = count - 1;
  while (at >= 0 && kept[at] === 9) kept[at--] = 0;
  if (at < 0) return `1${kept.join('')}`;
  kept[at]! += 1;
  return kept.join('');
}

function fixed({ digits, power }: Written, places: number): string {
  const padded = rounded(digits, power + 1 + places).padStart(places + 1, '0');
  return places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

function exponential({ digits, power }: Written, places: number): string {
  const figures = rounded(digits, places + 1);
  const shown = power + figures.length - (places + 1);
  return `${figures[0]}.${figures.slice(1, places + 1)}e${shown < 0 ? '' : '+'}${shown}`;
}

function isOverMillion({ digits, power, more }: Written): boolean {
  return power > 6 || (power === 6 && (more || !/^10*$/.test(digits)));
}

function quick(w: Written): string {
  if (w.digits === '') return '0';
  if (w.power < -2) return exponential(w, 4);
  if (w.power < 1) return fixed(w, 4);
  return isOverMillion(w) ? exponential(w, 4) : fixed(w, 2);
}

function helper(w: Written): string {
  if (w.digits === '') return '0';
  if (w.power < -6) return exponential(w, 6);
  if (w.power < -2) return fixed(w, 6);
  if (w.power < 0) return fixed(w, 4);
  if (w.power < 1) return fixed(w, 3);
  return w.power < 21 ? fixed(w, 2) : exponential(w, 6);
}

function table(w: Written, category: string): string {
  if (w.digits === '') return '0';
  if (category === 'temperature') return fixed(w, 1);
  if (w.power < -2) return exponential(w, 2);
  if (w.power < -1) return fixed(w, 3);
  return isOverMillion(w) ? exponential(w, 2) : fixed(w, 2);
}

const PER_100_KM = 'l-100km';

function expected(category: string, from: string, to: string): (input: bigint) => Quotient {
  if (category === 'temperature') return temperatures[from + to]!;
  // Liters for 100 km: 100 over the kilometers for a liter, and the other way round.
  const other = from === PER_100_KM ? to : to === PER_100_KM ? from : undefined;
  if (other) {
    const [top, bottom] = quotientOf(definitions[category]![other]!);
    return (input) => [100n * bottom, input * top];
  }
  const [fromTop, fromBottom] = quotientOf(definitions[category]![from]!);
  const [toTop, toBottom] = quotientOf(definitions[category]![to]!);
  const [top, bottom] = [fromTop * toBottom, fromBottom * toTop];
  return (input) => [input * top, bottom];
}

function wrongDigits({ category, units }: CategoryUnits): string[] {
  const wrong: string[] = [];
  for (const from of units) {
    for (const to of units) {
      if (from === to) continue;
      const compute = expected(category, from.id, to.id);
      for (let input = 1n; input <= 500n; input += 1n) {
        const [top, bottom] = compute(input);
        const digits = written(top < 0n ? -top : top, bottom);
        const signed = (text: string) => (top < 0n && text !== '0' ? `-${text}` : text);
        const value = convert(rational(input), from, to);
        const ours = [formatQuick(value), formatQuantity(value), formatTableValue(value, category)].join(' ');
        const theirs = [quick(digits), helper(digits), table(digits, category)].map(signed).join(' ');
        if (ours !== theirs) wrong.push(`${input} ${from.id} in ${to.id}: ${ours}, not ${theirs}`);
      }
    }
  }
  return wrong;
}

describe('1 to 500 of every unit, in every other unit, under all three display rules', () => {
  test.each(allCategoryUnits)(
    '$category: not one displayed digit is wrong',
    (units) => {
      expect(wrongDigits(units).slice(0, 20)).toEqual([]);
    },
    120_000,
  );

  test('15 cm in km keeps its last digit, which a double loses', () => {
    const { units } = allCategoryUnits[0]!;
    const [cm, km] = ['cm', 'km'].map((id) => units.find((unit) => unit.id === id)!);
    const value = convert(rational(15n), cm!, km!);
    expect((0.00015).toFixed(4)).toBe('0.0001');
    expect(formatFixed(value, 4)).toBe('0.0002');
    expect(formatQuantity(value)).toBe('0.000150');
  });
});

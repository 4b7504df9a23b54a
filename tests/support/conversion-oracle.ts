/*
 * The oracle of what a converter page must show: definitions written as text, fractions of whole numbers, rounding on whole numbers. It
 * shares no code and no data with the site.
 */

/** A fraction whose second part is positive; not reduced. */
type Fraction = readonly [top: bigint, bottom: bigint];

const DEFINITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
    km2: '1000000',
    ft2: '0.09290304',
    in2: '0.00064516',
    yd2: '0.83612736',
    ac: '4046.8564224',
    ha: '10000',
    mi2: '2589988.110336',
    mm2: '0.000001',
    dm2: '0.01',
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
  speed: { mph: '0.44704', kph: '1/3.6', mps: '1', fps: '0.3048', knot: '1852/3600', kmps: '1000' },
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
    s: '1',
    min: '60',
    h: '3600',
    day: '86400',
    week: '604800',
    month: '2629746',
    year: '31556952',
    ms: '0.001',
    us: '0.000001',
    ns: '0.000000001',
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

/** A value in kelvins, and back. */
const TO_KELVINS: Readonly<Record<string, (value: Fraction) => Fraction>> = {
  C: (value) => plus(value, '273.15'),
  F: (value) => times(plus(value, '459.67'), [5n, 9n]),
  K: (value) => value,
  R: (value) => times(value, [5n, 9n]),
};
const FROM_KELVINS: Readonly<Record<string, (value: Fraction) => Fraction>> = {
  C: (value) => plus(value, '-273.15'),
  F: (value) => plus(times(value, [9n, 5n]), '-459.67'),
  K: (value) => value,
  R: (value) => times(value, [9n, 5n]),
};

const PER_100_KM = 'l-100km';

export function exactConversion(value: string, category: string, from: string, to: string): Fraction {
  if (category === 'temperature') return FROM_KELVINS[to]!(TO_KELVINS[from]!(fraction(value)));
  // Liters for 100 km: 100 over the kilometers for a liter, and the other way round.
  const other = from === PER_100_KM ? to : to === PER_100_KM ? from : undefined;
  if (other) {
    const [perLiter, under] = times(fraction(value), fraction(DEFINITIONS[category]![other]!));
    return perLiter < 0n ? [-100n * under, -perLiter] : [100n * under, perLiter];
  }
  const [top, bottom] = fraction(DEFINITIONS[category]![to]!);
  return times(times(fraction(value), fraction(DEFINITIONS[category]![from]!)), [bottom, top]);
}

function fraction(text: string): Fraction {
  const [top = '', bottom] = text.split('/');
  const [whole = '', decimals = ''] = top.split('.');
  const above: Fraction = [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
  if (bottom === undefined) return above;
  const [over, under] = fraction(bottom);
  return times(above, [under, over]);
}

function times([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * c, b * d];
}

function plus([a, b]: Fraction, text: string): Fraction {
  const [c, d] = fraction(text);
  return [a * d + c * b, b * d];
}

/** The helper formatter of the specification: 6 exponent digits under 1e-6, then 6, 4, 3 and 2 decimals; and exponent form again from 1e21 on. */
export function shownInWidget([top, bottom]: Fraction): string {
  if (top === 0n) return '0';
  const size = top < 0n ? -top : top;
  const isUnder = (limit: Fraction) => size * limit[1] < limit[0] * bottom;
  const text =
    isUnder([1n, 1_000_000n]) || !isUnder([10n ** 21n, 1n])
      ? exponentForm(size, bottom, 6)
      : decimals(size, bottom, isUnder([1n, 100n]) ? 6 : isUnder([1n, 1n]) ? 4 : isUnder([10n, 1n]) ? 3 : 2);
  return top < 0n ? `-${text}` : text;
}

/** The quick converter's display: 4 exponent digits under 0.01 and over a million, 4 decimals under 10, else 2. */
export function shownInQuickConverter([top, bottom]: Fraction): string {
  if (top === 0n) return '0';
  const size = top < 0n ? -top : top;
  const isExponent = size * 100n < bottom || size > 1_000_000n * bottom;
  const text = isExponent ? exponentForm(size, bottom, 4) : decimals(size, bottom, size < 10n * bottom ? 4 : 2);
  return top < 0n ? `-${text}` : text;
}

/** What must stand under a display that is off by more than 0.05 %: the value in six figures. Undefined where nothing need stand. */
export function moreThanShown([top, bottom]: Fraction, shown: string): string | undefined {
  const size = top < 0n ? -top : top;
  const [over, under] = readFraction(shown.replace(/^-/, ''));
  const off = over * bottom - size * under;
  if ((off < 0n ? -off : off) * 2000n <= size * under) return undefined;
  let power = 0;
  while (size * 10n ** BigInt(power) < bottom) power += 1;
  const text = power > 4 ? exponentForm(size, bottom, 5) : decimals(size, bottom, power + 5);
  const [figure, figureBottom] = readFraction(text);
  return `${figure * bottom === size * figureBottom ? 'exactly ' : ''}${top < 0n ? '-' : ''}${text}`;
}

function readFraction(text: string): Fraction {
  const [figures = '', power = '0'] = text.split('e');
  const scale: Fraction = power.startsWith('-') ? [1n, 10n ** BigInt(power.slice(1))] : [10n ** BigInt(power), 1n];
  return times(fraction(figures), scale);
}

function decimals(size: bigint, bottom: bigint, places: number): string {
  const scale = 10n ** BigInt(places);
  const rounded = nearest(size * scale, bottom);
  return `${rounded / scale}.${(rounded % scale).toString().padStart(places, '0')}`;
}

function exponentForm(size: bigint, bottom: bigint, places: number): string {
  let power = 0;
  while (size * 10n ** BigInt(Math.max(power, 0)) < bottom) power += 1;
  while (power <= 0 && size >= bottom * 10n ** BigInt(1 - power)) power -= 1;
  const [above, below] = power >= 0 ? [size * 10n ** BigInt(power), bottom] : [size, bottom * 10n ** BigInt(-power)];
  let figures = nearest(above * 10n ** BigInt(places), below).toString();
  if (figures.length > places + 1) [figures, power] = [figures.slice(0, -1), power - 1];
  return `${figures[0]}.${figures.slice(1)}e${power > 0 ? '-' : '+'}${Math.abs(power)}`;
}

/** Halves away from zero. */
function nearest(top: bigint, bottom: bigint): bigint {
  return (2n * top + bottom) / (2n * bottom);
}

const FACTORS: Readonly<Record<string, string>> = {
  length: `
    m = 1, cm = 0.01, mm = 0.001, km = 1000, ft = 0.3048, in = 0.0254, yd = 0.9144, mi = 1609.344, nmi = 1852,
    um = 0.000001, nm = 0.000000001, dm = 0.1, fur = 201.168, ftm = 1.8288, au = 149597870700, ly = 9460730472580800,
    lea = 4828.032, point = 0.0254/72, pica = 0.0254/6, angstrom = 0.0000000001, light-second = 299792458`,
  weight: `
    kg = 1, g = 0.001, mg = 0.000001, lb = 0.45359237, oz = 0.028349523125, st = 6.35029318, ton = 1000, mt = 1000,
    short-ton = 907.18474, long-ton = 1016.0469088, ug = 0.000000001, ct = 0.0002, ozt = 0.0311034768`,
  area: `
    m2 = 1, cm2 = 0.0001, km2 = 1000000, ft2 = 0.09290304, in2 = 0.00064516, yd2 = 0.83612736, ac = 4046.8564224,
    ha = 10000, mi2 = 2589988.110336, mm2 = 0.000001, dm2 = 0.01, are = 100, cent = 40.468564224, bigha = 1337.803776`,
  volume: `
    m3 = 1, cm3 = 0.000001, L = 0.001, ml = 0.000001, gal-us = 0.003785411784, gal-uk = 0.00454609,
    qt = 0.000946352946, pt = 0.000473176473, cup = 0.0002365882365, fl-oz = 0.0000295735295625,
    tbsp = 0.00001478676478125, tsp = 0.00000492892159375, ft3 = 0.028316846592, in3 = 0.000016387064, dl = 0.0001,
    cl = 0.00001, qt-uk = 0.0011365225, pt-uk = 0.00056826125, fl-oz-uk = 0.0000284130625, cup-metric = 0.00025,
    bbl = 0.158987294928, mm3 = 0.000000001, dm3 = 0.001, km3 = 1000000000, yd3 = 0.764554857984,
    bu = 0.03523907016688, pk = 0.00880976754172`,
  speed: `
    mph = 0.44704, kph = 1/3.6, mps = 1, fps = 0.3048, knot = 1852/3600, kmps = 1000, min-km = 1000/60,
    min-mi = 1609.344/60, min-100m = 100/60`,
  pressure: `
    pa = 1, kpa = 1000, bar = 100000, psi = 4.4482216152605/0.00064516, atm = 101325, torr = 101325/760,
    mmhg = 133.322387415, hpa = 100, mpa = 1000000, inhg = 3386.388640341, kgf-cm2 = 98066.5,
    ksi = 4448.2216152605/0.00064516`,
  energy: `
    j = 1, kj = 1000, cal = 4.184, kcal = 4184, wh = 3600, kwh = 3600000, btu = 1055.05585262,
    ft-lb = 1.3558179483314004`,
  time: `
    s = 1, min = 60, h = 3600, day = 86400, week = 604800, month = 2629746, year = 31556952, ms = 0.001, us = 0.000001,
    ns = 0.000000001`,
  data: `
    b = 8, kb = 8000, mb = 8000000, gb = 8000000000, tb = 8000000000000, bit = 1, kbit = 1000, mbit = 1000000,
    gbit = 1000000000, kib = 8192, mib = 8388608, gib = 8589934592, tib = 8796093022208`,
  angle: `
    deg = 1, rad = 180/3.1415926535897932384626433832795028841972, grad = 0.9, arcmin = 1/60, arcsec = 1/3600,
    turn = 360, mrad = 0.18/3.1415926535897932384626433832795028841972`,
  // These factors are in kilometers per liter.
  'fuel-economy': 'mpg-us = 1.609344/3.785411784, l-100km = 100, km-l = 1, mpg-uk = 1.609344/4.54609, mi-l = 1.609344',
  'electric-car-efficiency': `
    mi-kwh = 1.609344, kwh-100km = 100, wh-mi = 1609.344, wh-km = 1000, mpge = 1.609344/33.7, kwh-100mi = 160.9344,
    km-kwh = 1`,
  power: `
    W = 1, kW = 1000, MW = 1000000, hp = 745.69987158227022, ps = 735.49875, btu-h = 1055.05585262/3600,
    ft-lb-s = 1.3558179483314004, ton-r = 12660670.23144/3600`,
  torque: `
    Nm = 1, kNm = 1000, Ncm = 0.01, lbf-ft = 1.3558179483314004, lbf-in = 1.3558179483314004/12,
    ozf-in = 1.3558179483314004/192, kgf-m = 9.80665, kgf-cm = 0.0980665`,
  // These factors are in bits per second.
  'data-rate': `
    bit-s = 1, kbit-s = 1000, mbit-s = 1000000, gbit-s = 1000000000, byte-s = 8, kb-s = 8000, mb-s = 8000000,
    gb-s = 8000000000, mib-s = 8388608`,
  frequency: `
    Hz = 1, kHz = 1000, MHz = 1000000, GHz = 1000000000, rpm = 1/60,
    rad-s = 1/6.2831853071795864769252867665590057683943, deg-s = 1/360`,
  'volume-flow': `
    m3-s = 1, m3-h = 1/3600, l-s = 0.001, l-min = 0.001/60, l-h = 0.001/3600, ml-min = 0.000001/60,
    gpm-us = 0.003785411784/60, gph-us = 0.003785411784/3600, gpm-uk = 0.00454609/60, cfm = 0.028316846592/60,
    cfs = 0.028316846592`,
  density: `
    kg-m3 = 1, g-cm3 = 1000, lb-ft3 = 0.45359237/0.028316846592, lb-in3 = 0.45359237/0.000016387064,
    lb-gal = 0.45359237/0.003785411784, lb-gal-uk = 0.45359237/0.00454609`,
  'linear-density': 'den = 1/9, dtex = 0.1, tex = 1, ne = 453592.37/768.096, metric-count = 1000',
  acceleration: 'm-s2 = 1, g0 = 9.80665, ft-s2 = 0.3048, cm-s2 = 0.01, mph-s = 0.44704, kph-s = 1/3.6',
  force: 'N = 1, kN = 1000, kgf = 9.80665, lbf = 4.4482216152605, dyn = 0.00001',
};

/** These are written by hand and independent of the catalog, so that tests find a wrong constant there. */
export const UNIT_DEFINITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(FACTORS).map(([category, factors]) => [
    category,
    Object.fromEntries(factors.split(',').map((factor) => factor.trim().split(' = '))) as Record<string, string>,
  ]),
);

/** Dividing the definition by the value gives the value in base units. */
export const RECIPROCALS: ReadonlySet<string> = new Set(
  'l-100km kwh-100km wh-mi wh-km kwh-100mi ne min-km min-mi min-100m metric-count'.split(' '),
);

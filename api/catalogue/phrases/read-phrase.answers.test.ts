import { describe, expect, test } from '@jest/globals';
import { equals, multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { allCategoryUnits } from '../generated/units/all-units.ts';
import { ambiguousNames } from './ambiguous-names.ts';
import { conversionText } from './conversion-text.ts';
import { readPhrase } from './read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

/** Results computed by hand from schoolbook definitions: `text = result unit`. Exact; a fraction if no decimal ends. */
const ANSWERS = `
how many oz in a gallon = 128 fl-oz
how many ounces in a quart = 32 fl-oz
how many ounces in a pint = 16 fl-oz
how many oz in a cup = 8 fl-oz
fl oz in a gallon = 128 fl-oz
gallon to oz = 128 fl-oz
2 gallons in pints = 16 pt
gallons to quarts = 4 qt
5 pints in quarts = 2.5 qt
how many cups in a pint = 2 cup
how many pints in a uk gallon = 8 pt-uk
20 oz in uk pints = 1 pt-uk
1 imperial pint in oz = 20 fl-oz-uk
2 us pints to oz = 32 fl-oz
3 tons to lbs = 6000 lb
1 ton to stone = 160 st
2 long tons in tons = 2.24 short-ton
16 us oz to lbs = 1 lb
16 imperial ounces to pounds = 1 lb
10 uk oz to uk pints = 0.5 pt-uk
30 minutes to degrees = 0.5 deg
1 degree to minutes = 60 arcmin
1 degree in seconds = 3600 arcsec
how many seconds in an arcminute = 60 arcsec
how many arcseconds in a minute = 60 arcsec
90 arcsec to min = 1.5 arcmin
120 s to arcmin = 2 arcmin
3600 s to deg = 1 deg
30 min 36 s to deg = 0.51 deg
45 deg 30 min to arcsec = 163800 arcsec
45° 30' to decimal degrees = 45.5 deg
90 minutes in seconds = 5400 s
30 minutes to hours = 0.5 h
5e3m to km = 5 km
1.5e3m in km = 1.5 km
2E-3m to mm = 2 mm
1 000 m in km = 1 km
2 000 m in km = 2 km
2k by 3k feet in acres = 6000000/43560 ac
2k + 3k ft to yd = 5000/3 yd
5k + 400 m to m = 5400 m
2k x 3k in m2 = 6000000 m2
5 uk pounds in oz = 80 oz
mpg 30 to km/l = 48280320000/3785411784 km-l
kg 70 in g = 70000 g
F 212 to C = 100 C
cm 254 to in = 100 in
dozen ft in m = 3.6576 m
half cup in tbsp = 8 tbsp
hundred ft in m = 30.48 m
hundred thousand m in km = 100 km
thousand mm in m = 1 m
a dozen inches in ft = 1 ft
3 dozen feet in yards = 12 yd
pi radians to degrees = 180 deg
π rad in degrees = 180 deg
π/2 rad in deg = 90 deg
2π rad in turns = 1 turn
3pi/4 rad to degrees = 135 deg
3*pi/4 rad to degrees = 135 deg
1/3 pi rad in degrees = 60 deg
2 pi radians in degrees = 360 deg
1 fortnight in days = 14 day
a fortnight in weeks = 2 week
two fortnights in days = 28 day
how many days in a fortnight = 14 day
a decade in years = 10 year
3 decades in months = 360 month
how many years in a century = 100 year
half a century in years = 50 year
a century and a half in years = 150 year
a fortnight and a half in days = 21 day
two millennia in years = 2000 year
1000 mb in bar = 1 bar
1 bar in mb = 1000 hpa
26 miles 385 yards in m = 42194.988 m
three feet 11 and three quarter inches in mm = 1212.85 mm
5' 7½” in cm = 171.45 cm
two point oh five meters in cm = 205 cm
2 pounds 3 ounces in oz = 35 oz
11 stone 7 in lbs = 161 lb
3/16" to mm = 4.7625 mm
1-1/8" in mm = 28.575 mm
.001 in to mm = 0.0254 mm
375 F in C = 1715/9 C
38.5 C in F = 101.3 F
0.5 mg in mcg = 500 ug
37,5 °C in °F = 99.5 F
2,5 kg in g = 2500 g
1.000,5 kg in g = 1000500 g
two and a half liters in ml = 2500 ml
convert one hundred and eighty pounds to ounces = 2880 oz
five hundred twelve megabytes in gigabytes = 0.512 gb
2^10 b in kb = 1.024 kb
1h30 to s = 5400 s
2 weeks + 3 days in hours = 408 h
1 tb in gb = 1000 gb
cups in 3 quarts = 12 cup
5.5 ft in ft and in = 5.5 ft
5 ft 3 in to decimal feet = 5.25 ft
2h 30m in decimal hours = 2.5 h
68 in in ft and in = 17/3 ft
5 MJ to kWh = 25/18 kwh
MJ to kJ = 1000 kj
2.5M miles to km = 4023360 km
2.5m miles to km = 4023360 km
2bn km in m = 2000000000000 m
5M to cm = 500 cm
10.46° to dms = 10.46 deg
1.5 h in hms = 1.5 h
5 dms to m = 0.5 m
45 deg 30 to dms = 45.5 deg
feet in each mile = 5280 ft
how many feet in every mile = 5280 ft
5 ft each in m = 1.524 m
20 C to F and K = 68 F
5 ft to m and yd = 1.524 m
12 x 15 ft = 16.7225472 m2
12 x 15 ft in m2 = 16.7225472 m2
2x4 in = 51.6128 cm2
2 x 3 x 4 m in L = 24000 L
1 cup of water in ml = 236.5882365 ml
cup and a half of milk in ml = 354.88235475 ml
3 tbsp of butter in tsp = 9 tsp
10 gallons of gas in pints = 80 pt
12' x 15' in m2 = 16.7225472 m2
10 ft × 12 ft = 11.1483648 m2
12'6" x 15' in sq ft = 187.5 ft2
2 x 3 x 4 ft in ft3 = 24 ft3
20 cm x 30 cm x 10 cm in liters = 6 L
3*4 ft in m = 3.6576 m
4 x 250 ml in liters = 1 L
half of 6 feet in m = 0.9144 m
a third of twelve inches in cm = 10.16 cm
one over sixty-four inch in mm = 0.396875 mm
twentyfive miles in km = 40.2336 km
five point five million miles in km = 8851392 km
5 and 5 sixteenths inches to mm = 134.9375 mm
a half-dozen inches in ft = 0.5 ft
5 galxxns to liters = 18.92705892 L
1:59 min to s = 119 s
5 cubic yards to cubic meters = 3.82277428992 m3
5 cu yd in cubic feet = 135 ft3
5 mm3 to ml = 0.005 ml
2 dm³ in liters = 2 L
1 km3 in m3 = 1000000000 m3
500 sq mm to cm2 = 5 cm2
3 dm² in m² = 0.03 m2
100 ms to s = 0.1 s
5 us in ms = 0.005 ms
5 microseconds in ns = 5000 ns
1 km/s to m/s = 1000 mps
1 km per second in kph = 3600 kph
2 kg/cm² to bar = 1.96133 bar
2 kgf/cm2 to kPa = 196.133 kpa
36 ksi to psi = 36000 psi
3m x 4m in square meters = 12 m2
3m x 40 cm in cm2 = 12000 cm2
3m wide by 4m long in m2 = 12 m2
10 ft long by 2 ft wide by 3 ft deep in ft3 = 60 ft3
5 ㎡ to cm2 = 50000 cm2
5 ㎏ in g = 5000 g
100 ㏄ to ml = 100 ml
5 ㎧ to km/h = 18 kph
1¹⁄₂ in to mm = 38.1 mm
(5 ft to m) = 1.524 m
(5 ft) to m = 1.524 m
“5 kg” to g = 5000 g
'5 ft to m = 1.524 m
5 ft to m :) = 1.524 m
5 ft to m… = 1.524 m
3 in = x cm = 7.62 cm
x cm = 3 in = 7.62 cm
i'm 5'7" what's that in cm = 170.18 cm
4 Mio m to km = 4000 km
3 Mrd. bytes to GB = 3 gb
5 kg en g = 5000 g
π/6 to degrees = 30 deg
2π in degrees = 360 deg
1 g·cm⁻³ to kg/m3 = 1000 kg-m3
9 kg m⁻³ to g/cm3 = 0.009 g-cm3
1 lb of ground beef in oz = 16 oz
23kg baggage in g = 23000 g
2 cups of blueberries in tbsp = 32 tbsp
`;

const ASKED_BACK = `
5 to 10 kg in lbs | 5 kilograms in pounds
5-10 kg in lbs | 5 kilograms in pounds
2 or 3 miles in km | 2 miles in kilometers
-5 to 10 C in F | −5 degrees Celsius in degrees Fahrenheit
gallons in a gallon | 1 US gallon in UK gallons
century to decade | 1 century in years
5 lb in lbf | 5 pounds in kilograms
1013 mb to hPa | 1013 hectopascals in inches of mercury
3 oz to fl oz | 3 UK fluid ounces in US fluid ounces
3 cups to c | 3 US cups in metric cups
5 Mg to g | 5 milligrams in grams
5 Mm to in | 5 millimeters in inches
1 Tb to GB | 1 terabit in gigabytes
1 Tb in tsp | 1 US tablespoon in US teaspoons
5 mB to GB | 5 megabytes in gigabytes
5 pm to mm | 5 picometers in millimeters
2x4 in mm | 2 inches in millimeters
0x10 m to ft | 0 meters in feet
5 11 in cm | 5 feet 11 inches in centimeters
5 11 | 5 feet 11 inches in centimeters
2 cups of milk | 2 US cups in milliliters
1 liter of water in kg |
two thou in mm | 1/500 inch in millimeters
1 r to degrees | 1 degree Rankine in degrees Fahrenheit
3000 m altitude in ft | 3000 meters in feet
12 oz beer to ml | 12 US fluid ounces in milliliters
2 barrels of beer in gallons | 2 oil barrels in US gallons
1 oz gold in grams | 1 troy ounce in grams
1 cup japanese in ml | 1 US cup in milliliters
10 m - 3 m to ft |
5…10 km in m |
1 kWh in MJ | 1 kilowatt hour in kilojoules
5 thou in mm | 1/200 inch in millimeters
30 days in fortnights | 30 days in weeks
2 cups flour in grams |
1 cup minus 1 tbsp in ml |
12 V in mV |
1 Pfund in g | 1 pound in grams
50 Nm in J | 50 newton meters in pound-feet
thousand thousand m in km |
2 pi m to ft |
`;

const linesOf = (text: string, separator: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf(separator);
      return { text: line.slice(0, at).trim(), expected: line.slice(at + separator.length).trim() };
    });

function number(text: string): Rational {
  const [over = '', under] = text.split('/');
  return under === undefined
    ? rationalFromDecimal(over)
    : multiply(rationalFromDecimal(over), rational(1n, BigInt(under)));
}

describe('the box answers', () => {
  test.each(linesOf(ANSWERS, ' = '))('$text with $expected', ({ text, expected }) => {
    const [value = '', unit] = expected.split(' ');
    const found = read(text);
    expect(found.kind === 'conversion' && found.to.unit.id).toBe(unit);
    expect(found.kind === 'conversion' && equals(found.result, number(value))).toBe(true);
  });

  test.each(linesOf(ASKED_BACK, ' |'))('$text with a question and $expected', ({ text, expected }) => {
    const found = read(text);
    expect(found.kind).toBe('not-understood');
    expect(found.alternatives[0]?.label ?? '').toBe(expected);
  });

  test.each([
    ['5 kW in kWh', /Power is energy per time/],
    ['5 m/s to m/s2', /how much a speed changes per second/],
    ['5 gpm to gallons', /A flow is a volume per time/],
    ['50 Hz in seconds', /1 divided by the frequency/],
    ['50 Nm in J', /torque a force across a lever/],
    ['10 N to Nm', /the length of its lever/],
    ['1 kWh in MJ', /“MJ” isn’t a unit we convert to: type kilojoules\. One megajoule is 1000 kilojoules\./],
    ['5 kg to megagrams', /One megagram is 1 tonne\./],
    ['5 TB in exabytes', /One exabyte is 1,000,000 terabytes\./],
    ['200 hp to lb-ft', /Horsepower measures power and pound-feet measure torque/],
    ['5 Mg to g', /megagrams/],
    ['100 Mbps to MB', /amount of data per second/],
    ['3 amps', /electrical unit/],
    ['5 usd in eur', /money/],
    ['$5 to €', /“€” is money/],
    ['£20', /“£” is money/],
    ['1 liter of water in kg', /“water” weighs about 1 kilogram a liter/],
    ['2 cups flour in grams', /a cup’s weight depends on what’s in it/],
    ['5 poundals to N', /“poundals” isn’t/],
    ['1 kip to lbf', /“kip” isn’t/],
    ['2 ks to min', /“ks” isn’t/],
    ['2 tons refrigeration to kW', /“refrigeration” isn’t/],
    ['1 drop of water in ml', /“drop” isn’t/],
    ['a knob of butter in g', /“knob” isn’t/],
    ['1 inch of water in kPa', /Inches measure length/],
    ['5 pounds sterling in kg', /“sterling” is money/],
    ['5 to m', /“5” has no unit/],
    ['10 m - 3 m to ft', /looks like a range/],
  ])('%s with an explanation', (text, message) => {
    const found = read(text);
    expect(found.kind === 'not-understood' && found.message).toMatch(message);
  });

  test('with US units if US and UK units are both possible', () => {
    // `uk oz` explicitly names a UK unit.
    const foreign = ['gal-uk', 'qt-uk', 'pt-uk', 'fl-oz-uk', 'mpg-uk', 'gpm-uk', 'lb-gal-uk', 'cup-metric'];
    const names = ambiguousNames
      .filter(({ name, units }) => name !== 'UK ounce' && units.some(({ id }) => foreign.includes(id)))
      .map(({ spellings }) => spellings[0]!.replaceAll('-', ' '));
    const others = ['ml', 'liters', 'cubic inches', 'tbsp', 'km/l', ...names];
    const texts = names.flatMap((name) =>
      others.flatMap((other) => [`3 ${name} to ${other}`, `3 ${other} to ${name}`, `how many ${other} in a ${name}`]),
    );
    const wrong = texts.filter((text) => {
      const found = read(text);
      return found.kind === 'conversion' && [found.from.unit.id, found.to.unit.id].some((id) => foreign.includes(id));
    });
    expect(wrong).toEqual([]);
  });
});

describe('a text without a target gets a unit that people use', () => {
  test.each([
    ['5 ml', '5 milliliters in US teaspoons'],
    ['30 ml', '30 milliliters in US tablespoons'],
    ['250 ml', '250 milliliters in US cups'],
    ['2000 calories', '2000 kilocalories in kilojoules'],
    ['50 calories', '50 calories in joules'],
    ['2000 calories to joules', '2000 calories in joules'],
  ])('%s is %s', (text, reading) => {
    expect(read(text)).toMatchObject({ kind: 'conversion', reading });
  });
});

describe('several results', () => {
  const also = (text: string) => {
    const found = read(text);
    return found.kind === 'conversion' ? found.also?.map(conversionText) : found.message;
  };

  test('answer several targets', () => {
    expect(read('70 kg in lb and stone')).toMatchObject({
      reading: '70 kilograms in pounds and stone',
      to: { unit: { id: 'lb' } },
      alternatives: [],
    });
    expect(also('70 kg in lb and stone')).toEqual(['≈ 11.0231 stone']);
  });

  test('are an area and its sides', () => {
    expect(also('12 x 15 ft')).toEqual(['3.6576 meters', '4.572 meters']);
    expect(also('12 x 15 ft in m2')).toBeUndefined();
    expect(also('4 x 250 ml')).toBeUndefined();
  });

  test('are all sides in another length', () => {
    expect(read('22 x 14 x 9 inches to cm')).toMatchObject({
      reading: '22 inches × 14 inches × 9 inches in centimeters',
    });
    expect(also('22 x 14 x 9 inches to cm')).toEqual(['35.56 centimeters', '22.86 centimeters']);
    expect(also('2"x4" in mm')).toEqual(['101.6 millimeters']);
  });

  test('are not there for one target', () => {
    expect(also('70 kg in lb')).toBeUndefined();
    expect(also('5 ft 3 in to cm')).toBeUndefined();
  });
});

describe('alternatives', () => {
  const labels = (text: string) => read(text).alternatives.map(({ label }) => label);

  test.each(['5 ft to m', '5 m to ft', '5 miles to km', '1,5 km in feet', '3 yards in m'])(
    'of "%s" are all plausible',
    (text) => {
      expect(labels(text).filter((label) => /mile/.test(label) && !/^5 miles/.test(label))).toEqual([]);
    },
  );

  test("are other targets for a person's height in feet and inches", () => {
    expect(read('170 cm')).toMatchObject({ kind: 'conversion', reading: '170 centimeters in feet and inches' });
    expect(labels('170 cm')).toEqual(['170 centimeters in inches', '170 centimeters in meters']);
    expect(read('30 cm')).toMatchObject({ kind: 'conversion', reading: '30 centimeters in inches' });
  });

  test('use the singular after one', () => {
    expect(read('1 mile').alternatives[0]).toEqual({
      q: '1 nautical mile to kilometers',
      label: '1 nautical mile in kilometers',
    });
  });
});

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

test.each(
  INHERITED.flatMap((word) => [
    word,
    `5 ${word}`,
    `5 ${word} to m`,
    `5 ft to ${word}`,
    `${word} 5 to m`,
    `how many ${word} in a mile`,
    `how many feet in a ${word}`,
    `a ${word} in m`,
    `5 ft 3 ${word}`,
    `half ${word}`,
    `${word} hundred feet in m`,
    `5 ft ${word} m`,
  ]),
)('"%s" is refused like any unknown word', (text) => {
  expect(read(text)).toMatchObject({ kind: 'not-understood' });
});

test('a difference of zero may be a range, so the box asks', () => {
  expect(readPhrase('5 - 5 ft in m', allCategoryUnits)).toMatchObject({
    code: 'UNCLEAR',
    message: 'That looks like a range. Convert one value at a time.',
  });
});

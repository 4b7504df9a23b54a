import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convert } from '../engine/convert.ts';
import { equals, rationalFromDecimal } from '../engine/rational.ts';
import { allCategoryUnits } from '../categories/all-units.ts';
import { RUNS, sample } from '../testing/sample.ts';
import { ambiguousNames } from './names/ambiguous-names.ts';
import { conversionText, decimalText, exactText } from './words/conversion-text.ts';
import { readPhrase } from './read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);
const units = allCategoryUnits.flatMap((category) => category.units);

/** Pieces are separated by spaces. `_` is a space within a piece. */
const PIECES =
  `5 3 12 1/2 ½ 1,500 1.5 0 99999 e5 pi π rad dozen fortnight MJ Mg flour or ft in m to a mile half and cup oz
  c f ° ' " - + * / ( ) ^ ² h 30 min 1:30 how_many what_is square per us uk gallons degrees k t b MB killometer yars × x
  = ? , . and_a_half quarter of hundred twenty minus st lb kg long please from m/s ft_in <b> NaN ; 🍕 ٣`
    .split(/\s+/)
    .map((piece) => piece.replaceAll('_', ' '))
    .concat('\u202e', '\0');
const phrase = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' ', ' ')), { maxLength: 60 })
  .map((pieces) => pieces.flat().join(''));

describe('the reading of a phrase', () => {
  test.each([
    [`5'3" in cm`, '5 feet 3 inches in centimeters', '160.02 centimeters'],
    ['1 mile in km', '1 mile in kilometers', '≈ 1.60934 kilometers'],
    ['1½ in to mm', '1 1/2 inches in millimeters', '38.1 millimeters'],
    ['170 cm to ft in', '170 centimeters in feet and inches', '≈ 5 ft 6 15/16 in'],
    ['pi rad to degrees', 'π radians in degrees', '180 degrees'],
    ['2 pi radians to turns', '2 π radians in turns', '1 turn'],
    ['-5 ft 3 in + 2 in to in', '−5 feet 3 inches plus 2 inches in inches', '-61 inches'],
    ['1234567.4 m in ft', '1234567.4 meters in feet', '≈ 4050418 feet'],
    ['1 light year in km', '1 light-year in kilometers', '≈ 9.46073 × 10¹² kilometers'],
    ['2bn km in m', '2000000000 kilometers in meters', '2 × 10¹² meters'],
    ['killometers to miles', '1 kilometer in miles (“killometers” read as kilometers)', '≈ 0.621371 miles'],
  ])('shows "%s" as %s', (text, reading, result) => {
    const found = read(text);
    expect(found).toMatchObject({ kind: 'conversion', reading });
    expect(found.kind === 'conversion' && conversionText(found)).toBe(result);
  });

  test('is exact', () => {
    const found = read('1/3 ft in m');
    expect(found.kind === 'conversion' && exactText(found.result)).toBe('0.1016');
    const feet = read('1 m in ft');
    expect(feet.kind === 'conversion' && exactText(feet.result)).toBe('1250/381');
    expect(feet.kind === 'conversion' && decimalText(feet.result)).toEqual({
      decimal: '3.2808398950131233596',
      isExact: false,
    });
  });

  test('is the first meaning of each ambiguous name, with the others as alternatives', () => {
    const left = ambiguousNames
      .filter(({ isOpen }) => !isOpen)
      .flatMap(({ name, spellings, units: meanings }) => {
        const known = meanings.filter(({ id, isRare }) => !isRare && units.some((unit) => unit.id === id));
        const found = read(`7 ${spellings.split(' ')[0]!.replaceAll('-', ' ')}`);
        return found.kind === 'conversion' &&
          found.from.unit.id === known[0]!.id &&
          found.alternatives.length >= known.length - 1
          ? []
          : [name];
      });
    expect(left).toEqual([]);
  });

  test('finds each unit by its name in every category', () => {
    const pairs = allCategoryUnits.flatMap(({ units }) =>
      units.flatMap((from) => units.filter((to) => to !== from).map((to) => [from, to] as const)),
    );
    const wrong = sample(pairs, 8).filter(([from, to]) => {
      const found = read(`7.25 ${from.plural} to ${to.plural}`);
      return (
        found.kind !== 'conversion' ||
        found.from.unit !== from ||
        found.to.unit !== to ||
        !equals(found.result, convert(rationalFromDecimal('7.25'), from, to))
      );
    });
    expect(wrong.map(([from, to]) => `${from.id} ${to.id}`)).toEqual([]);
  });
});

describe('a unit converted to itself', () => {
  test('never changes its number, by symbol or by name', () => {
    const texts = units.flatMap(({ symbol, plural }) => [`7 ${symbol} to ${plural}`, `7 ${plural} to ${symbol}`]);
    const others = texts.filter((text) => {
      const found = read(text);
      return found.kind === 'conversion' || !/Pick a different unit|Which do you mean/.test(found.message);
    });
    expect(others).toEqual([]);
  });

  test.each([
    ['500 Cal to kcal', '500 calories in kilocalories'],
    ['8 B to B', '8 bytes in bits'],
    ['nm to nm', '1 nanometer in nautical miles'],
    ['1 Mb to Mb', '1 megabit in megabytes'],
    ['5 tons to tons', '5 short tons in tonnes'],
    ['7 gallons to gallons', '7 US gallons in UK gallons'],
    ['5 C to C', '5 degrees Celsius in degrees Fahrenheit'],
    ['2 T to tablespoons', '2 US teaspoons in US tablespoons'],
  ])('"%s" offers the other meaning of the name only as an alternative: %s', (text, alternative) => {
    expect(read(text)).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('Pick a different unit'),
      alternatives: expect.arrayContaining([{ q: expect.any(String), label: alternative }]),
    });
  });
});

describe('a phrase that cannot be converted', () => {
  test.each([
    ['', 'EMPTY', /Type what to convert/],
    ['x'.repeat(201), 'TOO_LONG', /200 characters/],
    [`${'9'.repeat(150)} m`, 'OUT_OF_RANGE', /too large or too small/],
    ['10\u0000 ft to m', 'UNCLEAR', /We couldn’t read/],
    ['${5*3} ft', 'UNKNOWN_UNIT', /is money/],
    ['5️⃣ ft to m', 'UNCLEAR', /We couldn’t read/],
  ])('is rejected with a code: "%s" (%s)', (text, code, message) => {
    expect(read(text)).toMatchObject({ kind: 'not-understood', code, message: expect.stringMatching(message) });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'])(
    'is rejected like any unknown word if it contains %s',
    (word) => {
      const texts = [
        word,
        `5 ${word}`,
        `5 ft to ${word}`,
        `how many ${word} in a mile`,
        `5 ft 3 ${word}`,
        `${word} hundred feet in m`,
        `5 ft ${word} m`,
      ];
      expect(texts.filter((text) => read(text).kind !== 'not-understood')).toEqual([]);
    },
  );
});

test('the search box uses US units if US and UK units are both possible', () => {
  // `uk oz` explicitly names a UK unit.
  const foreign = ['gal-uk', 'qt-uk', 'pt-uk', 'fl-oz-uk', 'mpg-uk', 'gpm-uk', 'lb-gal-uk', 'cup-metric'];
  const names = ambiguousNames
    .filter(({ name, units }) => name !== 'UK ounce' && units.some(({ id }) => foreign.includes(id)))
    .map(({ spellings }) => spellings.split(' ')[0]!.replaceAll('-', ' '));
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

describe('a phrase with several results', () => {
  const also = (text: string) => {
    const found = read(text);
    return found.kind === 'conversion' ? found.also?.map(conversionText) : found.message;
  };

  test('has one result for each target', () => {
    expect(read('70 kg in lb and stone')).toMatchObject({
      reading: '70 kilograms in pounds and stone',
      to: { unit: { id: 'lb' } },
      alternatives: [],
    });
    expect(also('70 kg in lb and stone')).toEqual(['≈ 11.0231 stone']);
  });

  test('has an area and the length of its sides', () => {
    expect(also('12 x 15 ft')).toEqual(['3.6576 meters', '4.572 meters']);
    expect(also('12 x 15 ft in m2')).toEqual(also('12 x 15 ft'));
    expect(also('3 m x 12 ft in m2')).toEqual(['3.6576 meters']);
    expect(also('12 x 15 ft in acres')).toBeUndefined();
    expect(also('4 x 250 ml')).toBeUndefined();
    expect(also('70 kg in lb')).toBeUndefined();
  });

  test('has the length of every side in another unit', () => {
    expect(read('22 x 14 x 9 inches to cm')).toMatchObject({
      reading: '22 inches × 14 inches × 9 inches in centimeters',
    });
    expect(also('22 x 14 x 9 inches to cm')).toEqual(['35.56 centimeters', '22.86 centimeters']);
    expect(also('2"x4" in mm')).toEqual(['101.6 millimeters']);
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

  test('use the singular after the number one', () => {
    expect(read('1 mile').alternatives[0]).toEqual({
      q: '1 nautical mile to kilometers',
      label: '1 nautical mile in kilometers',
    });
  });
});

describe('any phrase', () => {
  test('gets a response without an exception, and each alternative has a different reading', () => {
    fc.assert(
      fc.property(phrase, (text) => {
        for (const { q, label } of read(text).alternatives)
          expect(read(q)).toMatchObject({ kind: 'conversion', reading: label });
      }),
      { numRuns: RUNS, examples: [['1/2e5m/s']] },
    );
  });

  test('made of arbitrary characters gets a response without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 220 }), (text) =>
        ['conversion', 'not-understood'].includes(read(text).kind),
      ),
      { numRuns: RUNS },
    );
  });

  test.each(
    [
      'in |5 |a |m |( |5 ft |1/2 |and |= |- |how many |what is |half |1:30 |ft in |a mile and a half |5\'3" |5 m + |^2 |²',
      'killometer |m/s |square |9^9^|((((|5 to |pi |2 pi/|dozen |a fortnight |5 MJ |mpg 30 |gallons |5 MJ + |5 decades ',
      '5 gal 3 pt |hundred and |twenty-|5 ft x |- - |to F and K |one hundred thousandths |half of |5 min/km |3 (5 oz) ',
    ].flatMap((pieces) => pieces.split('|')),
  )('that repeats "%s" takes less time than 300 common questions', (piece) => {
    // Texts with too many words are rejected unread, so test several lengths.
    const texts = [30, 60, 90, 120, 150, 190].map((length) => `${piece.repeat(200).slice(0, length)} 5 ft to m`);
    expect(texts.filter((text) => !takesAtMost(limit, text.slice(-200)))).toEqual([]);
  });
});

const toTime = (action: () => void) => {
  const start = performance.now();
  action();
  return performance.now() - start;
};
const common = 'how many centimeters are there in 5 feet 3 and a half inches please';
const limit = toTime(() => {
  for (let run = 0; run < 300; run += 1) read(common);
});

/** Repeats slow readings, because an interruption can delay them. */
function takesAtMost(most: number, text: string): boolean {
  return Array.from({ length: 5 }).some(() => toTime(() => read(text)) < most);
}

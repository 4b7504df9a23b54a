import { describe, expect, test } from '@jest/globals';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { readPhrase } from '../read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

/** Powers of ten from the SI Brochure, table 7. */
const PREFIXES = Object.entries({
  giga: 9,
  mega: 6,
  kilo: 3,
  hecto: 2,
  deca: 1,
  deci: -1,
  centi: -2,
  milli: -3,
  micro: -6,
  nano: -9,
  pico: -12,
});
const ROOTS = 'meter gram liter pascal joule calorie newton bar byte bit watt newton-meter watt-hour'.split(' ');

describe('a name with a metric prefix', () => {
  test('is read as its power of ten or rejected', () => {
    const wrong = ROOTS.flatMap((root) =>
      PREFIXES.flatMap(([prefix, exponent]) => {
        const name = root.replace('-', ' ');
        const text = `7 ${prefix}${name}s to ${name}s`;
        const found = read(text);
        if (found.kind === 'not-understood') return [];
        const { numerator, denominator } = found.result;
        const [over, under] = exponent > 0 ? [7n * 10n ** BigInt(exponent), 1n] : [7n, 10n ** BigInt(-exponent)];
        return numerator * under === over * denominator ? [] : [text];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a symbol that means a different unit in the opposite case', () => {
  test.each([
    ['3 Mbar to bar', '3 megabars in bar', '3 hectopascals in bar'],
    ['5 mJ to J', '5 millijoules in joules', '5 megajoules in joules'],
    ['5 mj to J', '5 megajoules in joules', '5 millijoules in joules'],
    ['5 MWh to kWh', '5 megawatt hours in kilowatt hours', '5 milliwatt hours in kilowatt hours'],
    ['5 mHz to kHz', '5 millihertz in kilohertz', '5 megahertz in kilohertz'],
    ['5 mN to N', '5 millinewtons in newtons', '5 meganewtons in newtons'],
    ['500 mW to W', '500 milliwatts in watts', '500 megawatts in watts'],
    ['200 mNm to Nm', '200 millinewton meters in newton meters', '200 meganewton meters in newton meters'],
    ['2 Mib to MB', '2 mebibits in megabytes', '2 mebibytes in megabytes'],
    ['5 Mb to MB', '5 megabits in megabytes', '5 megabytes in megabits'],
  ])('in "%s" is read as %s, with the other meaning as an alternative', (text, reading, other) => {
    expect(read(text)).toMatchObject({
      kind: 'conversion',
      reading,
      alternatives: expect.arrayContaining([expect.objectContaining({ label: other })]),
    });
  });

  test.each([
    ['3 mbar to bar', '3 hectopascals in bar'],
    ['5 mg to g', '5 milligrams in grams'],
    ['5 MPa to bar', '5 megapascals in bar'],
  ])('in its usual case, as in "%s", is read as %s', (text, reading) => {
    expect(read(text)).toMatchObject({ kind: 'conversion', reading });
  });

  test.each(['5 Mg to g', '5 Mm to km', '5 ML to L', '5 Mt to kg', '5 Tb to GB'])(
    'in "%s" makes the site ask which of two units is meant',
    (text) => {
      const found = read(text);
      expect(found.kind).toBe('not-understood');
      expect(found.alternatives).toHaveLength(2);
    },
  );
});

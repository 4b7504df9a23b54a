import { describe, expect, test } from '@jest/globals';
import { catalog } from '../catalog.ts';
import { generatedFaqs } from './generated-faqs.ts';

const all = catalog.conversions().map(({ slug }) => {
  const { from, to } = catalog.findConversion(slug)!;
  return { slug, from, to, faqs: generatedFaqs(from, to) };
});

function answerTo(slug: string, question: string): string | undefined {
  return all.find((pair) => pair.slug === slug)?.faqs.find((faq) => faq.question === question)?.answer;
}

test('the first question about each pair is how to convert', () => {
  for (const { from, to, faqs } of all) {
    const [given, wanted] = from.category === 'temperature' ? [from.name, to.name] : [from.plural, to.plural];
    expect(faqs[0]?.question).toBe(`How do I convert from ${given} to ${wanted}?`);
  }
});

test('each pair has one to four questions without duplicates', () => {
  for (const { faqs } of all) {
    expect(faqs.length).toBeGreaterThanOrEqual(1);
    expect(faqs.length).toBeLessThanOrEqual(4);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
  }
});

test('every pair has distinct questions and answers', () => {
  expect(new Set(all.map(({ faqs }) => JSON.stringify(faqs))).size).toBe(all.length);
});

test('no answer contains undefined, NaN, or an object', () => {
  const text = JSON.stringify(all.map(({ faqs }) => faqs));
  expect(text).not.toMatch(/undefined|NaN|Infinity|null|\[object|\de[+-]?\d|-0[ ,.]| {2}/);
});

describe('generated questions', () => {
  test.each([
    ['km-to-miles', 'How many kilometers are in a mile?', 'A mile is exactly 1.609344 kilometers.'],
    ['feet-to-inches', 'How many inches are in a foot?', undefined],
    [
      'inches-to-feet',
      'How do I convert from inches to feet?',
      'To convert inches to feet, multiply by 0.0833333, or divide by 12. For example, 120 inches is 10 feet.',
    ],
    [
      'bar-to-psi',
      'How do I convert from bar to pounds per square inch?',
      'To convert bar to pounds per square inch, multiply by 14.5038. For example, 10 bar is 145.038 pounds per square inch.',
    ],
    [
      'mm-to-km',
      'How do I convert from millimeters to kilometers?',
      'To convert millimeters to kilometers, multiply by 0.000001, or divide by 1,000,000: move the decimal ' +
        'point six places to the left. For example, 2,500,000 millimeters is 2.5 kilometers.',
    ],
    [
      'tb-to-bytes',
      'How do I convert from terabytes to bytes?',
      'To convert terabytes to bytes, multiply by 10¹²: move the decimal point 12 places to the right. For example, 2.5 terabytes is 2,500,000,000,000 bytes.',
    ],
    [
      'feet-per-second-to-mph',
      'How many feet per second is one mile per hour?',
      'One mile per hour is 1.46667 feet per second.',
    ],
    ['foot-pounds-to-kj', 'Why do European labels say 8400 kJ and 2000 kcal?', undefined],
    [
      'fahrenheit-to-celsius',
      'How do I convert from Fahrenheit to Celsius?',
      'Use the formula (°F − 32) × 5/9 = °C. For example, 50 °F is 10 °C.',
    ],
    [
      'miles-to-km',
      'Can I estimate kilometers from miles in my head?',
      'Yes: multiply by 8 and divide by 5. 50 miles comes out to 80 kilometers. ' +
        'The actual value is 80.467 kilometers; the estimate is always about 0.6 percent low.',
    ],
    [
      'tonnes-to-metric-tons',
      'Is a tonne the same as a metric ton?',
      'Yes: a tonne is exactly a metric ton. Only the names differ.',
    ],
    [
      'kelvin-to-fahrenheit',
      'At what temperature do Kelvin and Fahrenheit show the same number?',
      '574.5875 K is 574.5875 °F. Everywhere else the two numbers differ.',
    ],
    [
      'rankine-to-celsius',
      'At what temperature do Rankine and Celsius show the same number?',
      'Never: the numbers would meet only below absolute zero.',
    ],
    [
      'fahrenheit-to-celsius',
      'How many degrees Celsius is a difference of 10 degrees Fahrenheit?',
      'A difference of 10 °F is a difference of 5.55556 °C. For a difference, only the size of a degree matters, not where the scale starts.',
    ],
    [
      'fahrenheit-to-celsius',
      'What is absolute zero in Fahrenheit and in Celsius?',
      'Absolute zero, below which nothing can be cooled, is −459.67 °F or −273.15 °C.',
    ],
    [
      'radians-to-degrees',
      'How do I convert from radians to degrees?',
      'Use the formula radians × 180/π = degrees. For example, 2 radians is 114.592 degrees.',
    ],
    [
      'torr-to-mmhg',
      'How many torr are in a millimeter of mercury?',
      'There are 1.00000014 torr in a millimeter of mercury.',
    ],
  ])('%s: %s', (slug, question, answer) => {
    expect(answerTo(slug, question)).toBe(answer);
  });
});

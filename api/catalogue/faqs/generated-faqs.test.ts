import { describe, expect, test } from '@jest/globals';
import { catalogue } from '../catalogue.ts';
import { generatedFaqs } from './generated-faqs.ts';

const all = catalogue.conversions().map(({ slug }) => {
  const { from, to } = catalogue.findConversion(slug)!;
  return { slug, from, to, faqs: generatedFaqs(from, to) };
});

function answerTo(slug: string, question: string): string | undefined {
  return all.find((pair) => pair.slug === slug)?.faqs.find((faq) => faq.question === question)?.answer;
}

test('every pair begins with how to convert from one to the other', () => {
  for (const { from, to, faqs } of all) expect(faqs[0]?.question).toBe(`How do I convert from ${from.name} to ${to.name}?`);
});

test('every pair has at least three questions, each asked once', () => {
  for (const { faqs } of all) {
    expect(faqs.length).toBeGreaterThanOrEqual(3);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
  }
});

test('no two pairs have the same questions and answers', () => {
  expect(new Set(all.map(({ faqs }) => JSON.stringify(faqs))).size).toBe(all.length);
});

test('nothing that is no text shows in an answer', () => {
  const text = JSON.stringify(all.map(({ faqs }) => faqs));
  expect(text).not.toMatch(/undefined|NaN|Infinity|null|\[object|\de[+-]?\d|-0[ ,.]| {2}/);
});

describe('what people ask', () => {
  test.each([
    ['km-to-miles', 'What is a marathon in miles?', 'A marathon is 42.195 kilometers, which is 26.2188 miles.'],
    ['inches-to-feet', 'How many inches are in a foot?', 'A foot is exactly 12 inches.'],
    ['feet-to-inches', 'How many inches are in a foot?', 'A foot is exactly 12 inches.'],
    ['inches-to-feet', 'How do I convert from Inches to Feet?',
      'To convert inches to feet, multiply by 0.0833333 or divide by 12; dividing is exact. For example, 10 inches is 0.833333 feet.'],
    ['cm-to-meters', 'How do I convert from Centimeters to Meters?',
      'To convert centimeters to meters, multiply by 0.01 or divide by 100. For example, 10 centimeters is 0.1 meters.'],
    ['miles-to-km', 'Can I estimate kilometers from miles in my head?',
      'Yes: multiply by 8 and divide by 5. 50 miles then come out at 80 kilometers; the true figure is 80.4672 kilometers. ' +
      'The estimate is always about 0.6 percent low.'],
    ['tonnes-to-metric-tons', 'Is a tonne the same as a metric ton?', 'Yes: a tonne is exactly a metric ton. Only the names differ.'],
    ['kelvin-to-fahrenheit', 'At what temperature do Kelvin and Fahrenheit show the same number?',
      '574.5875 K is 574.5875 °F. Everywhere else the two numbers differ.'],
    ['rankine-to-celsius', 'At what temperature do Rankine and Celsius show the same number?',
      'At none that exists: the numbers would only meet below absolute zero.'],
    ['fahrenheit-to-celsius', 'How many degrees Celsius is a difference of 10 degrees Fahrenheit?',
      'A difference of 10 °F is a difference of 5.55556 °C. Only the size of the step counts for a difference, not where the scale starts.'],
    ['fahrenheit-to-celsius', 'What is absolute zero in Fahrenheit and in Celsius?',
      'Absolute zero, below which nothing can be cooled, is -459.67 °F or -273.15 °C.'],
    ['torr-to-mmhg', 'How many torr are in a millimeter of mercury?', 'A millimeter of mercury is about 1.00000014 torr.'],
  ])('%s: %s', (slug, question, answer) => {
    expect(answerTo(slug, question)).toBe(answer);
  });
});

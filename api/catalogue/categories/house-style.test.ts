import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { readCategoryFolders } from '../generate/category-folder.ts';
import { ambiguousNames } from '../phrases/ambiguous-names.ts';

const faults: readonly (readonly [fault: string, pattern: RegExp, example: string])[] = [
  [
    'British spelling',
    /\b(?:(?:kilo|centi|milli|deci)?(?:met|lit)res?|cent(?:re|red|res)|fib(?:re|res)|(?:colo|neighbo|behavio|vapo|harbo|labo|favo|hono|odo)ur\w*|tyres?|grey|draughts?|plough\w*|aluminium|caesium|sulphur\w*|jewellery|moulds?|aeroplanes?|programmes?|whilst|(?:trave|labe|leve)ll(?:ed|ing)|(?:organ|real|recogn|standard|normal|special|util|character|minim|optim|emphas)is(?:e|ed|es|ing|ation))\b/i,
    'A litre of grey paint.',
  ],
  [
    'British word',
    /\b(?:hand luggage|removals|petrol|lorry|lorries|fortnightly|autumn|post code)\b/i,
    'A lorry takes petrol.',
  ],
  [
    'quantity in the plural',
    /\d (?:[a-zA-Z°²³/-]+ ){1,4}(?:are|were|come|weigh|measure) (?:about |exactly |out |nearly |very )*(?:at )?\d/,
    '5 miles are about 8 kilometers.',
  ],
  ['hyphen for a minus', /(?<![\w)])-\d/, 'It is -40 °C.'],
  ['exponent with an e', /\de[+−-]?\d/i, 'A pascal is 1e-5 bar.'],
  ['degrees by letter', /\bdegrees? [CFKR]\b|\d ?deg\b|\d°[CF]/, 'At 20 degrees C or 68°F.'],
  ['double space, or one before a mark', / {2}| [,;:.?](?!\d)/, 'Two  spaces .'],
  ['straight quote', /["']/, "a car's tank"],
  ['dots or dashes for a pause', /\.\.\.|…| -+ | [–—] |\w—\w/, 'A mile - or so …'],
  ['comma in four digits', /(?<![\d,])\d,\d{3}(?![,\d])/, 'A bar is 1,000 millibar.'],
  ['five digits without a comma', /(?<![\d.,]|I(?:EC|SO) )\d{5,}/, 'A bar is 100000 pascals.'],
  ['percent sign, ampersand, exclamation mark', /[%&!]/, 'It is 5% more!'],
  [
    'German in English',
    /\bwhoever\b|\blooks? well\b|\bof full age\b|\bcontents? of (?:a|the) (?:car|tank)|\breach of electric|\bpressure of the air\b|\bno recommendation\b|\bleast (?:wind|speed|strength)|\bthe (?:usual|common) least\b|\bWhy ha(?:s|ve) an?\b|\bcharge of (?:a|an) (?:phone|laptop|car|smartphone|electric)/i,
    'Whoever orders it looks well.',
  ],
  ['filler', /\b(?:simply|basically|obviously|of course|it is important to|in today’s)\b/i, 'Simply multiply.'],
];

const folders = await readCategoryFolders(import.meta.dirname);

function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path} ${key}`));
}

const texts = folders
  .flatMap(({ slug, category, units, education, featured, notes, faqs }) => [
    ...textsOf(category.description, join(slug, 'category')),
    ...units.flatMap(({ id, about: { examples, ...about } }) => [
      ...textsOf(about, join(slug, id)),
      ...textsOf(
        examples.map(({ label }) => label),
        join(slug, id),
      ),
    ]),
    ...featured.flatMap((one) => textsOf([one.notes, one.faqs], join(slug, one.slug))),
    ...textsOf({ education, notes, faqs }, slug),
  ])
  .concat(ambiguousNames.flatMap(({ name, note, units }) => textsOf([note, units.map(({ said }) => said)], name)));

test.each(faults)('no text has a %s', (_, pattern, example) => {
  expect(example).toMatch(pattern);
  expect(texts.length).toBeGreaterThan(1000);
  expect(
    texts.flatMap(([path, text]) => (pattern.exec(text) ?? []).slice(0, 1).map((found) => `${path}: ${found}`)),
  ).toEqual([]);
});

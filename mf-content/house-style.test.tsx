import { describe, expect, test } from '@jest/globals';
import { ARTICLE_PATHS } from './article-list.ts';
import { page } from './routes/article.tsx';
import { renderPage } from '@site/shell-contract/testing';

const UNITS =
  '(?:inches|feet|yards|miles|meters|kilometers|centimeters|millimeters|pounds|ounces|kilograms|grams|liters|milliliters|gallons|hours|minutes|seconds)';

/** Patterns that the house style in the README forbids, each with matching sample text. */
const FORBIDDEN: readonly (readonly [rule: string, pattern: RegExp, broken: string])[] = [
  [
    'US spelling',
    /\b(?:(?:kilo|centi|milli)?(?:metre|litre)s?|colours?|centres?|tyres?|draught|caesium|ploughs?|aluminium|whilst|grey|favourite|licence|analogue|catalog|programme|recognise|realise)\b/i,
    'A litre of colour',
  ],
  [
    'a quantity is singular',
    new RegExp(`\\b\\d[\\d,.]* ${UNITS} are\\b(?! (?:left|listed))`),
    '12 feet are 3.6576 meters',
  ],
  ['no hyphen as a minus sign', /(?:^|[\s(=≈])-\d/, 'It is -40 °C'],
  ['no e for a power of ten', /\d(?:\.\d+)?e[+-]?\d/i, '6.2137e-7 miles'],
  ['a multiplication sign', /\d \* \d|\d x \d/, '3 x 4'],
  ['a comma in numbers of five or more digits', /(?<![\d.,]|(?:ISO|IEC|EN) )\d{5,}(?![\d-])/, '63360 inches'],
  ['no comma in four digits', /(?<![\d,.])\d,\d{3}(?![\d,])/, '5,280 feet'],
  ['no ellipsis after a digit', /\d(?:…|\.\.\.)/, '6.2137… miles'],
  ['“about” precedes at most three digits', /\babout (?:0\.0*)?[1-9](?:[.,]?\d){2,}[1-9]/i, 'about 3.28084 feet'],
  ['no word twice', /\b(\w+) \1\b/i, 'values near 1 in in feet'],
  [
    'English that people speak',
    /\bwhoever\b|\bis no recommendation\b|\bof full age\b|\bcomputes? with dividing\b|\bdecimals? without end\b|\blooks well on\b|\bleast wind\b|\bfor intent\b/i,
    'Whoever orders material',
  ],
  ['constants are defining', /\bseven constants of nature\b/i, 'Seven constants of nature'],
];

describe('the house style', () => {
  test.each(FORBIDDEN)('has a pattern for “%s” that detects a violation', (_rule, pattern, broken) => {
    expect(broken).toMatch(pattern);
  });

  test.each(ARTICLE_PATHS)('has no violations in %s', async (path) => {
    const found = formatLines(await html(path)).flatMap((line) =>
      FORBIDDEN.filter(([, pattern]) => pattern.test(line)).map(([rule]) => `${rule}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});

test.each(ARTICLE_PATHS)('%s has a description of 71 to 160 characters and exactly one heading', async (path) => {
  const { head } = await renderPage(page, path);
  expect(head.description.length).toBeGreaterThan(70);
  expect(head.description.length).toBeLessThanOrEqual(160);
  expect((await html(path)).match(/<h1/g)).toHaveLength(1);
});

test('guides, size charts, and the page about units cite at least two sources', async () => {
  for (const path of ARTICLE_PATHS.filter((path) => /guides|size-charts\/|about-units/.test(path))) {
    expect((await html(path)).match(/<cite>[^<]{10,}<\/cite>/g)?.length ?? 0).toBeGreaterThan(1);
  }
});

test.each(['/conversion-guides', '/size-charts'])('%s links to each of its subpages, which link back', async (path) => {
  const above = await html(path);
  expect(await html('/conversion-guides')).toContain('href="/size-charts"');
  for (const below of ARTICLE_PATHS.filter((listed) => listed.startsWith(`${path}/`))) {
    expect(above).toContain(`href="${below}"`);
    expect(await html(below)).toContain(`href="${path}"`);
  }
});

async function html(path: string): Promise<string> {
  return (await renderPage(page, path)).html;
}

/** Returns the text of each paragraph, cell, and heading. Skips code, titles of cited works, and styles. */
function formatLines(markup: string): string[] {
  const prose = markup.replace(
    /<svg.*?<\/svg>|<pre.*?<\/pre>|<code.*?<\/code>|<cite.*?<\/cite>|<style.*?<\/style>/gs,
    '',
  );
  return prose
    .split(/<\/?(?:p|li|h[1-6]|t[dhr]|caption|div|section|nav|ul|ol|table|thead|tbody|dt|dd)\b[^>]*>/)
    .map((line) =>
      line
        .replace(/<[^>]+>/g, '')
        .replaceAll('&#x27;', '’')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

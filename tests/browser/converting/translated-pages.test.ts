import type { Conversion } from '@site/api-contract';
import type { Page } from '@playwright/test';
import { sampleOf } from '../../support/sample.ts';
import type { TranslationScope } from '../../support/translate-page.ts';
import { expect } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';
import { test, type TwoPages } from './two-pages.ts';

const CATEGORIES =
  'length weight temperature area volume speed time data pressure energy force angle fuel-economy power torque data-rate frequency volume-flow density acceleration'.split(
    ' ',
  );
const SCOPES: TranslationScope[] = ['words', 'everything'];
/** Values of several lengths, with and without a second line, a second meaning, or an error. */
const VALUES = ['12', '5 1/4', '1.234567890123', 'abc', '', '1,5', '-40', '1e30', '7'];
/** Search queries, and the announcement after typing pauses. */
const QUESTIONS: [question: string, announcement: RegExp | undefined][] = [
  ['5 ft in m', /1\.524/],
  ['12 in to cm', /30\.48/],
  ['5 oz to ml', /147\.868/],
  ['5 kg to liters', /weight/i],
  ['me', /^\s*\d+ (converters )?found$/],
  ['', undefined],
];

const scopeOf = (place: number) => SCOPES[place % SCOPES.length] as TranslationScope;
const first = (page: Page) => converterParts(page).value.first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const swap = (page: Page) => converterParts(page).swap.first().click();
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().click();
const openDetails = (page: Page) =>
  page.locator('details').evaluateAll((all) => all.forEach((details) => ((details as HTMLDetailsElement).open = true)));

async function typeEach(pages: TwoPages, values = VALUES) {
  for (const value of values) await pages.each((page) => first(page).fill(value));
}

async function askEach(pages: TwoPages, search = (page: Page) => page.getByRole('searchbox').first()) {
  for (const [question, announcement] of QUESTIONS)
    await pages.each(async (page) => {
      await search(page).fill(question);
      if (announcement) await expect(page.getByRole('status').filter({ hasText: announcement })).toBeAttached();
    });
}

/** Waits for the new page's title. Otherwise, the next step can act on the previous page. */
async function follow(pages: TwoPages, step: (page: Page) => Promise<unknown>, title: RegExp) {
  await pages.each(async (page) => {
    await step(page);
    await expect(page).toHaveTitle(title);
  });
}

// React cannot hydrate a part whose code arrives after translation. It renders the part again and logs this error.
test.beforeEach(({ expectProblem }) => expectProblem(/React error #418/));

for (const [place, category] of sampleOf(CATEGORIES, 6).entries()) {
  test(`a translated page for two ${category} units shows the same as an untranslated one`, async ({
    pages,
    request,
  }) => {
    const conversions = (await (await request.get('/api/conversions')).json()) as Conversion[];
    const { slug } = sampleOf(
      conversions.filter((conversion) => conversion.category === category),
      1000,
    )[0] as Conversion;
    await pages.goto(`/converter/${category}/${slug}`);
    await pages.each((page) => first(page).fill('3'));
    await pages.translate(scopeOf(place));
    await typeEach(pages);
    await pages.each((page) => page.locator('summary h3').first().click());
    await pages.each(openDetails);
    await typeEach(pages, ['0.15', '98765.4321']);
    await pages.each((page) => page.getByRole('button', { name: 'Pin' }).click());
    await askEach(pages);
    await pages.each((page) => page.getByRole('link', { name: 'Swap units' }).click());
    await typeEach(pages, ['9', '10000']);
    await pages.each((page) => page.goBack());
  });
}

for (const [place, category] of sampleOf(CATEGORIES, 6, 3).entries()) {
  test(`a translated ${category} page shows the same as an untranslated one`, async ({ pages }) => {
    await pages.goto(`/category/${category}`);
    await pages.each((page) => first(page).fill('3'));
    await pages.translate(scopeOf(place + 1));
    await typeEach(pages);
    await pages.each(swap);
    await typeEach(pages, ['8', '250']);
    await pages.each(async (page) => {
      const picker = converterParts(page).unitOfResult.first();
      await picker.fill('zzz');
      await expect(page.getByText('No matching unit').first()).toBeVisible();
      await picker.press('Escape');
    });
    await pages.each(swap);
    for (const text of ['to', 'qqqq', '']) {
      await pages.each((page) => page.getByRole('searchbox', { name: 'Search conversions' }).fill(text));
    }
  });
}

for (const scope of sampleOf(SCOPES, 2)) {
  test(`the tabs of a translated category page show the same as untranslated ones (${scope})`, async ({ pages }) => {
    await pages.goto('/category/length');
    await pages.translate(scope);
    for (const name of ['Weight', 'Area', 'Length']) {
      await pages.each(tab(name));
      await typeEach(pages, ['6', '-500']);
      await pages.each(swap);
    }
    await pages.each((page) => chooseUnit(converterParts(page).unitOfValue.first(), 'miles'));
    await follow(pages, link('Weight'), /Weight/);
    await typeEach(pages, ['2']);
    await follow(pages, (page) => page.goBack(), /Length/);
  });
}

for (const scope of sampleOf(SCOPES, 2, 1)) {
  test(`a translated home page shows the same as an untranslated one (${scope})`, async ({ pages }) => {
    await pages.goto('/');
    await pages.each((page) => first(page).fill('3'));
    await pages.translate(scope);
    for (const name of sampleOf(['Weight', 'Temperature', 'Area', 'Volume', 'Length'], 2)) {
      await pages.each(tab(name));
      await typeEach(pages, ['6', '5 1/2', '1,5', '-500', 'abc']);
      await pages.each(swap);
      await typeEach(pages, ['10']);
    }
    await askEach(pages);
    await pages.each((page) => page.getByRole('button', { name: /^Clear recent/ }).click());
    await pages.translate(scope);
    await typeEach(pages, ['11', '12']);
  });
}

for (const scope of sampleOf(SCOPES, 2)) {
  test(`the All Converters search and the contact form work when translated (${scope})`, async ({ pages }) => {
    await pages.goto('/all-converters');
    await pages.translate(scope);
    await askEach(pages);
    await follow(pages, link('Contact Us'), /Contact/);
    await pages.each((page) => page.getByRole('main').locator('button[type="submit"]').click());
    for (const [name, text] of [
      ['Name', 'Al'],
      ['Email', 'al@example.com'],
      ['Subject', 'Ells?'],
      ['Message', 'Ten chars.'],
    ] as const)
      await pages.each((page) => page.getByRole('textbox', { name, exact: true }).fill(text));
    await pages.each(async (page) => {
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
    });
    await pages.each((page) => page.getByRole('button', { name: 'Close' }).click());
    await follow(pages, link('About Us'), /About Us/);
    await follow(pages, (page) => page.goBack(), /Contact/);
    await pages.each((page) => page.getByRole('button', { name: 'More' }).click());
    await pages.each((page) => page.getByRole('button', { name: 'More' }).click());
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const scope of sampleOf(SCOPES, 2, 1)) {
    test(`the header works on a translated page (${scope})`, async ({ pages }) => {
      await pages.goto('/about-us');
      await pages.translate(scope);
      await pages.each((page) => page.getByRole('button', { name: 'Search converters' }).click());
      await askEach(pages, (page) => page.getByPlaceholder('Find a converter...'));
      await pages.each((page) => page.getByRole('button', { name: 'Search converters' }).click());
      await pages.each((page) => page.getByRole('button', { name: 'Menu' }).click());
      await pages.each((page) => page.getByRole('button', { name: 'More Categories' }).click());
      await follow(
        pages,
        (page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Speed' }).click(),
        /Speed/,
      );
      await typeEach(pages, ['4', '1e9', '']);
    });
  }
});

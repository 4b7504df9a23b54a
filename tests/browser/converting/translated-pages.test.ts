import type { Page } from '@playwright/test';
import { shownTexts, translatePage, type TranslationScope } from '../../support/translate-page.ts';
import { hydrated } from '../hydrated.ts';
import { expect, test as visitorTest } from '../visitor.ts';
import { watchPage } from '../watch-page.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';
import { fillMessage, PHONE } from '../page-parts.ts';

/** Opens the site for two visitors, and translates the page of only one of them. */
class TwoPages {
  constructor(
    readonly translated: Page,
    readonly plain: Page,
  ) {}

  async goto(path: string): Promise<void> {
    await this.translated.goto(path);
    await this.plain.goto(path);
    await hydrated(this.plain);
  }

  translate(scope: TranslationScope): Promise<void> {
    return translatePage(this.translated, scope);
  }

  async each(step: (page: Page) => Promise<unknown>): Promise<void> {
    await step(this.plain);
    await step(this.translated);
    await expect(async () => {
      expect(await shownTexts(this.translated)).toEqual(await shownTexts(this.plain));
    }).toPass();
  }
}

const test = visitorTest.extend<{ pages: TwoPages }>({
  pages: async ({ page, browser }, use) => {
    const context = await browser.newContext();
    const plain = await context.newPage();
    const problems = await watchPage(plain);
    await use(new TwoPages(page, plain));
    expect(problems).toEqual([]);
    await context.close();
  },
});

/** Covers several lengths, and results with and without a second line, a second meaning, or an error. */
const VALUES = ['5 1/4', '1.234567890123', 'abc', '', '1,5', '-40'];
/** Lists search queries, each with its announcement after a pause in typing. */
const QUESTIONS: [question: string, announcement: RegExp | undefined][] = [
  ['5 ft in m', /1\.524/],
  ['5 oz to ml', /147\.868/],
  ['5 kg to liters', /weight/i],
  ['me', /^\s*\d+ (converters )?found$/],
  ['', undefined],
];

const getScope = (place: number): TranslationScope => (place % 2 === 0 ? 'words' : 'everything');
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

async function convertOnPair(pages: TwoPages, path: string, scope: TranslationScope) {
  await pages.goto(path);
  await pages.each((page) => first(page).fill('3'));
  await pages.translate(scope);
  await typeEach(pages);
  await pages.each((page) => page.locator('summary h3').first().click());
  await pages.each(openDetails);
  await typeEach(pages, ['0.15', '98765.4321']);
  await askEach(pages);
  await pages.each((page) => page.getByRole('link', { name: 'Swap units' }).click());
  await typeEach(pages, ['9', '10000']);
  await pages.each((page) => page.goBack());
}

async function convertOnCategory(pages: TwoPages, category: string, scope: TranslationScope) {
  await pages.goto(`/category/${category}`);
  await pages.each((page) => first(page).fill('3'));
  await pages.translate(scope);
  await typeEach(pages, ['8', 'abc', '1,5']);
  await pages.each(swap);
  await pages.each(async (page) => {
    const picker = converterParts(page).unitOfResult.first();
    await picker.fill('zzz');
    await expect(page.getByText('No matching unit').first()).toBeVisible();
    await picker.press('Escape');
  });
  for (const text of ['to', 'qqqq', ''])
    await pages.each((page) => page.getByRole('searchbox', { name: 'Search conversions' }).fill(text));
}

test('a translated converter page shows the same values as an untranslated one @nightly', ({ pages }) =>
  convertOnPair(pages, '/converter/length/feet-to-meters', 'everything'));

test('in each category, translated pages show the same values as untranslated ones @nightly', async ({
  pages,
  request,
}) => {
  test.setTimeout(30 * 60_000);
  const categories = (await (await request.get('/api/categories')).json()) as { slug: string }[];
  for (const [place, { slug: category }] of categories.entries()) {
    const path = `/api/conversions/category/${category}`;
    const [pair] = (await (await request.get(path)).json()) as { slug: string }[];
    await convertOnPair(pages, `/converter/${category}/${pair?.slug}`, getScope(place));
    await convertOnCategory(pages, category, getScope(place + 1));
  }
});

test('a translated category page and its tabs show the same values as an untranslated page', async ({ pages }) => {
  await convertOnCategory(pages, 'length', 'words');
  for (const name of ['Weight', 'Length']) {
    await pages.each(tab(name));
    await typeEach(pages, ['6', '-500']);
    await pages.each(swap);
  }
  await pages.each((page) => chooseUnit(converterParts(page).unitOfValue.first(), 'miles'));
  await follow(pages, link('Weight'), /Weight/);
  await typeEach(pages, ['2']);
  await follow(pages, (page) => page.goBack(), /Length/);
});

test('a translated home page shows the same values as an untranslated one @nightly', async ({ pages }) => {
  await pages.goto('/');
  // The page lists a number only after it was visible for some time.
  await pages.each(async (page) => {
    await first(page).fill('3');
    await expect(page.getByRole('button', { name: /^Clear recent/ })).toBeVisible();
  });
  await pages.translate('words');
  for (const name of ['Temperature', 'Length']) {
    await pages.each(tab(name));
    await typeEach(pages, ['6', '5 1/2', '1,5', '-500', 'abc']);
    await pages.each(swap);
    await typeEach(pages, ['10']);
  }
  await askEach(pages);
  await pages.each((page) => page.getByRole('button', { name: /^Clear recent/ }).click());
  await pages.translate('everything');
  await typeEach(pages, ['11', '12']);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the header, All Converters, and the contact form work when translated @nightly', async ({ pages }) => {
    await pages.goto('/all-converters');
    await pages.translate('everything');
    await pages.each((page) => page.getByRole('button', { name: 'Search converters' }).click());
    await askEach(pages, (page) => page.getByPlaceholder('Find a converter...'));
    await pages.each((page) => page.getByRole('button', { name: 'Search converters' }).click());
    await pages.each((page) => page.getByRole('button', { name: 'Menu' }).click());
    await pages.each((page) => page.getByRole('button', { name: 'More Categories' }).click());
    const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
    await follow(pages, (page) => menu(page).getByRole('link', { name: 'Speed' }).click(), /Speed/);
    await typeEach(pages, ['4', '1e9', '']);
    await follow(pages, link('Contact Us'), /Contact/);
    await pages.each((page) => page.getByRole('main').locator('button[type="submit"]').click());
    await pages.each(fillMessage);
    await pages.each(async (page) => {
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
    });
    await pages.each((page) => page.getByRole('button', { name: 'Close' }).click());
    await follow(pages, link('About Us'), /About Us/);
    await follow(pages, (page) => page.goBack(), /Contact/);
  });
});

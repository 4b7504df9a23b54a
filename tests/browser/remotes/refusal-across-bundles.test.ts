import type { Page } from '@playwright/test';
import { ComposedSite } from '../../support/composed-site.ts';
import { FaultyServer } from '../../support/faulty-server.ts';
import { expect, test as visitorTest } from '../visitor.ts';

/** The shell and the remotes bundle separate copies of the API client, unlike source tests. */

interface Refusing {
  site: ComposedSite;
  api: FaultyServer;
}

const test = visitorTest.extend<object, { refusing: Refusing }>({
  refusing: [
    async ({}, use) => {
      const site = await ComposedSite.start();
      const api = await FaultyServer.start(site.apiOrigin);
      await site.startShell({ API_URL: api.origin });
      await use({ site, api });
      await site.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ refusing }, use) => use(refusing.site.origin),
  // Requests of a service worker are not the page's.
  serviceWorkers: 'block',
});

test.afterEach(async ({ refusing }) => refusing.api.heal());

const HEADING = 'Yards to Inches Converter';
const path = (slug: string) => `/converter/length/${slug}`;
const isOfFaqs = (url: string) => url.startsWith('/api/faqs/');
const builtInQuestion = (units: string) => `How do I convert from ${units}?`;

async function goWithin(page: Page, to: string): Promise<string[]> {
  const warnings: string[] = [];
  page.on(
    'console',
    (message) => void (message.text().startsWith('Showing built-in data:') && warnings.push(message.text())),
  );
  await page.goto('/about-us');
  await follow(page, to);
  return warnings;
}

async function follow(page: Page, to: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, to);
}

test.describe('in the browser', () => {
  const questions = (page: Page) => page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('summary');

  test('a pair without questions in the API is not a failure: the built-in question appears, nothing is reported, and the page is cached', async ({
    page,
    refusing: { api },
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/);
    await api.fail('404', isOfFaqs);
    const warnings = await goWithin(page, path('yards-to-inches'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await expect(questions(page)).toHaveText([builtInQuestion('Yards to Inches')]);
    expect(warnings).toEqual([]);

    const asked = api.asked.filter(isOfFaqs).length;
    await follow(page, '/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await page.goBack();
    await expect(questions(page)).toHaveText([builtInQuestion('Yards to Inches')]);
    expect(api.asked.filter(isOfFaqs)).toHaveLength(asked);
  });

  test('an API failure is reported with its response, and the built-in texts appear', async ({
    page,
    refusing: { api },
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/);
    await api.fail('500');
    const warnings = await goWithin(page, path('yards-to-inches'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await expect(questions(page)).toHaveText([builtInQuestion('Yards to Inches')]);
    await expect(page.getByText('Apply the formula: yards × 36 = inches')).toBeVisible();
    await expect.poll(() => warnings).toEqual([expect.stringContaining('ApiRequestError: 500')]);
  });
});

test.describe('on the server', () => {
  async function read({ site }: Refusing, slug: string) {
    const { status, text } = await site.get(path(slug));
    return { status, questions: [...text.matchAll(/<summary><h3>(.*?)<\/h3>/g)].map(([, question]) => question) };
  }

  test('a page whose pair has no questions in the API is cached for the next visitor', async ({ refusing }) => {
    const withBuiltIn = { status: 200, questions: [builtInQuestion('Miles to Yards')] };
    await refusing.api.fail('404', isOfFaqs);
    expect(await read(refusing, 'miles-to-yards')).toEqual(withBuiltIn);
    await refusing.api.heal();
    expect(await read(refusing, 'miles-to-yards')).toEqual(withBuiltIn);
  });

  test('a page rendered while the API fails has built-in texts, and the next visitor gets the API’s texts', async ({
    refusing,
  }) => {
    await refusing.api.fail('500');
    expect(await read(refusing, 'miles-to-inches')).toEqual({
      status: 200,
      questions: [builtInQuestion('Miles to Inches')],
    });
    await refusing.api.heal();
    const published = JSON.parse((await refusing.site.get('/api/faqs/miles-to-inches')).text) as { question: string }[];
    expect(published).not.toEqual([]);
    expect((await read(refusing, 'miles-to-inches')).questions).toEqual(published.map(({ question }) => question));
    expect(published.map(({ question }) => question)).not.toContain(builtInQuestion('Miles to Inches'));
  });
});

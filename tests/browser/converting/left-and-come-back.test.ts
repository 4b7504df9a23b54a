import { expect, test } from '../visitor.ts';
import { chromiumPath } from '../chromium-path.ts';
import { converterParts } from './converter-parts.ts';

const executablePath = chromiumPath();

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('when a visitor leaves the site and comes back, the page works and shows the same state as before', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    }),
  );
  await page.goto('/converter/length/feet-to-meters');
  const { value, result } = converterParts(page);
  await value.fill('5');
  await expect(result).toHaveText('1.524');
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(value).toHaveValue('5');
  await value.fill('6');
  await expect(result).toHaveText('1.829');
});

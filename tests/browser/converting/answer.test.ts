import { copied } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

const ANSWER = '/all-converters?q=5+ft+3+in+to+cm';

test('a new search on the answer page changes the heading and the title, and Back restores the previous ones', async ({
  page,
}) => {
  await page.goto(ANSWER);
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByRole('searchbox', { name: 'Type any conversion' });
  await expect(heading).toHaveText('5 ft 3 in = 160.02 cm');
  await expect(page.getByRole('navigation', { name: 'Categories by letter' })).toBeHidden();
  await field.fill('70 kg in lb');
  await field.press('Enter');
  await expect(heading).toHaveText('70 kg ≈ 154.324 lb');
  await expect(page).toHaveTitle(/^70 kg ≈ 154\.324 lb \|/);
  await expect(field).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Find Converters' }).click();
  await expect(heading).toHaveText('All Converters');
  await expect(page).toHaveTitle(/^All Converters \|/);
  const letters = page.getByRole('navigation', { name: 'Categories by letter' });
  await letters.getByRole('link', { name: 'V', exact: true }).click();
  await expect(page).toHaveURL(/#section-V$/);
  await expect(page.locator('#section-V').getByRole('link', { name: 'Volume', exact: true })).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('70 kg ≈ 154.324 lb');
  await expect(page).toHaveTitle(/^70 kg ≈ 154\.324 lb \|/);
  await page.getByRole('link', { name: 'Open converter' }).click();
  await expect(page).toHaveURL(/\/converter\/weight\/kg-to-pounds\?value=70$/);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('70');
});

test('the buttons copy the answer, and share or copy a link to it', async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(ANSWER);
  const clipboard = () => copied(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied 160.02' })).toBeAttached();
  expect(await clipboard()).toBe('160.02');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}${ANSWER}`);
  await page.addInitScript(() =>
    Object.assign(navigator, {
      share: async (data: ShareData) => void Object.assign(globalThis, { shared: data }),
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as { shared?: ShareData }).shared))
    .toEqual({
      title: '5 ft 3 in = 160.02 cm',
      url: `${baseURL}${ANSWER}`,
    });
});

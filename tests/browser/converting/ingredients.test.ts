import { expect, test } from '../visitor.ts';

test('the box shows the weight of an ingredient and links to the ingredient’s page, which converts as the visitor types', async ({
  page,
}) => {
  await page.goto('/ingredients');
  await page.getByRole('searchbox', { name: 'Weigh an ingredient' }).fill('3 cups flour in grams');
  const main = page.getByRole('main');
  await expect(main.getByText('≈ 360 grams')).toBeVisible();
  await expect(main.getByText('Published figures range from 339 to 468 grams')).toBeVisible();
  await main.getByRole('link', { name: 'Cups of all-purpose flour to grams' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All-purpose flour: cups to grams');
  const amount = page.getByRole('textbox', { name: 'From' });
  await expect(amount).toHaveValue('3');
  await expect(page.locator('output')).toContainText('≈ 360 grams');
  await amount.fill('1 1/2');
  await expect(page.locator('output')).toContainText('≈ 180 grams');
  await page.getByLabel('From unit').selectOption('Tablespoons, US (tbsp)');
  await expect(page.locator('output')).toContainText('≈ 11 grams');
  await amount.fill('two');
  await expect(page.getByText('Type a number, like 1.5 or 1 1/2.')).toBeVisible();
});

test('a pasted recipe is converted and scaled on the device, and unclear lines are marked', async ({ page }) => {
  await page.goto('/ingredients/recipe');
  await page.getByLabel('Recipe').fill('2 cups flour\n2 eggs\n1 cup chicken stock');
  const lines = page.getByRole('region', { name: /^Converted recipe/ }).getByRole('listitem');
  await expect(lines).toHaveText([/^240 g flour2 cups · 226 to 312 grams$/, /^2 eggs$/, /No published weight/]);
  await expect(page.getByText('1 line needs your attention.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Amount').selectOption('By servings');
  await page.getByLabel('The recipe serves').fill('4');
  await page.getByLabel('Servings you want').fill('2');
  await expect(lines.first()).toHaveText(/^120 g flour/);
  await expect(page).toHaveURL('/ingredients/recipe');
  expect(sent.filter((request) => /flour|stock/.test(request))).toEqual([]);
});

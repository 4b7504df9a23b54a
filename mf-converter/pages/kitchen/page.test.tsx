import { describe, expect, test } from '@jest/globals';
import { allIngredients } from '@site/catalog/ingredients/all-ingredients';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

describe('an ingredient’s page', () => {
  test.each([
    [
      'all-purpose-flour',
      [
        'A US cup of all-purpose flour weighs about 120 grams. Published figures range from 113 to 156 grams.',
        '≈ 120 grams',
        'spooned 120 g · sifted 113 g · scooped 142 g',
        'Scooped 142 Cook’s Illustrated',
        'King Arthur Baking Company: Ingredient Weight Chart',
      ],
    ],
    ['butter?value=1%201/2&from=stick&to=tbsp', ['12 US tablespoons']],
    ['granulated-sugar?value=250&from=g&to=cup', ['≈ 1.25 US cups']],
    ['water?value=1&from=m3&to=kg', ['≈ 1000 kilograms', 'Cubic Meters']],
    ['water?value=2&from=gal-us&to=lb', ['≈ 16.7 pounds', 'US gallons']],
    ['honey?value=2&from=stick&to=bananas', ['≈ 678 grams']],
    [
      'granulated-sugar',
      [
        'Amount US Metric Australian Imperial',
        ' 1 cup 200 211 211 240 ',
        ' 1 tablespoon 13 13 17 15 ',
        ' 1 teaspoon 4.2 4.2 4.2 5 ',
      ],
    ],
    [
      'baking-powder',
      ['A US teaspoon of baking powder weighs about 4.6 grams. Published figures range from 4 to 4.6 grams'],
    ],
  ])('shows the weights, the amount, and the sources without scripts: %s', async (pageUrl, parts) => {
    const { html, text } = await renderPage(page, `/ingredients/${pageUrl}`);
    for (const part of parts) expect(text).toContain(part);
    expect(html).toContain(`action="/ingredients/${pageUrl.split('?')[0]}"`);
  });

  test.each(['?value=abc', '?value=-1', '?value=1e99', '?value='])('asks for a number after %s', async (search) => {
    const { text } = await renderPage(page, `/ingredients/honey${search}`);
    expect(text).toContain('Type a number, like 1.5 or 1 1/2.');
  });

  test('has a title, a canonical URL, and a preview image', async () => {
    expect(await renderPage(page, '/ingredients/all-purpose-flour')).toMatchObject({
      status: 200,
      head: {
        title: 'All-purpose flour: cups to grams',
        canonical: '/ingredients/all-purpose-flour',
        image: 'volume',
      },
    });
  });

  test('never shows a missing value', async () => {
    const some = allIngredients.filter(({ id }, place) => place % 9 === 0 || ['water', 'kosher-salt'].includes(id));
    for (const { id } of some) {
      const { text, status, head } = await renderPage(page, `/ingredients/${id}`);
      expect([id, status, /undefined|NaN|Infinity/.exec(text)]).toEqual([id, 200, null]);
      expect(head.description.length).toBeLessThan(260);
    }
  });

  test('is also found by another name of the ingredient', async () => {
    const { result } = await renderPage(page, '/ingredients/icing-sugar');
    expect(result).toMatchObject({ kind: 'redirect', to: '/ingredients/powdered-sugar' });
    expect((await renderPage(page, '/ingredients/gravel')).result.kind).toBe('not-found');
  });
});

test('the list of ingredients links to every page and shows the weight and its range', async () => {
  const { html, text, head } = await renderPage(page, '/ingredients');
  for (const { id } of allIngredients) expect(html).toContain(`href="/ingredients/${id}"`);
  expect(text).toMatch(/All-purpose flour 120 113–156 7\.5 /);
  expect(head.structuredData?.[0]).toMatchObject({ '@type': 'CollectionPage', url: '/ingredients' });
});

test('the server’s markup of the recipe page contains the field, options, and links', async () => {
  const { html, text, head } = await renderPage(page, '/ingredients/recipe');
  expect(html).toMatch(/<textarea.*href="\/conversion-guides\/kitchen"/s);
  expect(text).toContain('Your recipe stays on this device.');
  expect(head.canonical).toBe('/ingredients/recipe');
});

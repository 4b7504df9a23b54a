import { describe, expect, test } from '@jest/globals';
import { allIngredients } from '@site/catalogue/ingredients/all-ingredients';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

describe('the page of an ingredient', () => {
  test('says the usual weight, the range, and what it depends on', async () => {
    const { text, head, status } = await renderPage(page, '/ingredients/all-purpose-flour');
    expect(status).toBe(200);
    expect(text).toContain(
      'A US cup of all-purpose flour weighs about 120 grams. Published figures range from 113 to 156 grams.',
    );
    expect(text).toContain('≈ 120 grams');
    expect(text).toContain('spooned 120 g · sifted 113 g · scooped 142 g');
    expect(head).toMatchObject({
      title: 'All-purpose flour: cups to grams',
      canonical: '/ingredients/all-purpose-flour',
      image: 'volume',
    });
  });

  test('converts the amount of its address without scripts', async () => {
    const { html, text } = await renderPage(page, '/ingredients/butter?value=1%201/2&from=stick&to=tbsp');
    expect(text).toContain('12 US tablespoons');
    expect(html).toContain('action="/ingredients/butter"');
    const other = await renderPage(page, '/ingredients/granulated-sugar?value=250&from=g&to=cup');
    expect(other.text).toContain('≈ 1.25 US cups');
  });

  test.each([
    ['water?value=1&from=m3&to=kg', '≈ 1000 kilograms', 'Cubic meters'],
    ['water?value=2&from=gal-us&to=lb', '≈ 16.7 pounds', 'US gallons'],
  ])('converts from a larger unit that the search box links to: %s', async (address, result, name) => {
    const { text } = await renderPage(page, `/ingredients/${address}`);
    expect(text).toContain(result);
    expect(text).toContain(name);
  });

  test.each(['?value=abc', '?value=-1', '?value=1e99', '?value='])('asks for a number after %s', async (search) => {
    const { text } = await renderPage(page, `/ingredients/honey${search}`);
    expect(text).toContain('Type a number, like 1.5 or 1 1/2.');
  });

  test('ignores units that it does not have', async () => {
    const { text } = await renderPage(page, '/ingredients/honey?value=2&from=stick&to=bananas');
    expect(text).toContain('≈ 678 grams');
  });

  test('has a table of US, metric, Australian, and imperial cups and spoons', async () => {
    const { text } = await renderPage(page, '/ingredients/granulated-sugar');
    expect(text).toContain('Amount US Metric Australian Imperial');
    expect(text).toMatch(/ 1 cup 200 211 211 240 /);
    expect(text).toMatch(/ 1 tablespoon 13 13 17 15 /);
    expect(text).toMatch(/ 1 teaspoon 4\.2 4\.2 4\.2 5 /);
  });

  test('names the source of each figure', async () => {
    const { text } = await renderPage(page, '/ingredients/all-purpose-flour');
    expect(text).toMatch(/Scooped 142 142 g in 1 cup Cook’s Illustrated/);
    expect(text).toContain('King Arthur Baking Company: Ingredient Weight Chart');
  });

  test('starts with a teaspoon of what is measured in spoons', async () => {
    const { text } = await renderPage(page, '/ingredients/baking-powder');
    expect(text).toContain('A US teaspoon of baking powder weighs about 4.6 grams. Published figures range from 4 to 4.6 grams');
  });

  test('has no value that is missing', async () => {
    const some = allIngredients.filter(({ id }, place) => place % 9 === 0 || ['water', 'kosher-salt'].includes(id));
    for (const { id } of some) {
      const { text, status, head } = await renderPage(page, `/ingredients/${id}`);
      expect([id, status, /undefined|NaN|Infinity/.exec(text)]).toEqual([id, 200, null]);
      expect(head.description.length).toBeLessThan(260);
    }
  });

  test('is found by another name of the ingredient', async () => {
    const { result } = await renderPage(page, '/ingredients/icing-sugar');
    expect(result).toMatchObject({ kind: 'redirect', to: '/ingredients/powdered-sugar' });
    expect((await renderPage(page, '/ingredients/gravel')).result.kind).toBe('not-found');
  });
});

describe('the list of ingredients', () => {
  test('links to each page, with its weight and range', async () => {
    const { html, text, head } = await renderPage(page, '/ingredients');
    for (const { id } of allIngredients) expect(html).toContain(`href="/ingredients/${id}"`);
    expect(text).toMatch(/All-purpose flour 120 113–156 7\.5 /);
    expect(head.structuredData?.[0]).toMatchObject({ '@type': 'CollectionPage', url: '/ingredients' });
  });
});

describe('the recipe page', () => {
  test('has its field, choices, and links in the server’s markup', async () => {
    const { html, text, head } = await renderPage(page, '/ingredients/recipe');
    expect(html).toContain('<textarea');
    expect(text).toContain('Your recipe stays on this device.');
    expect(html).toContain('href="/conversion-guides/kitchen"');
    expect(head.canonical).toBe('/ingredients/recipe');
  });
});

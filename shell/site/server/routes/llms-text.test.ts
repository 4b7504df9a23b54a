import { expect, test } from '@jest/globals';
import { llmsText } from './llms-text.ts';

test('/llms.txt names the site, and lists its links with absolute addresses', () => {
  const text = llmsText({
    siteName: 'Recipes',
    appDescription: 'Recipes from everywhere',
    origin: 'https://recipes.example',
    sections: [
      { title: 'Soups', links: [{ label: 'Borscht', to: '/soups/borscht', note: 'With beets.' }] },
      { title: 'API', links: [{ label: 'All recipes', to: '/api/recipes' }] },
    ],
  });
  expect(text).toBe(`# Recipes

> Recipes from everywhere

## Soups

- [Borscht](https://recipes.example/soups/borscht): With beets.

## API

- [All recipes](https://recipes.example/api/recipes)
`);
});

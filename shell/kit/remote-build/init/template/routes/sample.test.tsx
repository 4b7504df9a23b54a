import { expect, test } from '@jest/globals';
import { openPage, renderPage } from '@site/shell-contract/testing';
import { page } from './sample.tsx';

test('The page shows its heading and its text', async () => {
  const { head, html, text } = await renderPage(page, '/sample');
  expect(head.canonical).toBe('/sample');
  expect(html).toContain('<h1>Sample</h1>');
  expect(text).toContain('This is the first page of mf-sample.');
});

test('The page runs in a browser', async () => {
  expect(await openPage(page, '/sample')).toContain('This is the first page of mf-sample.');
});

import { expect, test } from '@jest/globals';
import { withOfflineBanner } from './app-shell-document.ts';

const BANNER = '<aside id="banner" data-offline aria-label="About this view">You’re offline.</aside>';
const APP_SHELL = `<body>\n${BANNER}\n<div id="root"></div></body>`;
const PAGE = '<body>\n\n<div id="root">5 ft costs $& nothing</div></body>';

test('a page from the cache gets the app shell’s banner, and keeps its text', () => {
  expect(withOfflineBanner(PAGE, APP_SHELL)).toBe(PAGE.replace('<body>', () => `<body>\n${BANNER}`));
});

test('a page that has a banner keeps it', () => {
  const page = '<body><aside id="banner" aria-label="About this view">A preview.</aside></body>';
  expect(withOfflineBanner(page, APP_SHELL)).toBe(page);
});

test('without a banner in the app shell, the page stays as it is', () => {
  expect(withOfflineBanner(PAGE, '<body></body>')).toBe(PAGE);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { definePage, usePageServices } from '@site/shell-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { type NavigationType, Router } from 'react-router-dom';
import { type AppServices, AppServicesProvider, createPageLoads } from '../services/app-services.tsx';
import { RoutedPage } from './routed-page.tsx';

const head = { title: 'Title', description: 'Description', canonical: '/page' };
const match = { pattern: '/page', remote: 'r', module: './m', params: {} };

function Shown() {
  return usePageServices().isFollowed ? 'followed' : 'opened';
}

const definition = definePage({
  load: async () => ({ kind: 'page', head, data: {} }),
  Page: () => <Shown />,
});

beforeEach(() => {
  // React warns on the server that insertion effects do not run there.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

function shownAfter(navigationType: 'PUSH' | 'REPLACE' | 'POP'): string {
  const loads = createPageLoads();
  loads.give('/page', { kind: 'page', head, data: {}, sections: {} });
  const navigator = { createHref: () => '', go: () => {}, push: () => {}, replace: () => {} };
  return renderToStaticMarkup(
    <Router location="/page" navigationType={navigationType as NavigationType} navigator={navigator}>
      <AppServicesProvider value={{ loads } as AppServices}>
        <RoutedPage match={match} definition={definition} />
      </AppServicesProvider>
    </Router>,
  );
}

test.each([
  ['PUSH', 'followed'],
  ['REPLACE', 'opened'],
  ['POP', 'opened'],
] as const)('a page opened by a %s navigation is rendered as %s', (type, shown) => {
  expect(shownAfter(type)).toContain(shown);
});

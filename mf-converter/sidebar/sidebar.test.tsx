import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Sidebar } from './sidebar.tsx';

function render(card?: string): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const sidebar = <Sidebar card={card} links={<nav>Links</nav>} />;
    const html = renderToStaticMarkup(sheet.collectStyles(<MemoryRouter>{sidebar}</MemoryRouter>));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

describe('the sidebar', () => {
  test.each([
    ['links', undefined, 'Links'],
    ['card', 'All units', 'All units'],
  ])('follows the reader with its %s', (_, card, followed) => {
    const { html, styles } = render(card);
    const follower = html.split(followed)[0]!.match(/class="[\w-]+ (\w+)">(?:<nav>)?$/)?.[1];
    const rules = [...styles.matchAll(/\.(\w+)\{([^{}]*position:\s?sticky[^{}]*)\}/g)];
    const [, , rule = ''] = rules.find(([, name]) => name === follower) ?? [];
    // A stretched element fills its grid row, so it has no room to stick.
    expect(rule).toMatch(/align-self:\s?start/);
  });
});

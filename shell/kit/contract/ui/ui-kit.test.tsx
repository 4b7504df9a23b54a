import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { Accordion, Breadcrumbs, DataTable, TextField } from './ui-kit.ts';
import { GlobalStyle } from './theme/global-style.tsx';

function render(content: ReactNode) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(<MemoryRouter>{content}</MemoryRouter>));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

describe('UI kit', () => {
  test('marks the current page of the breadcrumbs', () => {
    const { html } = render(<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Length' }]} />);
    expect(html).toContain('<li><span aria-current="page">Length</span></li>');
  });

  test('ties a field to its hint and its error, and marks it invalid', () => {
    const { html } = render(
      <TextField id="name" label="Name" hint="As you like it" error="Name must be at least 2 characters" />,
    );
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="name-hint name-error"/);
    expect(html).toContain('id="name-error"');
    expect(render(<TextField id="name" label="Name" />).html).not.toMatch(/aria-invalid|aria-describedby/);
  });

  test('opens one question at a time: the details of one accordion share a name', () => {
    const items = ['A', 'B'].map((title) => ({ title, content: title }));
    const { html } = render(<Accordion items={items} />);
    const names = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test('gives a table a caption, row headers and a box that the keyboard can scroll', () => {
    const { html } = render(
      <DataTable
        caption="Feet in meters"
        columns={[{ label: 'ft' }, { label: 'm', figures: true }]}
        rows={[['1', '0.3']]}
      />,
    );
    expect(html).toMatch(/role="region" aria-labelledby="([^"]+)" tabindex="0"[^>]*>.*<caption id="\1">/);
    expect(html).toContain('<th scope="row">1</th><td class="figures"><span translate="no">0.3</span></td>');
  });

  test('sets both schemes and the visitor’s override in the global style', () => {
    const { styles } = render(<GlobalStyle />);
    expect(styles).toMatch(/prefers-color-scheme:\s?dark/);
    expect(styles).toContain('data-theme');
    expect(styles).toContain('prefers-reduced-motion');
  });
});

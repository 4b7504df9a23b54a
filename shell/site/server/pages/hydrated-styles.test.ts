import { expect, test } from '@jest/globals';
import { ServerStyleSheet, styled } from 'styled-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, type ReactElement } from 'react';
import { hydratedStyles } from './markup.ts';

const Box = styled.div`
  color: red;
  @media print {
    display: none;
  }
`;
const Frame = styled(Box)`
  margin: 1px;
`;

function buildSheet(element: ReactElement): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(element));
  const [style] = sheet.getStyleElement();
  return (style?.props as { dangerouslySetInnerHTML: { __html: string } }).dangerouslySetInnerHTML.__html;
}

test('separates the rules of a style sheet from the names that styled-components looks for in the browser', () => {
  const sheet = buildSheet(createElement(Frame, null, createElement(Box)));
  const { rules, names } = hydratedStyles(sheet);
  expect(rules).toMatch(/^\.\w+\{color:red;\}@media print\{.*\{margin:1px;\}/s);
  expect(rules).not.toMatch(/data-styled|sc\*/);
  const marks = names.match(/data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]+"\}\/\*!sc\*\/\n/g) ?? [];
  expect([marks.join(''), marks.length]).toEqual([names, 2]);
});

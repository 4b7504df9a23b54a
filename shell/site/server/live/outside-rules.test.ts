import { expect, test } from '@jest/globals';
import { outsideRules } from './outside-rules.ts';

test.each([
  ['body{background:red}', ['body']],
  ['html,body{margin:0}', ['html', 'body']],
  [':root{--accent:red}', [':root']],
  ['*{box-sizing:content-box}', ['*']],
  ['header{display:none}', ['header']],
  ['@media (max-width: 400px){footer a{display:none}}', ['footer a']],
  ['body:has(.abc){margin:0}', ['body:has(.abc)']],
  ['#root > *{display:none}', ['#root>*']],
])('lists the rules in %s that style other components', (css, selectors) => {
  expect(outsideRules(css).map(({ selector }) => selector)).toEqual(selectors);
});

test.each([
  '.abc{color:red}',
  '.abc:hover,.abc::before{color:red}',
  '.abc > *{margin:0}',
  '@media print{.abc a{color:red}}',
  'html[data-theme="dark"] .abc{color:white}',
  '@keyframes fade{from{opacity:0}50%{opacity:.5}to{opacity:1}}',
  '@supports (display:grid){@media print{.abc{color:red}}}',
  '',
])('lists no rule in %s', (css) => {
  expect(outsideRules(css)).toEqual([]);
});

test('returns a rule with its declarations and the at-rules around it', () => {
  expect(outsideRules('@media print{body,a{margin:0;color:red}}').map(({ text }) => text)).toEqual([
    '@media print{body{margin:0;color:red;}}',
    '@media print{a{margin:0;color:red;}}',
  ]);
});

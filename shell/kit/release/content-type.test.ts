import { expect, test } from '@jest/globals';
import { getContentType } from './content-type.ts';

test.each([
  ['static/main.abc.js', 'text/javascript; charset=utf-8'],
  ['release.json', 'application/json; charset=utf-8'],
  ['release.json.sig', 'application/json; charset=utf-8'],
  ['social/length.png', 'image/png'],
])('serves %s as %s', (path, type) => {
  expect(getContentType(path)).toBe(type);
});

test.each(['page.html', 'page.htm', 'page.xhtml', 'feed.xml', 'main.js.map', 'constructor', '.js', 'x.constructor'])(
  'browsers never display %s as a page',
  (path) => {
    expect(getContentType(path)).toBe('application/octet-stream');
  },
);

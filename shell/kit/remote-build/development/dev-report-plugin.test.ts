import { expect, test } from '@jest/globals';
import { describeBuildErrors } from './dev-report-plugin.ts';

const FRAME = ',-[/mf-news/routes/news.tsx:27:1]\n 27 | export functio () {\n    `----';
const syntax =
  `Module build failed (from ./node_modules/swc-loader/src/index.js):\nError:   x Expected '{', got 'ident'\n    ${FRAME}` +
  '\n\nCaused by:\n    Syntax Error\n    at transform (/swc/index.js:1:2)';

test.each([
  ['a syntax error', syntax, `routes/news.tsx: Expected '{', got 'ident'\n    ${FRAME}`],
  ['a missing file', "Can't resolve './a.ts'", "routes/news.tsx: Can't resolve './a.ts'"],
  ['a fault', 'Error: x\n    at f (a.js:1:2)\n    at g (a.js:3:4)', 'routes/news.tsx: Error: x'],
])('reports %s once, with its file and without stack traces', (_what, message, text) => {
  const error = Object.assign(new Error(message), { module: { nameForCondition: () => '/mf-news/routes/news.tsx' } });
  expect(describeBuildErrors([error, error], '/mf-news')).toBe(text);
});

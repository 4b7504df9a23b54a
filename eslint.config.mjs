/** This project's own rules. oxlint has all others: .oxlintrc.json. */
import esx from 'eslint-plugin-es-x';
import tseslint from 'typescript-eslint';
import { readRemoteDefinitions } from './shell/tools/launcher/deployables.ts';

const MARKUP = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The Content-Security-Policy blocks style attributes: use styled-components.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Markup is written as elements.' },
];

const OWN_STYLES_MESSAGE = 'A remote styles its own components only: use styled-components, without global styles.';
const OWN_STYLES = [
  { selector: 'ImportSpecifier[imported.name="createGlobalStyle"]', message: OWN_STYLES_MESSAGE },
  { selector: 'MemberExpression[property.name="createGlobalStyle"]', message: OWN_STYLES_MESSAGE },
  { selector: 'JSXOpeningElement[name.name=/^(style|link)$/]', message: OWN_STYLES_MESSAGE },
  {
    selector: 'CallExpression[callee.property.name="createElement"] > Literal:first-child[value=/^(style|link)$/i]',
    message: OWN_STYLES_MESSAGE,
  },
  {
    selector: 'MemberExpression[property.name=/^(adoptedStyleSheets|insertRule|styleSheets)$/]',
    message: OWN_STYLES_MESSAGE,
  },
  { selector: 'NewExpression[callee.name="CSSStyleSheet"]', message: OWN_STYLES_MESSAGE },
];

/** All bundles share these classes. */
const BUILT_IN = '/^(Error|TypeError|DOMException|\\w*Element)$/';

const ACROSS_BUNDLES = [
  {
    selector: `BinaryExpression[operator="instanceof"]:not([right.name=${BUILT_IN}])`,
    message: 'Each bundle has its own copy of a class: compare the name or the code, as isApiRequestError does.',
  },
];

/** First segments of the remotes' paths. */
const beginnings = (await readRemoteDefinitions())
  .flatMap(({ routes }) => routes.map(({ pattern }) => pattern.split('/')[1]))
  .filter((segment) => segment !== '' && !segment.startsWith(':'));
const REMOTE_ADDRESS = `/^(https?:\\u002F\\u002F[^\\u002F]*)?\\u002F(${[...new Set(beginnings)].join('|')})($|[\\u002F?#])/`;
const KNOWS_NO_REMOTE =
  'The shell must not name an address of a remote: the remote offers it as a part (shell/kit/contract/parts.ts).';

/** Paths of the API's features. The shell may use the prefix `/api/` and the analytics ID. */
const API_ADDRESS = '/^(https?:\\u002F\\u002F[^\\u002F]*)?\\u002Fapi\\u002F(?!ga-id$)[a-z]/';
const KNOWS_NO_FEATURE =
  'The shell must not name an address of a feature of the API: the remote that uses it offers it as a part.';

const REMOTE_ADDRESSES = [
  { selector: `Literal[value=${REMOTE_ADDRESS}]`, message: KNOWS_NO_REMOTE },
  { selector: `TemplateElement[value.raw=${REMOTE_ADDRESS}]`, message: KNOWS_NO_REMOTE },
];

const API_ADDRESSES = [
  { selector: `Literal[value=${API_ADDRESS}]`, message: KNOWS_NO_FEATURE },
  { selector: `TemplateElement[value.raw=${API_ADDRESS}]`, message: KNOWS_NO_FEATURE },
];

/** Words about the site's subject, except in addresses, which have separate rules. The shell can compose any site. */
const SUBJECT = '/^(?!\\u002F|https?:)[^]*\\b(conver(t|sion)|units?\\b)/i';
const KNOWS_NO_SUBJECT =
  'The shell must not name the subject of the site: a remote offers the text in its part `site` (shell/kit/contract/parts.ts).';
const SUBJECT_WORDS = [
  { selector: `Literal[value=${SUBJECT}]`, message: KNOWS_NO_SUBJECT },
  { selector: `TemplateElement[value.raw=${SUBJECT}]`, message: KNOWS_NO_SUBJECT },
  { selector: `JSXText[value=${SUBJECT}]`, message: KNOWS_NO_SUBJECT },
];

const SHELL_RULES = [...MARKUP, ...REMOTE_ADDRESSES, ...API_ADDRESSES];
/** Test data may name the subject. */
const NOT_THE_SHELL = ['**/*.test.{ts,tsx}', 'shell/site/**/testing/**'];

/** Newer than `SUPPORTED_BROWSERS` in shell/kit/remote-build/webpack/swc-rule.ts, which have all of ES2022. */
const TOO_NEW = 'Older supported browsers lack it.';
/** Without types, methods of iterators, sets, and buffers look like those of arrays and others. webpack inlines JSON. */
const UNCLEAR = /iterator-prototype|set-prototype|arraybuffer-prototype|import-attributes|json-modules/;
const NEWER_THAN_ES2022 = Object.fromEntries(
  Object.entries(esx.configs['flat/restrict-to-es2022'].rules).filter(([name]) => !UNCLEAR.test(name)),
);
const BROWSER_CODE = ['mf-*/**', 'shell/site/{app,client}/**', 'shell/kit/contract/**', 'api/{catalog,contract}/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.*/**', '**/*.test.{ts,tsx}'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx,mjs}'], languageOptions: { parser: tseslint.parser } },
  { rules: { 'no-restricted-syntax': ['error', ...MARKUP] } },
  {
    files: BROWSER_CODE,
    ignores: ['**/testing/**', '**/*.config.ts'],
    plugins: { 'es-x': esx },
    settings: { 'es-x': { aggressive: true } },
    rules: {
      ...NEWER_THAN_ES2022,
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: TOO_NEW },
        { object: 'AbortSignal', property: 'timeout', message: TOO_NEW },
        { object: 'AbortSignal', property: 'any', message: TOO_NEW },
      ],
    },
  },
  {
    files: ['shell/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...SHELL_RULES] },
  },
  {
    files: ['shell/site/**'],
    ignores: NOT_THE_SHELL,
    rules: { 'no-restricted-syntax': ['error', ...SHELL_RULES, ...SUBJECT_WORDS] },
  },
  { files: ['api/contract/**'], rules: { 'no-restricted-syntax': ['error', ...MARKUP, ...ACROSS_BUNDLES] } },
  { files: ['mf-*/**'], rules: { 'no-restricted-syntax': ['error', ...MARKUP, ...ACROSS_BUNDLES, ...OWN_STYLES] } },
  {
    files: ['shell/kit/contract/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...SHELL_RULES, ...ACROSS_BUNDLES] },
  },
  {
    files: ['shell/site/{app,client}/**', 'shell/site/server/render/child/**'],
    ignores: NOT_THE_SHELL,
    rules: { 'no-restricted-syntax': ['error', ...SHELL_RULES, ...SUBJECT_WORDS, ...ACROSS_BUNDLES] },
  },
  // Keeps the server's markup if the page's code is unavailable in the browser.
  {
    files: ['shell/site/app/pages/static-fallback-page.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...REMOTE_ADDRESSES, ...API_ADDRESSES, ...SUBJECT_WORDS, ...ACROSS_BUNDLES],
    },
  },
);

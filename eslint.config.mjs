import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Files whose length is that of their subject: lists of facts, and articles. */
const DATA = ['api/catalogue/units/**', 'api/catalogue/faqs/**', 'api/catalogue/samples/**', 'mf-*/**/texts/**', 'mf-content/articles/**', '**/*.test.{ts,tsx}', 'tests/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.site/**', '**/.swc/**', '**/.mf/**', 'coverage/**', 'test-results/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { args: 'after-used', argsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="style"]', message: 'The Content-Security-Policy blocks style attributes: use styled-components.' },
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Markup is written as elements.' },
      ],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['mf-*/**', 'component-review/**', 'shell/{app,client,contract}/**'], ...reactHooks.configs.flat.recommended },
  // Nest injects by the types that decorators record: an import for a type alone would be erased.
  { files: ['api/src/**'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  // Globals are declared with `var`: nothing else makes a property of globalThis.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
  // Leaves the server's markup in place where the code that made it cannot be had in the browser.
  { files: ['shell/app/pages/kept-page.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  { files: DATA, rules: { 'max-lines': 'off' } },
);

/**
 * The oldest supported browsers. The syntax of bundles follows from them. `eslint.config.mjs` rejects newer functions, and
 * each document tests for the newest functions before it loads scripts: in older browsers, pages work as without scripts.
 * Safari before 16.4 has no lookbehind in regular expressions.
 */
export const SUPPORTED_BROWSERS = ['safari >= 16.4', 'chrome >= 100', 'edge >= 100', 'firefox >= 100', 'samsung >= 18'];

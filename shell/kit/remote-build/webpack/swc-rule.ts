import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Bundles use only syntax that these browsers support. `eslint.config.mjs` rejects newer functions, and every document
 * checks for the newest functions before it loads scripts. Safari before 16.4 has no lookbehind in regular expressions.
 */
const SUPPORTED_BROWSERS = ['safari >= 16.4', 'chrome >= 100', 'edge >= 100', 'firefox >= 100', 'samsung >= 18'];

export interface SwcRuleOptions {
  /** Makes class names unique and independent of load order. Otherwise, hydration fails. */
  namespace: string;
  target: 'browser' | 'node';
  /** True to instrument components for hot reload. */
  refresh?: boolean;
}

export function swcRule({ namespace, target, refresh = false }: SwcRuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        // Files in parent folders must not change the build.
        swcrc: false,
        env: { targets: target === 'browser' ? SUPPORTED_BROWSERS : { node: '24' } },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          experimental: {
            plugins: [[require.resolve('@swc/plugin-styled-components'), { ssr: true, displayName: false, namespace }]],
          },
        },
      },
    },
  };
}

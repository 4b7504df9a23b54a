import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

const require = createRequire(import.meta.url);

export interface SwcRuleOptions {
  /** Package name. Makes class names unique and independent of load order; otherwise hydration fails. */
  namespace: string;
  target: 'browser' | 'node';
  /** Instruments components for hot reload. */
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

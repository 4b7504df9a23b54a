import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

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
        env: { targets: target === 'browser' ? BROWSERS : { node: '24' } },
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

/** All of these support BigInt, ES modules, and `??=`. They cover about the last three years. */
const BROWSERS = 'chrome >= 109, edge >= 109, firefox >= 115, safari >= 16.4';

import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { swcRule } from './swc-rule.ts';

type Target = 'browser' | 'node';

export function productionBase(name: string, folder: string, target: Target): Configuration {
  return {
    name: `${name} ${target}`,
    mode: 'production',
    context: folder,
    devtool: false,
    module: { rules: [swcRule({ namespace: name, target })] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * The browser compiles the whole file off the main thread during download. This helps large files that mostly run at
 * startup, and has no effect on files of 30 KB.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** SWC is three times as fast as webpack's default minimizer, for the same size. It has threads of its own. */
export function browserMinimizer(preamble = '') {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 3 }, format: { preamble } },
      extractComments: false,
      parallel: false,
    }),
  ];
}

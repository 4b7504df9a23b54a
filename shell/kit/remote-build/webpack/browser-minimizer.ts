import MinimizerPlugin from 'minimizer-webpack-plugin';

/**
 * Makes the browser compile the whole file off the main thread during download, instead of each function at its first call.
 * For large files that mostly run at startup. It has no effect on small ones (30 KB).
 * https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** SWC takes a third of the time of webpack's default, for the same size. It has its own threads, so `parallel` is off. */
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

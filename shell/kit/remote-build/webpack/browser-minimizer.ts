import MinimizerPlugin from 'minimizer-webpack-plugin';

/**
 * The browser compiles such a file whole and beside the page while it comes, where it would else compile each function at its first call, and
 * hold the visitor up. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

interface MinimizerOptions {
  /** For large files of which most runs while the page starts. Browsers compile small ones (30 KB) with the page in any case. */
  isCompiledAhead?: boolean;
}

/**
 * SWC minifies a remote in a third of the time that webpack's default takes, to as few bytes; in threads of its own,
 * so that it needs no processes beside it.
 */
export function browserMinimizer({ isCompiledAhead = false }: MinimizerOptions = {}) {
  const preamble = isCompiledAhead ? COMPILED_AHEAD : '';
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { format: { preamble } },
      extractComments: false,
      parallel: false,
    }),
  ];
}

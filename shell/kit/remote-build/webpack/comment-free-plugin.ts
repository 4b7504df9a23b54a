import { type Options, transform } from '@swc/core';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'CommentFreePlugin';
/** Keeps license comments and readable stack traces. */
const COMMENTS_ALONE: Options = {
  swcrc: false,
  configFile: false,
  isModule: false,
  jsc: { target: 'esnext', minify: { compress: false, mangle: false, format: { comments: 'some' } } },
};

/** Some of webpack's comments in server code contain module names that depend on the build folder. */
export class CommentFreePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          for (const [name, asset] of Object.entries(assets)) {
            const { code } = await transform(asset.source().toString(), COMMENTS_ALONE);
            compilation.updateAsset(name, new webpack.sources.RawSource(code));
          }
        },
      );
    });
  }
}

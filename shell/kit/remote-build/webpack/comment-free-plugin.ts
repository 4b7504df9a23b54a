import { type Options, transform } from '@swc/core';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'CommentFreePlugin';
/** Removes only comments, except license comments, so that stack traces stay readable. */
const STRIP_COMMENTS: Options = {
  swcrc: false,
  configFile: false,
  isModule: false,
  jsc: { target: 'esnext', minify: { compress: false, mangle: false, format: { comments: 'some' } } },
};

/** Removes webpack's comments from server code, because some contain names that depend on the build folder. */
export class CommentFreePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          for (const [name, asset] of Object.entries(assets)) {
            const { code } = await transform(asset.source().toString(), STRIP_COMMENTS);
            compilation.updateAsset(name, new webpack.sources.RawSource(code));
          }
        },
      );
    });
  }
}

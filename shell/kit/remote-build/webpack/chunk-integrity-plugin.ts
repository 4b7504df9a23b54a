import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';

const ADDITION = `
script.crossOrigin = "anonymous";
if (globalThis.__siteIntegrity) script.integrity = globalThis.__siteIntegrity(url);
if (globalThis.__siteScriptAddress) script.src = globalThis.__siteScriptAddress(url);`;

/**
 * The page's `__siteIntegrity(url)` throws for files outside the composition, so they never run. Its
 * `__siteScriptAddress(url)` returns the URL for this attempt. Other hosts define neither.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + ADDITION,
      );
    });
  }
}

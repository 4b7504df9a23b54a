import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { PublishError } from '../release/publish-error.ts';

/** Runs webpack once. Rejects with webpack's own account of the errors, if there are any. */
export async function runWebpack(configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack returned no result')) : resolve(result),
    );
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors())
    throw new PublishError('BUILD_FAILED', stats.toString({ preset: 'errors-only', colors: false }));
}

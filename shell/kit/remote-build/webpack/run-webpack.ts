import webpack from 'webpack';
import type { Configuration } from 'webpack';

export async function runWebpack(configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack returned no result')) : resolve(result),
    );
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) {
    const text = stats.toString({ preset: 'errors-only', colors: false });
    throw Object.assign(new Error(text), { code: 'BUILD_FAILED' });
  }
}

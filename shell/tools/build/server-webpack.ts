import { serverWebpack } from '@site/server-build/server-webpack';
import webpack from 'webpack';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Configuration } from 'webpack';

export function shellServerConfig({ folder, output }: { folder: string; output: string }): Configuration {
  const server = serverWebpack({
    folder,
    programs: { main: './site/server/main.ts', compose: './composition/cli/compose.ts', ...childrenOf(folder) },
    output,
    within: 'server/',
    scripts: {
      // In MiB. The default lets the young generation grow to 128 MiB, which saves no measurable time.
      start: 'node --enable-source-maps --disable-sigusr1 --max-semi-space-size=16 server/main.js',
      compose: 'node server/compose.js',
    },
  });
  return {
    ...server,
    name: 'shell server',
    plugins: [...(server.plugins ?? []), new webpack.DefinePlugin({ IS_BUILT: 'true' })],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}

function childrenOf(folder: string): Record<string, string> {
  const files = globSync('site/server/features/*/*.child.ts', { cwd: folder });
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), `./${file}`]));
}

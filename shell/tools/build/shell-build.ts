import { writeSocialImages } from '@site/remote-build/social-image/rasterizer';
import { serverWebpack } from '@site/server-build/server-webpack';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { serviceWorkerConfig, writeShellFiles } from './service-worker-webpack.ts';
import { shellBrowserConfig, shellNodeConfig } from './shell-webpack.ts';
import { siteImages } from './site-images.ts';
import { writeShellAssets } from './write-shell-assets.ts';

/** `dist/` is deployed without the rest of the repository. */
export function shellBuild(folder: string): Configuration[] {
  const dist = join(folder, 'dist');
  const browser = shellBrowserConfig({ folder, output: join(dist, 'browser') });
  const node = shellNodeConfig({ folder, output: join(dist, 'node') });
  const offline = serviceWorkerConfig({ folder, output: join(dist, 'offline') });
  const server = shellServerConfig({ folder, output: dist });
  return [
    withStep(cleaned(browser), () => writeShellAssets(dist)),
    cleaned(node),
    {
      ...withStep(cleaned(offline), () => writeShellFiles(join(dist, 'offline'), join(dist, 'browser'))),
      dependencies: [browser.name ?? ''],
    },
    // Its output folder contains those of the other builds.
    withStep(cleaned(server, { keep: /^(?!server(?:\/|$))/ }), () =>
      writeSocialImages(join(dist, 'social'), siteImages),
    ),
  ];
}

function cleaned(configuration: Configuration, clean: true | { keep: RegExp } = true): Configuration {
  return { ...configuration, output: { ...configuration.output, clean }, stats: 'errors-warnings' };
}

/** Runs the step after webpack has written the files, unless the build failed. */
function withStep(configuration: Configuration, step: () => void | Promise<void>): Configuration {
  const plugin = {
    apply: (compiler: Compiler) => compiler.hooks.afterEmit.tapPromise('ShellBuild', async () => step()),
  };
  return { ...configuration, plugins: [...(configuration.plugins ?? []), plugin] };
}

function shellServerConfig({ folder, output }: { folder: string; output: string }): Configuration {
  const server = serverWebpack({
    folder,
    programs: { main: './site/server/main.ts', compose: './composition/cli/compose.ts', ...getChildren(folder) },
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

function getChildren(folder: string): Record<string, string> {
  const files = globSync('site/server/features/*/*.child.ts', { cwd: folder });
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), `./${file}`]));
}

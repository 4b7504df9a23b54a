import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { writeSocialImages } from '@site/remote-build/social-image/rasterizer';
import { browserMinimizer, productionBase } from '@site/remote-build/webpack/production-base';
import { serverWebpack } from '@site/server-build/server-webpack';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { iconPaths } from '../../kit/contract/ui/icons/icon-paths.ts';
import { shellBrowserConfig, shellNodeConfig } from './shell-webpack.ts';
import { writeShellAssets } from './write-shell-assets.ts';

const SERVICE_WORKER = 'service-worker.js';

const BOOK =
  'M12 6.25c-2-1.5-5-2-8.25-1.75v13.75c3.25-.25 6.25.25 8.25 1.75 2-1.5 5-2 8.25-1.75V4.5C17 4.25 14 4.75 12 6.25zM12 6.25V20';

/** Every page can use these. Remotes can add their own. */
const siteImages: Readonly<Record<string, FacingScales>> = {
  site: { upTo: 11.5, factor: 2.54, pointed: 7 },
  article: { upTo: 23, factor: 1.609, pointed: 13.7, icon: BOOK },
  contact: { upTo: 31, factor: 1, pointed: 17.5, icon: iconPaths.mail },
};

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
    // The output folders of the other builds are inside this one.
    withStep(cleaned(server, { keep: /^(?!server(?:\/|$))/ }), () => writeSiteImages(dist)),
  ];
}

export function writeSiteImages(dist: string): Promise<void> {
  return writeSocialImages(join(dist, 'social'), siteImages);
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

/** The service worker is one file. Its URL must not change, so its name has no hash. */
export function serviceWorkerConfig({ folder, output }: { folder: string; output: string }): Configuration {
  return {
    ...productionBase('shell', folder, 'browser'),
    name: 'shell service worker',
    target: 'webworker',
    entry: './site/client/offline/service-worker.ts',
    output: { path: output, filename: SERVICE_WORKER },
    optimization: { minimizer: browserMinimizer() },
  };
}

/** Adds the names of the shell's scripts. Browsers install a new worker when its content changes. */
export function writeShellFiles(output: string, browser: string) {
  const files = readdirSync(browser)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
  const path = join(output, SERVICE_WORKER);
  writeFileSync(path, `const SHELL_FILES = ${JSON.stringify(files)};\n${readFileSync(path, 'utf8')}`);
}

function shellServerConfig({ folder, output }: { folder: string; output: string }): Configuration {
  const server = serverWebpack({
    folder,
    programs: { main: './site/server/main.ts', compose: './composition/cli/compose.ts', ...getChildren(folder) },
    output,
    within: 'server/',
    scripts: {
      // The limit is 16 MiB. By default, the young generation grows to 128 MiB, which saves no measurable time.
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

/** `npm run build -w shell` writes `dist/`, a package that is deployed without the rest of the repository. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSocialImages } from '@site/remote-build/social-image/write-social-images';
import { runWebpack } from '@site/remote-build/webpack/run-webpack';
import { shellServerConfig } from './server-webpack.ts';
import { serviceWorkerConfig, writeShellFiles } from './service-worker-webpack.ts';
import { siteImages } from './site-images.ts';
import { shellBrowserConfig, shellNodeConfig } from './shell-webpack.ts';
import { writeShellAssets } from './write-shell-assets.ts';

const folder = join(import.meta.dirname, '../..');
const dist = join(folder, 'dist');
for (const part of ['browser', 'node', 'offline', 'server', 'social'])
  rmSync(join(dist, part), { recursive: true, force: true });
await runWebpack([
  shellBrowserConfig({ folder, output: join(dist, 'browser') }),
  shellNodeConfig({ folder, output: join(dist, 'node') }),
  serviceWorkerConfig({ folder, output: join(dist, 'offline') }),
  shellServerConfig({ folder, output: dist }),
]);
writeShellAssets(dist);
writeShellFiles(join(dist, 'offline'), join(dist, 'browser'));
await writeSocialImages(join(dist, 'social'), siteImages);
console.log('shell: built dist/');

/** `npm run build -w shell`: the browser's bundle and the render worker's. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '@site/shell-contract/build/run-webpack';
import { shellBrowserConfig, shellNodeConfig } from './shell-webpack.ts';
import { writeShellAssets } from './write-shell-assets.ts';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
for (const part of ['browser', 'node']) rmSync(join(dist, part), { recursive: true, force: true });
await runWebpack([shellBrowserConfig({ folder, output: join(dist, 'browser') }), shellNodeConfig({ folder, output: join(dist, 'node') })]);
writeShellAssets(dist);
console.log('shell: built dist/browser and dist/node');

/** `npm run build` of a remote: builds it for browsers and for Node, and writes a release to `dist/`. Run in the remote's folder. */
import { SOCIAL_IMAGE_FOLDER } from '@site/release/release-descriptor';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from './remote-definition.ts';
import { remoteBrowserConfig, remoteNodeConfig } from './remote-webpack.ts';
import { runWebpack } from './run-webpack.ts';
import { writeSocialImages } from './social-image/write-social-images.ts';
import { writeRelease } from './write-release.ts';

const folder = process.cwd();
const { default: remote } = (await import(pathToFileURL(join(folder, 'release.config.ts')).href)) as { default: RemoteDefinition };
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
const built = join(folder, 'dist', '.build');

await runWebpack([
  remoteBrowserConfig(remote, { folder, output: join(built, 'browser') }),
  remoteNodeConfig(remote, { folder, output: join(built, 'node') }),
]);
if (remote.socialImages) await writeSocialImages(join(built, SOCIAL_IMAGE_FOLDER), remote.socialImages);
const release = writeRelease(remote, { folder, built, version });
writeFileSync(join(folder, 'dist', 'latest.json'), `${JSON.stringify({ release })}\n`);
rmSync(built, { recursive: true, force: true });
console.log(`${remote.name}: released dist/${release}`);

import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawSocialImage, type FacingScales } from './draw-social-image.ts';

const require = createRequire(import.meta.url);

export async function writeSocialImages(output: string, images: Readonly<Record<string, FacingScales>>) {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  mkdirSync(output, { recursive: true });
  for (const [name, scales] of Object.entries(images))
    writeFileSync(join(output, `${name}.png`), new Resvg(drawSocialImage(scales)).render().asPng());
}

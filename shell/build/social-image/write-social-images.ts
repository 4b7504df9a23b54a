import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawSocialImage } from './draw-social-image.ts';
import { imageScales } from './image-scales.ts';

const require = createRequire(import.meta.url);

/** Writes `{kind}.png` for each kind of page. */
export async function writeSocialImages(output: string) {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  mkdirSync(output, { recursive: true });
  for (const [kind, scales] of Object.entries(imageScales)) writeFileSync(join(output, `${kind}.png`), new Resvg(drawSocialImage(scales)).render().asPng());
}

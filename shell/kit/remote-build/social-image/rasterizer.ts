import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawSocialImage, type FacingScales } from './draw-social-image.ts';

const require = createRequire(import.meta.url);

export async function loadRasterizer(): Promise<(scales: FacingScales) => Uint8Array> {
  await initWasm(readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return rasterize;
}

function rasterize(scales: FacingScales): Uint8Array {
  const drawing = new Resvg(drawSocialImage(scales));
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}

export async function writeSocialImages(output: string, images: Readonly<Record<string, FacingScales>>) {
  if (Object.keys(images).length === 0) return;
  const draw = await loadRasterizer();
  mkdirSync(output, { recursive: true });
  for (const [name, scales] of Object.entries(images)) writeFileSync(join(output, `${name}.png`), draw(scales));
}

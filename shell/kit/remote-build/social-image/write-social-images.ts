import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FacingScales } from './draw-social-image.ts';
import { loadRasterizer } from './rasterizer.ts';

export async function writeSocialImages(output: string, images: Readonly<Record<string, FacingScales>>) {
  const rasterize = await loadRasterizer();
  mkdirSync(output, { recursive: true });
  for (const [name, scales] of Object.entries(images)) writeFileSync(join(output, `${name}.png`), rasterize(scales));
}

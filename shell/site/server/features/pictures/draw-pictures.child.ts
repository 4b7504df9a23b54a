import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { loadRasterizer } from '@site/remote-build/social-image/rasterizer';
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const rasterizer = loadRasterizer();

async function draw(scales: FacingScales): Promise<void> {
  const rasterize = await rasterizer;
  process.send?.(rasterize(scales));
}

process.on('message', (scales: FacingScales) => void draw(scales));

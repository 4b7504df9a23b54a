import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { loadRasterizer } from '@site/remote-build/social-image/rasterizer';
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const rasterize = await loadRasterizer();
process.stdout.write(rasterize(JSON.parse(process.argv[2] ?? '') as FacingScales));

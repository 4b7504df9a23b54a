import { loadRasterizer } from '@site/remote-build/social-image/rasterizer';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// On Linux, this is the priority of the thread. Elsewhere, it would be that of the server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const rasterize = await loadRasterizer();
parentPort?.on('message', (scales: Parameters<typeof rasterize>[0]) => parentPort?.postMessage(rasterize(scales)));

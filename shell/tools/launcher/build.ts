/** `npm run build`: builds the deployables whose sources have changed. */
import { buildStale } from './build-stale.ts';
import { shownError } from './launch-error.ts';

try {
  await buildStale();
} catch (error) {
  console.error(shownError(error));
  process.exitCode = 1;
}

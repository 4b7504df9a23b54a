import { staleNames } from '../build-stale.ts';
import { LaunchError } from '../launch-error.ts';

/** Jest runs this once before tests that need a build, so that they never test an outdated one. */
export default function requireBuild() {
  const names = staleNames();
  if (names.length === 0) return;
  throw new LaunchError(
    'BUILD_STALE',
    `The build of ${names.join(', ')} is missing or older than the sources. ` +
      '`npm run build` builds what is stale, and `npm test -- PATH` does so before the tests that need it.',
  );
}

import { staleNames } from '../build-stale.ts';
import { LaunchError } from '../launch-error.ts';

/** Jest runs this once before tests of what is built, so that they never test a build of other sources. */
export default function requireBuild() {
  const names = staleNames();
  if (names.length === 0) return;
  throw new LaunchError(
    'BUILD_STALE',
    `The build of ${names.join(', ')} is missing or older than the sources. ` +
      '`npm run build` builds what is stale, and `npm test -- PATH` does so before the tests that need it.',
  );
}

/** `npm run browser`: finds the Chromium that the tests use, or installs one, and prints its path. */
import { shownError } from '../launch-error.ts';
import { findChromium } from './find-chromium.ts';

try {
  console.log(`The tests use ${await findChromium()}.`);
} catch (error) {
  console.error(shownError(error));
  process.exitCode = 1;
}

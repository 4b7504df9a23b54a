/** `npm run browser`: finds the Chromium that the tests use, installs one if there is none, and prints where it is. */
import { shownError } from '../launch-error.ts';
import { findChromium } from './find-chromium.ts';

try {
  console.log(`The tests use ${await findChromium()}.`);
} catch (error) {
  console.error(shownError(error));
  process.exitCode = 1;
}

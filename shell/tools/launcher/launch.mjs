/**
 * What `npm start`, `npm run dev` and `npm test` run. Until it hands over, it runs on whatever Node the machine has, with nothing installed:
 * plain JavaScript, and built-ins only.
 */
import { handOver } from './install/hand-over.mjs';
import { ensureInstalled } from './install/install.mjs';

const ENTRIES = { start: 'start/start.ts', dev: 'dev/dev.ts', test: 'test/test.ts' };

const [command, ...args] = process.argv.slice(2);
try {
  if (!ENTRIES[command])
    throw new Error(`There is no command "${command}". What there is: ${Object.keys(ENTRIES).join(', ')}.`);
  await ensureInstalled();
  handOver(ENTRIES[command], args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

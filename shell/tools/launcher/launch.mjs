/**
 * Runs `npm start`, `npm run dev`, `npm run build`, and `npm test`. Plain JavaScript: it also runs on older versions of Node and before
 * the installation.
 */
import { handOver } from './install/hand-over.mjs';
import { ensureInstalled } from './install/install.mjs';

const ENTRIES = { start: 'start/start.ts', dev: 'dev/dev.ts', build: 'build.ts', test: 'test/test.ts' };

const [command, ...args] = process.argv.slice(2);
try {
  if (!ENTRIES[command])
    throw new Error(`Unknown command "${command}". Available commands: ${Object.keys(ENTRIES).join(', ')}.`);
  await ensureInstalled();
  handOver(ENTRIES[command], args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

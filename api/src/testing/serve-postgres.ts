/**
 * Serves PostgreSQL to tests of other packages. `--why-not` prints why it is unavailable. Otherwise prints the URL of a
 * new database, then reads `halt` and `start` lines and prints `done`. Exits when stdin closes.
 */
import { createInterface } from 'node:readline';
import { startOwnPostgres, whyNoOwnPostgres } from './test-postgres.ts';

if (process.argv.includes('--why-not')) console.log(whyNoOwnPostgres() ?? '');
else {
  const server = await startOwnPostgres();
  console.log(await server.createDatabase());
  for await (const line of createInterface({ input: process.stdin })) {
    await (line === 'halt' ? server.halt('fast') : server.start());
    console.log('done');
  }
  await server.stop();
}

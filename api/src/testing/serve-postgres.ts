/**
 * A PostgreSQL for tests of other deployables, as a program: `--why-not` says why there is none, if so. Otherwise it writes the address of a new
 * database, then takes `halt` and `start` on stdin, a line each, and answers `done`. It ends when stdin does, however its caller went.
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

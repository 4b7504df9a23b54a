import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { Load, LoadResult } from './load.ts';

const NANOSECONDS_A_MS = 1e6;

process.on('message', (load: Load) => void run(load).then((result) => process.send?.(result)));

async function run({ origin, paths, method, headers, status, connections, limitMs }: Load): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const times = createHistogram();
  const failures: string[] = [];
  const end = performance.now() + limitMs;
  let requests = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const path = paths[requests % paths.length] as string;
        const asked = performance.now();
        const got = await ask(pool, { path, method, headers }).catch((error: Error) => error.message);
        times.record(Math.max(1, Math.round((performance.now() - asked) * NANOSECONDS_A_MS)));
        requests += 1;
        if (got !== status) failures.push(`${path}: ${got}`);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await pool.destroy();
  return {
    requests,
    perSecond: requests / seconds,
    medianMs: times.percentile(50) / NANOSECONDS_A_MS,
    p99Ms: times.percentile(99) / NANOSECONDS_A_MS,
    failures: failures.length,
    firstFailure: failures[0],
  };
}

/** Keeps the client's own work small. */
function ask(
  pool: Pool,
  { path, method, headers }: Pick<Load, 'method' | 'headers'> & { path: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(
      { path, method, headers },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, statusCode) => void (status = statusCode),
        onResponseData: () => {},
        onResponseEnd: () => resolve(status),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

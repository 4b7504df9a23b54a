/** Runs the clients in a separate process, so that their processor time does not count as the server's. */
import { Pool } from 'undici';

export interface Load {
  origin: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  status: number;
  connections: number;
  limitMs: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** Describes the first unexpected status or missing response. */
  failure?: string | undefined;
}

process.on('message', (load: Load) => void run(load).then((result) => process.send?.(result)));

async function run({ origin, path, headers, status, connections, limitMs }: Load): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const startedAt = performance.now();
  let requests = 0;
  let failure: string | undefined;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < startedAt + limitMs) {
        const got = await fetchStatus(pool, path, headers).catch((error: Error) => error.message);
        requests += 1;
        if (got !== status) failure ??= String(got);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.destroy();
  return { requests, seconds, failure };
}

/** `dispatch` costs less than `request`, which keeps the clients' share of the processor small. */
function fetchStatus(pool: Pool, path: string, headers: Load['headers']): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(
      { path, method: 'GET', headers },
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

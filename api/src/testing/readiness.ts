import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningApi } from './start-api.ts';

export interface Readiness {
  status: number;
  code: string | undefined;
  cause: string | undefined;
}

export async function readiness({ url }: Pick<RunningApi, 'url'>): Promise<Readiness> {
  const response = await fetch(`${url}/health/ready`);
  const { code, cause } = (await response.json()) as { code?: string; cause?: string };
  return { status: response.status, code, cause };
}

/** Polls until readiness has this code, or is ready. The test's timeout limits it. */
export async function untilReadiness(api: Pick<RunningApi, 'url'>, code?: string): Promise<Readiness> {
  for (;;) {
    const found = await readiness(api);
    if (found.code === code && (code !== undefined || found.status === 200)) return found;
    await sleep(100);
  }
}

export async function statusesWithoutDatabase({ url }: Pick<RunningApi, 'url'>): Promise<number[]> {
  return Promise.all(['/api/categories', '/health/live'].map(async (path) => (await fetch(url + path)).status));
}

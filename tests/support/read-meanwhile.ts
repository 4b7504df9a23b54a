import type { ComposedSite } from './composed-site.ts';

interface Answer {
  path: string;
  status: number;
  ms: number;
}

const PAUSE_MS = 100;

/**
 * Simulates one visitor per path. Failed requests have status 0.
 * @param renderedEach every n-th visitor bypasses the cache, by default all visitors
 */
export function readMeanwhile(site: Pick<ComposedSite, 'get'>, paths: readonly string[], renderedEach = 1) {
  const responses: Answer[] = [];
  let isReading = true;
  const visitors = paths.map(async (path, visitor) => {
    for (let round = 0; isReading; round += 1) {
      const started = Date.now();
      const query = visitor % renderedEach === 0 ? `?visit=${visitor}-${round}` : '';
      const { status } = await site.get(path + query).catch(() => ({ status: 0 }));
      responses.push({ path, status, ms: Date.now() - started });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  return {
    stop: async () => {
      isReading = false;
      await Promise.all(visitors);
      return responses;
    },
  };
}

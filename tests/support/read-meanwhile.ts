import type { ComposedSite } from './composed-site.ts';

interface Answer {
  path: string;
  status: number;
  ms: number;
}

const PAUSE_MS = 50;

/**
 * Reads pages again and again, each path by one visitor. `stop` gives all that was answered; a request that failed has status 0.
 * @param renderedEach one visitor in so many asks past the cache, for a page that is rendered each time; all of them by default
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

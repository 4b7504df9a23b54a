import type { SiteStatus } from '../../../composition/store/site-status.ts';

/** Of what is said of the same document, the word of whoever is further from having it live counts. */
const FROM_LIVE = { live: 0, checking: 1, refused: 2 };

/**
 * What several processes that are one site say together. That a document is live is said when all have it live: until then, the one that is
 * furthest behind speaks for all. Undefined of nobody.
 */
export function mergedStatus(statuses: readonly SiteStatus[]): SiteStatus | undefined {
  const [last] = [...statuses].sort(
    (a, b) => (a.revision ?? 0) - (b.revision ?? 0) || FROM_LIVE[b.state] - FROM_LIVE[a.state],
  );
  if (!last) return undefined;
  const serving = statuses.map((status) => status.serving ?? 0);
  const away = statuses.flatMap(({ remotes }) =>
    Object.entries(remotes).filter((entry) => entry[1].away !== undefined),
  );
  return {
    ...last,
    pid: process.pid,
    serving: serving.includes(0) ? undefined : Math.min(...serving),
    remotes: { ...last.remotes, ...Object.fromEntries(away) },
  };
}

import type { ShellNotice } from '../app/notices/shown-notice.ts';
import type { BrowserComposition } from '../app/remotes/browser-composition.ts';
import { currentId } from './reload.ts';

/** An absence that ends a visit, as analytics services count visits too. Whoever comes back sooner is still in the middle of something. */
const LONG_HIDDEN_MS = 30 * 60_000;
/** A tab that is never hidden, such as one on a screen of its own, is old after a working day at the latest. */
const LONG_OPEN_MS = 6 * 60 * 60_000;

interface NewerVersionOptions {
  composition: BrowserComposition;
  show: (notice: ShellNotice) => void;
}

/**
 * Tells a visitor who was away for long that the site is composed otherwise by now. The page goes on as it is: what was typed is his, and so
 * is the choice of when to reload.
 */
export function tellOfNewerVersion({ composition, show }: NewerVersionOptions) {
  const told = new Set([composition.id]);
  const isHidden = () => document.visibilityState === 'hidden';
  let hiddenAt = isHidden() ? Date.now() : undefined;

  const look = async () => {
    const id = await currentId().catch(() => undefined); // not now, then next time
    if (typeof id !== 'string' || told.has(id)) return;
    told.add(id);
    show({
      title: 'There is a newer version of this site.',
      description: 'Reload when it suits you.',
      duration: Infinity,
      action: { label: 'Reload', perform: () => location.reload() },
    });
  };
  document.addEventListener('visibilitychange', () => {
    const wasHidden = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
    hiddenAt = isHidden() ? Date.now() : undefined;
    if (!isHidden() && wasHidden >= LONG_HIDDEN_MS) void look();
  });
  setInterval(() => void (isHidden() || look()), LONG_OPEN_MS);
}

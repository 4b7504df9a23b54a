import type { ShellNotice } from '../app/notices/shown-notice.ts';
import type { BrowserComposition } from '../app/remotes/browser-composition.ts';
import { currentId } from './reload.ts';

/** Analytics services end a visit after the same time. Visitors who return sooner may be in the middle of something. */
const LONG_HIDDEN_MS = 30 * 60_000;

interface NewerVersionOptions {
  composition: BrowserComposition;
  show: (notice: ShellNotice) => void;
}

/** Does not reload automatically, because visitors would lose what they typed. */
export function notifyOfNewerVersion({ composition, show }: NewerVersionOptions) {
  const told = new Set([composition.id]);
  const isHidden = () => document.visibilityState === 'hidden';
  let hiddenAt = isHidden() ? Date.now() : undefined;

  const look = async () => {
    const id = await currentId().catch(() => undefined); // try again next time
    if (typeof id !== 'string' || told.has(id)) return;
    told.add(id);
    show({
      title: 'There’s a newer version of this site',
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
}

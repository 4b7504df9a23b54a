import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Logger, pino } from 'pino';
import { parseComposition } from '../../composition/document/composition-document.ts';
import { parseProposal } from '../../composition/store/composition-store.ts';
import { WatchedApi } from './api-proxy/watched-api.ts';
import { createLiveSite } from './live/create-live-site.ts';
import type { ShellSettings } from './settings.ts';

/**
 * Checks one proposal for `compose` when no shell is running. Like a serving shell, it starts the current composition,
 * then prepares the proposal next to it. The first line of stdin contains both. Each line of stdout is a status. Exits
 * when stdin closes, so it doesn't outlive a killed command.
 */
export async function judgeOnly(settings: ShellSettings): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  const [line] = (await once(lines, 'line')) as [string];
  const input = JSON.parse(line) as { current?: unknown; proposal: unknown };
  const current = input.current === undefined ? undefined : parseComposition(JSON.stringify(input.current));
  const proposal = parseProposal(JSON.stringify(input.proposal));
  if (!proposal) throw new Error('The proposal cannot be read.');
  const log: Logger = pino({ level: 'silent' });
  const live = createLiveSite(settings, {
    log,
    api: new WatchedApi(settings),
    lastKnownGood: { read: async () => current, keep: async () => {}, problem: undefined },
    store: {
      path: settings.compositionFile,
      watch: (_onText, _onError, onProposal) => {
        onProposal?.(proposal);
        return () => {};
      },
      publishStatus: async (status) => void process.stdout.write(`${JSON.stringify(status)}\n`),
      withdrawStatus: async () => {},
    },
  });
  const end = () => void live.close().finally(() => process.exit(0));
  lines.on('close', end);
  process.on('SIGTERM', end);
  process.stdout.on('error', end);
  await live.start();
}

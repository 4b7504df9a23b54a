import type { CompositionStore } from '../store/composition-store.ts';
import { quoted } from '../document/quoted-word.ts';
import { formatShare } from '../document/rollout.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import { composeCommand } from '../document/compose-command.ts';

/** Options that are part of a change, in the order in which they are written. */
const OF_A_CHANGE = [
  'to',
  'from',
  'route',
  'remove-route',
  'remove-part',
  'remove-remote',
  'trust-origin',
  'new',
  'widen',
  'pause',
  'resume',
  'abort',
  'finish',
  'margin',
  'reason',
  'site',
] as const;

/** The command that makes a change as it was planned. Releases stand in it by address and digest: something else may lie there tomorrow. */
export function applyCommand(
  store: CompositionStore,
  given: ComposeArguments,
  releases: readonly string[],
  basedOn: number,
): string {
  const kind = given.change?.kind ?? 'use';
  const what =
    kind === 'use'
      ? releases
      : kind === 'remove'
        ? [kind, ...given.names]
        : given.canary?.kind === 'start'
          ? [kind, ...releases, formatShare(given.canary.share).replace(' ', '')]
          : [kind];
  const options = OF_A_CHANGE.flatMap((option) => {
    const value = given[option];
    if (value === undefined || value === false) return [];
    if (value === true) return [`--${option}`];
    return (Array.isArray(value) ? value : [String(value)]).flatMap((text) => [`--${option}`, text]);
  });
  const words = [...what, ...options, '--on', String(basedOn)].map(quoted);
  return composeCommand('apply', ...words, store.option);
}

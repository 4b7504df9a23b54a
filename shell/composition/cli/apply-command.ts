import { quoted } from '@site/settings/quoted-word';
import type { CompositionStore } from '../store/composition-store.ts';
import { composeCommand } from '../document/compose-command.ts';
import { formatShare } from '../document/rollout.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import { plannedWords } from './compose-options.ts';

/** Includes digests, because the content at an address may change after the plan. */
export function applyCommand(
  store: CompositionStore,
  given: ComposeArguments,
  releases: readonly string[],
  basedOn: number,
): string {
  const words = [...changeWords(given, releases), ...plannedWords(given), '--on', String(basedOn)];
  return composeCommand('apply', ...words.map(quoted), store.option);
}

function changeWords({ change, names, canary }: ComposeArguments, releases: readonly string[]): readonly string[] {
  const kind = change?.kind ?? 'use';
  if (kind === 'use') return releases;
  if (kind === 'remove') return [kind, ...names];
  if (canary?.kind === 'start') return [kind, ...releases, formatShare(canary.share).replace(' ', '')];
  return [kind];
}

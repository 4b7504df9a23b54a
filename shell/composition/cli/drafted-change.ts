import { userInfo } from 'node:os';
import { ComposeError, RefusedError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, gateResult, nothingFetched } from '../document/gate-results.ts';
import type { CompositionStore, CurrentComposition } from '../store/composition-store.ts';
import type { ComposeArguments } from './compose-program.ts';
import type { ComposeOutput } from './compose-output.ts';
import { type CompositionDifference, compositionDifference } from '../change/composition-difference.ts';
import type { ComposedChange } from '../change/next-document.ts';
import type { OfferedRelease } from './read-releases.ts';
import type { ReadRelease } from '../judge/fetch-release.ts';

/** A command, and the composition that it changes. */
export interface ChangeRequest {
  store: CompositionStore;
  given: ComposeArguments;
  output: ComposeOutput;
  current: CurrentComposition;
  /** Oldest first, ending with the current one. */
  former: readonly CompositionDocument[];
}

export interface DraftedChange {
  /** The current revision; 0 for no composition. */
  basedOn: number;
  /** Absent if a gate refuses the change. */
  composed?: ComposedChange;
  changes: readonly CompositionDifference[];
  evidence: Evidence;
  /** The releases whose descriptors were read. */
  entries: readonly ReadRelease[];
}

/** @param compose throws with a sentence if the change is not allowed */
export function draftedChange(
  { current }: Pick<ChangeRequest, 'current'>,
  offered: readonly OfferedRelease[],
  compose: (entries: readonly ReadRelease[]) => ComposedChange,
): DraftedChange {
  const before = current.state === 'valid' ? current.document : undefined;
  const entries = offered.flatMap(({ entry }) => (entry ? [entry] : []));
  const results = offered.length === 0 ? nothingFetched() : offered.flatMap((release) => release.results);
  const refused = { basedOn: before?.revision ?? 0, changes: [], entries };
  if (entries.length < offered.length)
    return {
      ...refused,
      evidence: [...results, gateResult('whole', 'skipped', 'Skipped because a release cannot be read.')],
    };
  try {
    const composed = compose(entries);
    const evidence = [...results, ...passed(composed, results)];
    return { ...refused, composed, changes: compositionDifference(before, composed.document), evidence };
  } catch (error) {
    const { message } = error as Error;
    const gate = error instanceof RefusedError ? error.gate : 'whole';
    const code = error instanceof RefusedError || error instanceof ComposeError ? error.code : 'INTERNAL';
    const others = results.filter((result) => result.gate !== gate || result.state === 'failed');
    return { ...refused, evidence: [...others, gateResult(gate, 'failed', { code, cause: message })] };
  }
}

function passed({ document }: ComposedChange, results: Evidence): Evidence {
  const [routes, parts, remotes] = [document.routes, document.parts, document.remotes].map(
    (owned) => Object.keys(owned).length,
  );
  const origin = gateResult('origin', 'passed', 'Every release is on a trusted origin.');
  return [
    ...(results.some(({ gate }) => gate === 'origin') ? [] : [origin]),
    gateResult(
      'whole',
      'passed',
      'Each route and part has one owner, and none is removed by accident. ' +
        `Routes: ${routes}, parts: ${parts}, remotes: ${remotes}.`,
    ),
  ];
}

export function failuresOf(evidence: Evidence): Evidence {
  return evidence.filter(({ state }) => state === 'failed');
}

export function titlesOf(entries: readonly ReadRelease[]): string {
  return entries.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ');
}

/** In some containers, the user ID has no name. */
export function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

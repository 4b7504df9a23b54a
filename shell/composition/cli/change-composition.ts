import { ComposeError } from '../document/compose-error.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore, CurrentComposition } from '../store/composition-store.ts';
import { type Evidence, gateResult } from '../document/gate-results.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import type { ChangeReport, ComposeOutput } from './compose-output.ts';
import { readComposeSettings } from './compose-settings.ts';
import { type CompositionDifference, compositionDifference } from './composition-difference.ts';
import { describePlan } from './describe-plan.ts';
import { keptFolders } from './kept-releases.ts';
import type { ComposedChange } from './next-document.ts';
import { prepareCanary } from './prepare-canary.ts';
import { prepareChange } from './prepare-change.ts';
import { requireReadable } from './present-composition.ts';
import type { PreparedChange } from './prepared-change.ts';
import { RefusedError } from './refused-error.ts';
import { renderChanged } from './render-changed.ts';
import { reportVerdict } from './report-verdict.ts';
import { keepRefusal } from './revision-records.ts';

const EXIT_REFUSED = 1;

interface JudgedChange {
  basedOn: number;
  composed?: ComposedChange;
  changes: readonly CompositionDifference[];
  evidence: Evidence;
}

class RefusedChangeError extends Error {
  override name = 'RefusedChangeError';
  readonly judged: JudgedChange;

  constructor(judged: JudgedChange) {
    super(
      failuresOf(judged.evidence)
        .map(({ sentence }) => sentence)
        .join('\n'),
    );
    this.judged = judged;
  }
}

export async function changeComposition(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const existing = given.first ? requireReadable(await store.read()) : undefined;
  if (existing) {
    output.say(`Revision ${existing.revision} already exists, so nothing was changed.`);
    return output.end(0, { basedOn: existing.revision, changes: [], notes: [], gates: [], written: false });
  }
  const fetched = given.canary
    ? await prepareCanary(store, given, given.canary, output)
    : await prepareChange(store, given, output);
  const prepared = await withTrial(store, given, fetched, output);
  if (given.dryRun) return dryRun(store, output, prepared);
  await keepRefusal(store, given.site);
  const basis = given.first ? 0 : given.on;
  try {
    const made = await store.change((current, former) => requirePassed(judgeChange(prepared, current, former)), {
      basedOn: basis,
    });
    return await reportChange(store, given, output, made);
  } catch (error) {
    if (!(error instanceof RefusedChangeError)) throw error;
    return reportRefusal(output, error);
  }
}

async function reportChange(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'site' | 'timeoutMs' | 'wait'>,
  output: ComposeOutput,
  made: ComposedChange & JudgedChange,
): Promise<number> {
  const { revision, reason } = made.document;
  const title = `Revision ${revision}: ${reason.replace(/\.$/, '')}.`;
  output.say([title, ...versionsOf(made.changes), ...made.notes].join('\n'));
  const report: ChangeReport = { ...reportOf(made, made), written: true };
  if (given.wait === false) return output.end(0, report);
  return reportVerdict(store, given, made, { output, report });
}

function reportRefusal(output: ComposeOutput, { message, judged }: RefusedChangeError): number {
  output.warn(message);
  const [first] = failuresOf(judged.evidence);
  return output.end(EXIT_REFUSED, {
    ...reportOf(judged),
    written: false,
    error: { code: first?.code ?? 'INTERNAL', message },
  });
}

/** Renders pages of new releases on a trial site, unless the change is refused without it. */
async function withTrial(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'render'>,
  prepared: PreparedChange,
  output: ComposeOutput,
): Promise<PreparedChange> {
  if (!prepared.hasReleases) return prepared;
  if (given.render === false) {
    output.warn('Warning: because of --no-render, nothing checks that the pages of these releases render.');
    const skipped = gateResult('render', 'skipped', 'Skipped because of --no-render.');
    return { ...prepared, results: [...prepared.results, skipped] };
  }
  const [current, former] = await Promise.all([store.read(), store.former()]);
  const { composed, evidence } = judgeChange(prepared, current, former);
  if (!composed || failuresOf(evidence).length > 0) return prepared;
  const [site] = await store.sites();
  const rendered = await renderChanged(composed, {
    // A site proxies API calls.
    apiUrl: readComposeSettings('apiUrl').apiUrl ?? site?.url,
    kept: keptFolders(store),
    paths: prepared.paths,
    before: current.state === 'valid' ? current.document : undefined,
    output,
  });
  return { ...prepared, results: [...prepared.results, rendered] };
}

async function dryRun(store: CompositionStore, output: ComposeOutput, prepared: PreparedChange): Promise<number> {
  const [current, former] = await Promise.all([store.read(), store.former()]);
  const judged = judgeChange(prepared, current, former);
  const isPassed = failuresOf(judged.evidence).length === 0;
  const report: ChangeReport = { ...reportOf(judged, judged.composed), written: false };
  output.say(
    describePlan(
      report,
      isPassed,
      current.state === 'valid' ? current.document : undefined,
      judged.composed?.advice ?? [],
    ),
  );
  return output.end(isPassed ? 0 : EXIT_REFUSED, report);
}

function judgeChange(
  { results, make }: PreparedChange,
  current: CurrentComposition,
  former: readonly CompositionDocument[],
): JudgedChange {
  const before = current.state === 'valid' ? current.document : undefined;
  const base = { basedOn: before?.revision ?? 0, changes: [] };
  const isReadable = !results.some(({ gate, state }) => gate === 'schema' && state !== 'passed');
  if (!isReadable)
    return {
      ...base,
      evidence: [...results, gateResult('whole', 'skipped', 'Skipped because a release cannot be read.')],
    };
  try {
    const composed = make(current, former);
    const { routes, parts, remotes } = composed.document;
    const evidence: Evidence = [
      ...results,
      ...(results.some(({ gate }) => gate === 'origin')
        ? []
        : [gateResult('origin', 'passed', 'Every release is on a trusted origin.')]),
      gateResult(
        'whole',
        'passed',
        'Each route and part has one owner, and none is removed by accident. ' +
          `Routes: ${Object.keys(routes).length}, parts: ${Object.keys(parts).length}, remotes: ${Object.keys(remotes).length}.`,
      ),
    ];
    return { ...base, composed, changes: compositionDifference(before, composed.document), evidence };
  } catch (error) {
    const { message } = error as Error;
    const gate = error instanceof RefusedError ? error.gate : 'whole';
    const code = error instanceof RefusedError || error instanceof ComposeError ? error.code : 'INTERNAL';
    return {
      ...base,
      evidence: [
        ...results.filter((result) => result.gate !== gate || result.state === 'failed'),
        gateResult(gate, 'failed', message, { code }),
      ],
    };
  }
}

function requirePassed(judged: JudgedChange): ComposedChange & JudgedChange {
  const { composed, evidence } = judged;
  if (!composed || failuresOf(evidence).length > 0) throw new RefusedChangeError(judged);
  return { ...composed, ...judged };
}

function failuresOf(evidence: Evidence) {
  return evidence.filter(({ state }) => state === 'failed');
}

function reportOf(
  { basedOn, changes, evidence }: JudgedChange,
  composed?: ComposedChange,
): Omit<ChangeReport, 'written'> {
  const document = composed && {
    revision: composed.document.revision,
    id: compositionId(composed.document),
    reason: composed.document.reason,
  };
  return { basedOn, ...document, changes, notes: composed?.notes ?? [], gates: evidence };
}

/** The notes of a change don't include versions. */
function versionsOf(changes: readonly CompositionDifference[]): string[] {
  return changes.filter(({ about, kind }) => about === 'remote' && kind === 'changed').map(({ sentence }) => sentence);
}

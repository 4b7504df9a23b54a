import { compositionId } from '../document/composition-document.ts';
import { gateResult } from '../document/gate-results.ts';
import { type CompositionStore, OutdatedError, requireBasis } from '../store/composition-store.ts';
import type { ChangeReport, ComposeOutput } from './compose-output.ts';
import type { ComposeArguments } from './compose-program.ts';
import { readComposeSettings } from './compose-settings.ts';
import { describePlan } from './describe-plan.ts';
import { type ChangeRequest, failuresOf, type JudgedChange } from './judge-change.ts';
import type { ComposedChange } from '../change/next-document.ts';
import { allDocuments, requireReadable } from './present-composition.ts';
import { proposeChange } from './propose-change.ts';
import { renderChanged } from './render-changed.ts';
import { reportVerdict } from './report-verdict.ts';
import { keepRefusal } from './revision-records.ts';

const EXIT_REFUSED = 1;

export async function changeComposition(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const [current, former] = await Promise.all([store.read(), allDocuments(store)]);
  const existing = given.first ? requireReadable(current) : undefined;
  if (existing) {
    output.say(`Revision ${existing.revision} already exists, so nothing was changed.`);
    return output.end(0, { basedOn: existing.revision, changes: [], notes: [], gates: [], written: false });
  }
  requireBasis(current, { basedOn: given.on });
  const request = { store, given, output, current, former };
  const judged = await withTrial(request, await proposeChange(request));
  if (given.dryRun) return reportPlan(request, judged);
  const { composed, evidence, basedOn } = judged;
  if (!composed || failuresOf(evidence).length > 0) return reportRefusal(output, judged);
  await keepRefusal(store, given.site);
  try {
    await store.change(() => ({ document: composed.document, evidence }), { basedOn });
  } catch (error) {
    // Another operator was faster, so the change is judged again.
    if (error instanceof OutdatedError && given.on === undefined) return changeComposition(store, given, output);
    throw error;
  }
  return reportChange(request, judged, composed);
}

/** Renders pages of new releases on a trial site, unless the change is refused without it. */
async function withTrial(request: ChangeRequest, judged: JudgedChange): Promise<JudgedChange> {
  const { store, given, output, current } = request;
  const { composed, evidence, entries } = judged;
  if (entries.length === 0) return judged;
  if (given.render === false) {
    output.warn('Warning: because of --no-render, nothing checks that the pages of these releases render.');
    return { ...judged, evidence: [...evidence, gateResult('render', 'skipped', 'Skipped because of --no-render.')] };
  }
  if (!composed || failuresOf(evidence).length > 0) return judged;
  const [site] = await store.sites();
  const rendered = await renderChanged(composed, {
    // A site proxies API calls.
    apiUrl: readComposeSettings('apiUrl').apiUrl ?? site?.url,
    paths: entries.flatMap(({ descriptor }) => descriptor.paths ?? []),
    before: current.state === 'valid' ? current.document : undefined,
    output,
  });
  return { ...judged, evidence: [...evidence, rendered] };
}

function reportPlan({ output, current }: ChangeRequest, judged: JudgedChange): number {
  const { composed, evidence } = judged;
  const isPassed = failuresOf(evidence).length === 0;
  const report: ChangeReport = { ...reportOf(judged, composed), written: false };
  const document = current.state === 'valid' ? current.document : undefined;
  output.say(describePlan(report, isPassed, document));
  return output.end(isPassed ? 0 : EXIT_REFUSED, report);
}

function reportRefusal(output: ComposeOutput, judged: JudgedChange): number {
  const failures = failuresOf(judged.evidence);
  const message = failures.map(({ sentence }) => sentence).join('\n');
  output.warn(message);
  const error = { code: failures[0]?.code ?? 'INTERNAL', message };
  return output.end(EXIT_REFUSED, { ...reportOf(judged), written: false, error });
}

async function reportChange(
  { store, given, output }: ChangeRequest,
  judged: JudgedChange,
  composed: ComposedChange,
): Promise<number> {
  const { revision, reason } = composed.document;
  const changes = judged.changes.map(({ sentence }) => sentence);
  output.say([`Revision ${revision}: ${reason.replace(/\.$/, '')}.`, ...changes, ...composed.advice].join('\n'));
  const report: ChangeReport = { ...reportOf(judged, composed), written: true };
  if (given.wait === false) return output.end(0, report);
  return reportVerdict(store, given, composed, { output, report });
}

function reportOf({ basedOn, changes, evidence }: JudgedChange, composed?: ComposedChange) {
  const { document, advice = [] } = composed ?? {};
  const written = document && { revision: document.revision, id: compositionId(document), reason: document.reason };
  return { basedOn, ...written, changes, notes: advice, gates: evidence };
}

import { composeCommand } from '../document/compose-command.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { gateResult } from '../document/gate-results.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import type { SiteStatus } from '../store/site-status.ts';
import type { ChangeReport, ComposeOutput } from './compose-output.ts';
import type { ComposeArguments } from './compose-program.ts';
import type { ComposedChange } from '../change/next-document.ts';
import { type Verdict, waitForVerdict } from './site-verdict.ts';

const EXIT_REFUSED_BY_SITE = 3;
const EXIT_NO_VERDICT = 4;

interface Outcome {
  exitCode: number;
  gate: 'passed' | 'failed' | 'skipped';
  code?: string;
  sentence: string;
}

/** Also stores the verdict with the revision. @returns the exit code */
export async function reportVerdict(
  store: CompositionStore,
  { site, timeout = 0 }: Pick<ComposeArguments, 'site' | 'timeout'>,
  { document, remotes }: ComposedChange,
  { output, report }: { output: ComposeOutput; report: ChangeReport },
): Promise<number> {
  output.progress('Waiting for the site to accept the change');
  const verdict = await waitForVerdict(store, document, { site, timeoutMs: 1000 * timeout });
  const away = verdict.kind === 'replaced' ? [] : verdict.sites.flatMap(awayOn);
  // Other remotes may have been unavailable before.
  const lost = away.filter(({ name }) => remotes.includes(name)).map(({ sentence }) => sentence);
  const { exitCode, gate, code, sentence } = outcomeOf(verdict, lost.length > 0);
  const remedy = exitCode === 0 ? '' : remedyFor(store, document, report.basedOn, verdict);
  if (verdict.kind === 'live' || exitCode === 0) output.say(sentence);
  else output.warn(sentence);
  if (verdict.kind === 'live') for (const { sentence: reason } of away) output.warn(reason);
  if (remedy !== '') output.warn(remedy);
  if (verdict.kind !== 'nobody')
    await store.addVerdict(document, gateResult('site', gate, [sentence, ...lost].join(' ')));
  const reason = 'reason' in verdict ? verdict.reason : lost.join(' ');
  return output.end(exitCode, {
    ...report,
    verdict: { kind: verdict.kind, ...(reason === '' ? {} : { reason }), sites: verdict.sites },
    ...(code === undefined ? {} : { error: { code, message: [sentence, ...lost, remedy].join('\n') } }),
  });
}

function awayOn({ remotes }: SiteStatus): { name: string; sentence: string }[] {
  return Object.entries(remotes).flatMap(([name, { away }]) =>
    away === undefined ? [] : [{ name, sentence: `${name} is unavailable: ${away}` }],
  );
}

/** A rollback that went live can only be undone by revision number. */
function remedyFor(store: CompositionStore, document: CompositionDocument, basedOn: number, { kind }: Verdict): string {
  if (kind === 'replaced') return `To see what is live: ${composeCommand('status', store.option)}`;
  const to = document.restores !== undefined && kind !== 'refused' && basedOn > 0 ? `--to ${basedOn}` : '';
  return `To roll back: ${composeCommand('rollback', to, store.option)}`;
}

function outcomeOf(verdict: Verdict, isLost: boolean): Outcome {
  switch (verdict.kind) {
    case 'nobody':
      return {
        exitCode: 0,
        gate: 'skipped',
        sentence:
          'No site reports that it follows this composition. To ask a site that cannot report, pass --site URL.',
      };
    case 'live': {
      const urls = verdict.sites.map(({ url }) => url);
      const sentence = `It is live on ${urls.length === 1 ? '' : `${urls.length} sites: `}${urls.join(', ')}.`;
      return isLost
        ? { exitCode: EXIT_REFUSED_BY_SITE, gate: 'failed', code: 'REFUSED_SITE', sentence }
        : { exitCode: 0, gate: 'passed', sentence };
    }
    case 'refused': {
      const { serving, url } = verdict.refusing;
      const served = serving === undefined ? 'what it has' : `revision ${serving}`;
      return {
        exitCode: EXIT_REFUSED_BY_SITE,
        gate: 'failed',
        code: 'REFUSED_SITE',
        sentence: `The site on ${url} refuses it: ${verdict.reason}\nIt keeps serving ${served}.`,
      };
    }
    case 'replaced':
      return {
        exitCode: EXIT_NO_VERDICT,
        gate: 'skipped',
        code: 'REPLACED',
        sentence: `${verdict.reason}.`,
      };
    case 'silent':
      return {
        exitCode: EXIT_NO_VERDICT,
        gate: 'skipped',
        code: 'NO_VERDICT',
        sentence: `The site did not accept the change in time: ${verdict.reason}.`,
      };
  }
}

import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { gateResult, type GateResult } from '../document/gate-results.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import type { ChangeReport, ComposeOutput } from './compose-output.ts';
import type { ComposedChange } from './next-document.ts';
import { type Verdict, waitForVerdict } from './site-verdict.ts';
import { composeCommand } from '../document/compose-command.ts';

const EXIT_REFUSED_BY_SITE = 3;
const EXIT_NO_VERDICT = 4;

/** Also stores the verdict with the revision. @returns the exit code */
export async function reportVerdict(
  store: CompositionStore,
  { site, timeoutMs }: Pick<ComposeArguments, 'site' | 'timeoutMs'>,
  { document, remotes }: ComposedChange,
  { output, report }: { output: ComposeOutput; report: ChangeReport },
): Promise<number> {
  output.progress('Waiting for the site to accept the change');
  const verdict = await waitForVerdict(store, document, { site, timeoutMs });
  const sites = verdict.kind === 'replaced' ? [] : verdict.sites;
  const away = sites.flatMap((status) =>
    Object.entries(status.remotes).flatMap(([name, remote]) =>
      remote.away === undefined ? [] : [{ name, reason: remote.away }],
    ),
  );
  // Other remotes may have been unavailable before.
  const lost = away.filter(({ name }) => remotes.includes(name));
  const described = describeVerdict(verdict, {
    lost,
    timeoutMs,
    rollback: wayBack(store, document, report.basedOn, verdict),
    storeOption: store.option,
  });
  const exitCode = described.exitCode;
  for (const line of described.says) output.say(line);
  if (verdict.kind === 'live') for (const { name, reason } of away) output.warn(`${name} is unavailable: ${reason}`);
  for (const line of described.warns) output.warn(line);
  if (verdict.kind !== 'nobody')
    await store.addVerdict(
      document,
      gateOf(verdict, exitCode, [
        ...described.says,
        ...lost.map(({ name, reason }) => `${name} is unavailable: ${reason}`),
        ...described.warns,
      ]),
    );
  const ofLost = lost.map((remote) => `${remote.name} is unavailable: ${remote.reason}`).join(' ');
  const text = 'reason' in verdict ? verdict.reason : ofLost;
  const reason = text === '' ? {} : { reason: text };
  const error =
    exitCode === 0
      ? {}
      : {
          error: { code: errorCodeOf(verdict), message: described.warns.join('\n') },
        };
  return output.end(exitCode, {
    ...report,
    verdict: { kind: verdict.kind, ...reason, sites: verdict.sites },
    ...error,
  });
}

function errorCodeOf({ kind }: Verdict): string {
  if (kind === 'replaced') return 'REPLACED';
  return kind === 'silent' ? 'NO_VERDICT' : 'REFUSED_SITE';
}

/** A rollback that went live can only be undone by revision number. */
function wayBack(store: CompositionStore, document: CompositionDocument, basedOn: number, { kind }: Verdict): string {
  const to = document.restores !== undefined && kind !== 'refused' && basedOn > 0 ? `--to ${basedOn}` : '';
  return composeCommand('rollback', to, store.option);
}

interface VerdictReport {
  exitCode: number;
  says: readonly string[];
  warns: readonly string[];
}

interface VerdictContext {
  lost: readonly { name: string }[];
  timeoutMs: number;
  rollback: string;
  storeOption: string;
}

function describeVerdict(verdict: Verdict, { lost, timeoutMs, rollback, storeOption }: VerdictContext): VerdictReport {
  const goBack = `To roll back: ${rollback}`;
  switch (verdict.kind) {
    case 'nobody':
      return {
        exitCode: 0,
        says: ['No site reports that it follows this composition. To ask a site that cannot report, pass --site URL.'],
        warns: [],
      };
    case 'live': {
      const says = [
        verdict.sites.length === 1
          ? `It is live on ${verdict.sites[0]?.url}.`
          : `It is live on ${verdict.sites.length} sites: ${verdict.sites.map(({ url }) => url).join(', ')}.`,
      ];
      return lost.length > 0
        ? { exitCode: EXIT_REFUSED_BY_SITE, says, warns: [goBack] }
        : { exitCode: 0, says, warns: [] };
    }
    case 'refused': {
      const { serving, url } = verdict.refusing;
      return {
        exitCode: EXIT_REFUSED_BY_SITE,
        says: [],
        warns: [
          `The site on ${url} refuses it: ${verdict.reason}\nIt keeps serving ${serving === undefined ? 'what it has' : `revision ${serving}`}. ${goBack}`,
        ],
      };
    }
    case 'replaced':
      return {
        exitCode: EXIT_NO_VERDICT,
        says: [],
        warns: [`${verdict.reason}. To see what is live: ${composeCommand('status', storeOption)}`],
      };
    case 'silent':
      return {
        exitCode: EXIT_NO_VERDICT,
        says: [],
        warns: [`The site did not accept the change within ${timeoutMs / 1000} s: ${verdict.reason}. ${goBack}`],
      };
  }
}

function gateOf({ kind }: Verdict, exitCode: number, sentences: readonly string[]): GateResult {
  const sentence = sentences.join(' ').replace(/\s*To (?:roll back|see what is live): .*$/s, '');
  const state = exitCode === 0 ? 'passed' : 'failed';
  return gateResult('site', kind === 'silent' || kind === 'replaced' ? 'skipped' : state, sentence);
}

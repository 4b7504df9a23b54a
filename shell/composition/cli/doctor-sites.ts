import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { isLoopback } from '../gates/fetch-file.ts';
import { isPublic } from './loopback-releases.ts';
import type { Finding } from './probe-release.ts';
import { reportSites, type SiteReport } from './site-problems.ts';
import { askSites, hasSuccessor, isAbout } from './site-verdict.ts';
import { composeCommand } from '../document/compose-command.ts';

export async function examineSites(
  store: CompositionStore,
  site: string | undefined,
  document: CompositionDocument,
): Promise<Finding[]> {
  try {
    const sites = await askSites(store, site);
    if (sites.length === 0)
      return [
        {
          state: 'ill',
          about: 'the site',
          sentence: 'No site follows this composition.',
          cure: 'Start a site, check that it reads the same composition, or pass --site URL.',
        },
      ];
    return (await reportSites(sites, site)).flatMap((report) => examineSite(report, document));
  } catch (error) {
    return [
      {
        state: 'ill',
        about: 'the site',
        sentence: `${(error as Error).message}.`,
        cure: 'Check that the site is running and that its address is right.',
      },
    ];
  }
}

function examineSite(report: SiteReport, document: CompositionDocument): Finding[] {
  const { url, serving, problems = [], problemsUnknown } = report;
  const verdict = verdictFinding(report, document);
  const listed = problems
    // The verdict already names the revision.
    .filter(({ code }) => verdict === undefined || code !== 'COMPOSITION_REFUSED')
    .map(({ severity, message, advice }): Finding => ({
      state: severity === 'error' ? 'ill' : 'warning',
      about: url,
      sentence: message,
      ...(advice === undefined ? {} : { cure: advice }),
    }));
  // The stored status lists unavailable remotes even if the site can't be reached.
  const unavailable =
    problemsUnknown === undefined ? [] : [...unavailableRemotes(report), ...loopbackFinding(report, document)];
  const faults = [...(verdict ? [verdict] : []), ...unavailable, ...listed];
  if (problemsUnknown !== undefined)
    return [
      ...faults,
      {
        state: 'unknown',
        about: url,
        sentence: `Its problems are unknown: ${problemsUnknown}.`,
        cure: 'Run this command on the machine of that site, or pass --site URL.',
      },
    ];
  return faults.length > 0
    ? faults
    : [{ state: 'well', about: url, sentence: `It serves revision ${serving ?? '?'} with all remotes.` }];
}

function verdictFinding(report: SiteReport, document: CompositionDocument): Finding | undefined {
  const { url, state, reason, serving } = report;
  // Someone changed the composition while this command was reading it.
  if (hasSuccessor(report, document)) return undefined;
  if (!isAbout(report, document))
    return {
      state: 'ill',
      about: url,
      sentence: `It has not read revision ${document.revision} yet.`,
      cure: 'Try again in a moment. If this does not change, check that the site reads this composition.',
    };
  if (state !== 'refused') return undefined;
  const now = serving === undefined ? 'no revision' : `revision ${serving}`;
  return {
    state: 'ill',
    about: url,
    sentence: `It refuses revision ${document.revision}: ${reason ?? 'it gives no reason.'} It serves ${now}.`,
    cure: `Fix the cause, or roll back: ${composeCommand('rollback')}`,
  };
}

function unavailableRemotes({ url, remotes }: SiteReport): Finding[] {
  return Object.entries(remotes).flatMap(([name, { away }]): Finding[] =>
    away === undefined
      ? []
      : [
          {
            state: 'ill',
            about: url,
            sentence: `${name} is unavailable: ${away}`,
            cure: `Fix the release or its server, or roll back: ${composeCommand('rollback')}`,
          },
        ],
  );
}

function loopbackFinding({ url, origin }: SiteReport, { remotes }: CompositionDocument): Finding[] {
  const names = Object.entries(remotes)
    .filter(([, { release }]) => isLoopback(release))
    .map(([name]) => name);
  if (!isPublic(origin) || names.length === 0) return [];
  return [
    {
      state: 'warning',
      about: url,
      sentence: `SITE_URL is ${origin}, but browsers would load ${names.join(', ')} from their own machine.`,
      cure: 'Compose the releases with their public addresses.',
    },
  ];
}

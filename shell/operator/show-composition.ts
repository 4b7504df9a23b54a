import { compositionId, type CompositionDocument } from '../composition/composition-document.ts';
import type { CompositionStore } from '../composition/composition-store.ts';
import type { SiteStatus } from '../composition/site-status.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import type { ComposeOutput } from './compose-output.ts';
import { compositionDifference } from './composition-difference.ts';
import { describeDocument, describeHistory, describeSites, sinceWhen } from './describe-composition.ts';
import { describeChanges, describeEvidence } from './describe-plan.ts';
import { allDocuments } from './present-composition.ts';
import { refusedRevisions } from './refused-revisions.ts';
import { askSites } from './site-verdict.ts';

const EXIT_REFUSED = 1;

/** `status`: what the site is made of, since when, and whether it runs. @returns the exit code */
export async function showStatus(
  store: CompositionStore,
  { site }: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const [current, documents] = await Promise.all([store.read(), allDocuments(store)]);
  const document = current.state === 'valid' ? current.document : undefined;
  output.say(
    document
      ? describeDocument(document, documents)
      : current.state === 'invalid'
        ? current.reason
        : `There is no composition at ${store.path} yet.`,
  );
  const sites = document || site !== undefined ? await askSites(store, site) : [];
  if (document || site !== undefined) output.say(`\n${describeSites(sites, document)}`);
  const report = document ? { ...authorOf(document), remotes: remotesOf(document, documents, sites) } : {};
  const error = current.state === 'invalid' ? { error: { code: 'COMPOSITION_INVALID', message: current.reason } } : {};
  return output.end(current.state === 'invalid' ? EXIT_REFUSED : 0, {
    path: store.path,
    state: current.state,
    ...report,
    sites,
    ...error,
  });
}

/** `history`: who changed what, when and why; of one revision also what each gate found. @returns the exit code */
export async function showHistory(
  store: CompositionStore,
  { revision }: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const [current, documents] = await Promise.all([store.read(), allDocuments(store)]);
  if (revision !== undefined) return showRevision(store, revision, documents, output);
  const refused = await refusedRevisions(store);
  output.say(describeHistory(documents, current.state === 'valid' ? current.document : undefined, refused));
  const revisions = documents.map((document, index) => ({
    ...authorOf(document),
    versions: versionsOf(document),
    changes: compositionDifference(documents[index - 1], document),
    ...(document.restores === undefined ? {} : { restores: document.restores }),
    refused: refused.has(document.revision),
  }));
  return output.end(0, { path: store.path, revisions: revisions.reverse() });
}

async function showRevision(
  store: CompositionStore,
  revision: number,
  documents: readonly CompositionDocument[],
  output: ComposeOutput,
): Promise<number> {
  const index = documents.findLastIndex((document) => document.revision === revision);
  const document = documents[index];
  if (!document)
    throw new Error(
      `There is no revision ${revision}. There are: ${documents.map((known) => known.revision).join(', ') || 'none'}.`,
    );
  const changes = compositionDifference(documents[index - 1], document);
  const gates = await store.evidenceOf(document);
  output.say(
    [
      describeDocument(document, documents.slice(0, index + 1)),
      '',
      'What it changed:',
      ...describeChanges(changes).map((line) => `  ${line}`),
      '',
      ...(gates
        ? ['What the gates found:', ...describeEvidence(gates).map((line) => `  ${line}`)]
        : ['What the gates found of it is not known: it was not written by this command.']),
    ].join('\n'),
  );
  return output.end(0, { ...authorOf(document), remotes: document.remotes, changes, gates: gates ?? [] });
}

function authorOf(document: CompositionDocument) {
  const { revision, createdAt, actor, reason } = document;
  return { revision, id: compositionId(document), createdAt, actor, reason };
}

function versionsOf({ remotes }: CompositionDocument): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

function remotesOf(
  { remotes }: CompositionDocument,
  documents: readonly CompositionDocument[],
  sites: readonly SiteStatus[],
) {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const since = sinceWhen(name, documents);
      const runs = sites.map((status) => status.remotes[name]).filter((running) => running !== undefined);
      const away = runs.find((running) => running.away !== undefined)?.away;
      return [
        name,
        {
          ...remote,
          since: since?.createdAt,
          sinceRevision: since?.revision,
          healthy:
            runs.length === 0 ? undefined : away === undefined && runs.every(({ digest }) => digest === remote.digest),
          away,
        },
      ];
    }),
  );
}

import { ComposeError } from '../document/compose-error.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore, CurrentComposition } from '../store/composition-store.ts';
import type { ComposeArguments } from './compose-options.ts';
import type { ComposeOutput } from './compose-output.ts';
import { showAddress } from './show-address.ts';
import { compositionDifference } from '../change/composition-difference.ts';
import { describeDocument, describeHistory, describeSites, introducedIn } from './describe-composition.ts';
import { describeChanges, describeEvidence } from './describe-plan.ts';
import { askSites } from './await-shells.ts';
import { allDocuments } from './present-composition.ts';
import { reportSites, type SiteReport } from './site-problems.ts';

const EXIT_REFUSED = 1;
const EDITED =
  '! The composition was edited by hand: its ID does not match its content. Make changes with this command, which checks them first.';

export async function showStatus(
  store: CompositionStore,
  { names: [address], site }: Pick<ComposeArguments, 'names' | 'site'>,
  output: ComposeOutput,
): Promise<number> {
  const [current, documents] = await Promise.all([store.read(), allDocuments(store)]);
  const document = current.state === 'valid' ? current.document : undefined;
  const isAsked = document !== undefined || site !== undefined;
  const absence = current.state === 'missing' ? `No composition exists at ${store.path} yet.` : '';
  const reason = current.state === 'invalid' ? current.reason : absence;
  const sites = isAsked ? await reportSites(await askSites(store, site), site) : [];
  if (document && address !== undefined) return showAddress(store, address, { documents, sites }, output);
  output.say(document ? describeDocument(document, documents, sites) : reason);
  if (document?.id !== undefined && document.id !== compositionId(document)) output.say(EDITED);
  if (isAsked) output.say(`\n${describeSites(sites, document)}`);
  const report = document ? { ...authorOf(document), remotes: remotesOf(documents) } : {};
  const isMissing = current.state === 'missing' && !isAsked;
  const error = isMissing ? { code: 'NO_COMPOSITION', message: absence } : statusError(current, sites);
  return output.end(error ? EXIT_REFUSED : 0, {
    path: store.path,
    state: current.state,
    ...report,
    sites,
    ...(error ? { error } : {}),
  });
}

function statusError(
  current: CurrentComposition,
  sites: readonly SiteReport[],
): { code: string; message: string } | undefined {
  if (current.state === 'invalid') return { code: 'COMPOSITION_INVALID', message: current.reason };
  const errors = sites.flatMap(({ problems = [] }) => problems.filter(({ severity }) => severity === 'error'));
  if (errors.length === 0) return undefined;
  return { code: errors[0]?.code ?? 'ILL', message: errors.map(({ message }) => message).join(' ') };
}

export async function showHistory(
  store: CompositionStore,
  { revision }: Pick<ComposeArguments, 'revision'>,
  output: ComposeOutput,
): Promise<number> {
  const [current, documents] = await Promise.all([store.read(), allDocuments(store)]);
  if (revision !== undefined) return showRevision(store, revision, documents, output);
  output.say(describeHistory(documents, current.state === 'valid' ? current.document : undefined));
  const revisions = documents.map((document, index) => ({
    ...authorOf(document),
    versions: Object.fromEntries(Object.entries(document.remotes).map(([name, { version }]) => [name, version])),
    changes: compositionDifference(documents[index - 1], document),
    ...(document.restores === undefined ? {} : { restores: document.restores }),
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
    throw new ComposeError(
      'REVISION_UNKNOWN',
      `Revision ${revision} does not exist. Revisions: ${documents.map((known) => known.revision).join(', ') || 'none'}.`,
    );
  const changes = compositionDifference(documents[index - 1], document);
  const [gates] = await store.evidenceOf(document);
  output.say(
    [
      describeDocument(document, documents.slice(0, index + 1)),
      '',
      'Changes:',
      ...describeChanges(changes).map((line) => `  ${line}`),
      '',
      ...(gates
        ? ['Gates:', ...describeEvidence(gates).map((line) => `  ${line}`)]
        : ['No gate results were recorded with this revision.']),
    ].join('\n'),
  );
  return output.end(0, { ...authorOf(document), remotes: document.remotes, changes, gates: gates ?? [] });
}

function authorOf(document: CompositionDocument) {
  const { revision, createdAt, actor, reason } = document;
  return { revision, id: compositionId(document), createdAt, actor, reason };
}

function remotesOf(documents: readonly CompositionDocument[]) {
  const { remotes = {} } = documents.at(-1) ?? {};
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const { createdAt, revision } = introducedIn(name, documents) ?? {};
      return [name, { ...remote, since: createdAt, sinceRevision: revision }];
    }),
  );
}

import { type CompositionDocument, compositionId, parseComposition } from '../../document/composition-document.ts';

export function buildDocument(revision: number): CompositionDocument {
  const content = {
    remotes: { 'mf-a': { release: 'https://a.test/release.json', digest: `sha384-${'A'.repeat(64)}` } },
    routes: { '/': { remote: 'mf-a', module: './home' } },
    trustedOrigins: ['https://a.test'],
  };
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, revision)).toISOString();
  const document = parseComposition(
    JSON.stringify({ revision, createdAt, actor: 'ada', reason: `Revision ${revision}`, ...content }),
  );
  return { ...document, id: compositionId(document) };
}

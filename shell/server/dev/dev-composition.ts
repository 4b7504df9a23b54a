import { releaseDescriptorSchema } from '@site/release/release-descriptor';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { browserPart } from '../revisions/browser-part.ts';

/**
 * The composition of a site in development: each remote owns all that it offers. Made anew for each page, so that it follows the remotes.
 * @param releases addresses of the remotes' `release.json`
 */
export async function devComposition(releases: readonly string[]): Promise<BrowserComposition> {
  const remotes = await Promise.all(releases.map(readRelease));
  const owned = <T extends object>(list: readonly T[], remote: string) => list.map((entry) => ({ ...entry, remote }));
  const routes = remotes.flatMap(({ descriptor }) => owned(descriptor.routes, descriptor.name));
  const parts = remotes.flatMap(({ descriptor }) => owned(descriptor.parts, descriptor.name));
  return browserPart(
    {
      routes: Object.fromEntries(routes.map(({ pattern, remote, module }) => [pattern, { remote, module, criticality: 'primary' as const }])),
      parts: Object.fromEntries(parts.map(({ name, remote, module }) => [name, { remote, module, criticality: 'regular' as const }])),
    },
    Object.fromEntries(remotes.map((remote) => [remote.descriptor.name, remote])),
  );
}

async function readRelease(url: string) {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`${url} does not answer.`, { cause });
  });
  if (!response.ok) throw new Error(`${url} answers with ${response.status}.`);
  return { base: new URL('.', url).href, descriptor: releaseDescriptorSchema.parse(await response.json()) };
}

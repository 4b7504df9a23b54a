import type { Category } from '@site/api-contract';
import { compositionOf } from './app-shell-document.ts';
import { fetchAppShell, hasFiles, keptAppShell, putAppShell } from './kept-caches.ts';
import { remoteFiles, type SiteFile } from './remote-files.ts';

interface KeepSiteOptions {
  /** Addresses of the shell's scripts, which are kept with the worker. */
  shellFiles: readonly string[];
  /** @returns whether it could be had. Never rejects. */
  keepFile: (file: SiteFile) => Promise<boolean>;
  /** @returns the response, if it could be had. Never rejects. */
  keepCall: (url: string, composition: string) => Promise<Response | undefined>;
}

const CATEGORIES = '/api/categories';

/** Far more than the remotes have, and fewer than the cache of files holds. */
const MOST_FILES = 200;

/**
 * Keeps what any page of the site is made of: the scripts of all remotes, the answers that pages are filled with, and at last the document
 * in which they run. All of it belongs to the composition of that document; until the last piece has come, what was kept before stays in force.
 */
export async function keepSite({ shellFiles, keepFile, keepCall }: KeepSiteOptions): Promise<void> {
  const response = await fetchAppShell();
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  const composition = compositionOf(html);
  // A newer shell comes with a worker of its own.
  if (!composition || !shellFiles.some((file) => html.includes(`"${file}"`))) return;
  const files = Object.values(composition.remotes).flatMap(remoteFiles);
  if (files.length > MOST_FILES || (await isKept(response, files))) return;
  for (const file of files) if (!(await keepFile(file))) return;
  const categories: unknown = await (await keepCall(CATEGORIES, composition.id))?.json().catch(() => undefined);
  for (const url of callsOf(categories)) await keepCall(url, composition.id);
  await putAppShell(response);
}

async function isKept(response: Response, files: readonly SiteFile[]): Promise<boolean> {
  const kept = await keptAppShell();
  const isSame = kept !== undefined && kept.headers.get('etag') === response.headers.get('etag');
  return isSame && hasFiles(files);
}

/** What the pages of categories are filled with. None where the API does not answer as its contract says: pages have data of their own then. */
function callsOf(categories: unknown): string[] {
  const slugs = Array.isArray(categories)
    ? categories.flatMap((category: Partial<Category> | null) => category?.slug ?? [])
    : [];
  return slugs.flatMap((slug) => [`/api/conversions/category/${slug}`, `/api/units/${slug}`]);
}

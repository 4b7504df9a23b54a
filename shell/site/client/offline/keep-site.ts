import { pageStateOf } from './app-shell-document.ts';
import { fetchAppShell, hasFiles, keptAppShell, putAppShell } from './kept-caches.ts';
import { remoteFiles, type SiteFile } from './remote-files.ts';

interface KeepSiteOptions {
  /** Cached when the worker is installed. */
  shellFiles: readonly string[];
  /** Never rejects. */
  keepFile: (file: SiteFile) => Promise<boolean>;
  /** Resolves to undefined on failure. Never rejects. */
  keepCall: (url: string, composition: string) => Promise<Response | undefined>;
}

/** Far more than remotes have, but within the limit of the `files` cache. */
const MOST_FILES = 300;

/**
 * Caches what any page needs, and last the app shell, whose composition it belongs to. Until then, the previous app
 * shell stays in use.
 */
export async function keepSite({ shellFiles, keepFile, keepCall }: KeepSiteOptions): Promise<void> {
  const response = await fetchAppShell();
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  const { composition, offlineCalls = [] } = pageStateOf(html) ?? {};
  // A newer shell brings its own worker.
  if (!composition || !shellFiles.some((file) => html.includes(`"${file}"`))) return;
  const files = Object.values(composition.remotes).flatMap(remoteFiles);
  if (files.length > MOST_FILES || (await isKept(response, files))) return;
  for (const file of files) if (!(await keepFile(file))) return;
  for (const url of offlineCalls) await keepCall(url, composition.id);
  await putAppShell(response);
}

async function isKept(response: Response, files: readonly SiteFile[]): Promise<boolean> {
  const kept = await keptAppShell();
  const isSame = kept !== undefined && kept.headers.get('etag') === response.headers.get('etag');
  return isSame && hasFiles(files);
}

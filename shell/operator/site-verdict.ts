import { compositionId, type CompositionDocument } from '../composition/composition-document.ts';
import { parseSiteStatus, type SiteStatus, SiteStatusFile } from '../composition/site-status.ts';

/** What became of a document that was written. */
export type Verdict =
  | { kind: 'live'; status: SiteStatus }
  | { kind: 'refused'; status: SiteStatus; reason: string }
  /** No site follows the document. */
  | { kind: 'nobody' }
  /** There is a site, and it has not said. */
  | { kind: 'silent'; reason: string };

export interface SiteAddress {
  /** The composition document that the site follows. */
  file: string;
  /** Where to ask the site, if not by the account that it keeps beside its document. */
  site: string | undefined;
}

const POLL_MS = 200;
const REQUEST_LIMIT_MS = 3000;

/** What the site says of itself now. `undefined` where no site follows the document; throws with a sentence where it cannot be asked. */
export async function askSite({ file, site }: SiteAddress): Promise<SiteStatus | undefined> {
  if (site !== undefined) return askReadiness(site);
  const status = await new SiteStatusFile(file).read();
  return status && (await answers(status.url)) ? status : undefined;
}

/** Waits until the site has judged a document. Never rejects. */
export async function waitForVerdict(address: SiteAddress, document: CompositionDocument, timeoutMs: number): Promise<Verdict> {
  const end = performance.now() + timeoutMs;
  let silence = 'it has not taken the document up';
  for (;;) {
    try {
      const status = await askSite(address);
      if (!status) return { kind: 'nobody' };
      if (isAbout(status, document)) {
        if (status.state === 'live') return { kind: 'live', status };
        if (status.state === 'refused') return { kind: 'refused', status, reason: status.reason ?? 'The site gives no reason.' };
        silence = 'it is still checking the document';
      }
    } catch (error) {
      silence = (error as Error).message;
    }
    if (performance.now() > end) return { kind: 'silent', reason: silence };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A later revision has this one's change in it. */
function isAbout({ revision, id }: SiteStatus, document: CompositionDocument): boolean {
  return revision !== undefined && (revision > document.revision || (revision === document.revision && id === compositionId(document)));
}

async function askReadiness(site: string): Promise<SiteStatus> {
  const url = new URL('/health/ready', site).href;
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer`, { cause });
  });
  const body = (await response.json().catch(() => undefined)) as { verdict?: unknown } | undefined;
  const status = parseSiteStatus(body?.verdict);
  if (!status) throw new Error(`${url} is not the health of such a site`);
  return status;
}

/** A site that was killed leaves its account behind. One that is there and answers late is there. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/health/live', url), { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
    await response.body?.cancel();
    return true;
  } catch (error) {
    return (error as Error).name === 'TimeoutError';
  }
}

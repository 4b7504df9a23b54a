import { z } from 'zod';
import { ComposeError } from '../document/compose-error.ts';
import { compositionSchema } from '../document/composition-document.ts';
import { readBounded } from '../gates/read-bounded.ts';
import { openComposition } from '../store/open-composition.ts';

export interface OtherComposition {
  name: string;
  remotes: Readonly<Record<string, { release: string; digest: string }>>;
}

const LIMIT_BYTES = 1_048_576;
/** A composition document or the body of `/health/ready`. */
const schema = z.object({
  remotes: compositionSchema.shape.remotes.or(z.record(z.string(), z.object({ release: z.url(), digest: z.string() }))),
});

/** From a file, a database, or the URL of a document or site. Throws with a sentence. */
export async function readOtherComposition(from: string, limitMs: number): Promise<OtherComposition> {
  if (/^https?:/.test(from)) return readAt(from, limitMs);
  const store = openComposition(from);
  try {
    const current = await store.read();
    if (current.state === 'missing')
      throw new ComposeError('NO_COMPOSITION', `No composition exists at ${store.path}. Check --from.`);
    if (current.state === 'invalid') throw new ComposeError('COMPOSITION_INVALID', current.reason);
    return { name: store.path, remotes: current.document.remotes };
  } finally {
    await store.close();
  }
}

async function readAt(address: string, limitMs: number): Promise<OtherComposition> {
  const { origin, pathname } = new URL(address);
  const url = pathname === '/' ? new URL('/health/ready', origin).href : address;
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: 'manual' }).catch(
    (cause: unknown) => {
      throw new ComposeError(
        'SITE_UNREACHABLE',
        `${url} does not respond. Check --from, and that the site is running.`,
        { cause },
      );
    },
  );
  const bytes = await readBounded(response, LIMIT_BYTES);
  if (!bytes) throw new ComposeError('SITE_UNREADABLE', `${url} is too large for a composition.`);
  const { remotes } = parse(bytes.toString('utf8'), url);
  return { name: origin, remotes };
}

function parse(text: string, url: string) {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ComposeError('SITE_UNREADABLE', `${url} is neither a composition nor a site. Check --from.`, { cause });
  }
}

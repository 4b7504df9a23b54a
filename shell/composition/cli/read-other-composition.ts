import { z } from 'zod';
import { ComposeError } from '../document/compose-error.ts';
import { compositionSchema } from '../document/composition-document.ts';
import { openComposition } from '../store/open-composition.ts';
import { healthUrl, readJson } from './read-health.ts';

interface OtherComposition {
  name: string;
  remotes: Readonly<Record<string, { release: string; digest: string }>>;
}

/** A composition document or the body of `/health/ready`. */
const schema = z.object({
  remotes: compositionSchema.shape.remotes.or(z.record(z.string(), z.object({ release: z.url(), digest: z.string() }))),
});

/** From a file, a database, or the URL of a document or site. Throws with a sentence. */
export async function readOtherComposition(from: string): Promise<OtherComposition> {
  if (/^https?:/.test(from)) return readAt(from);
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

async function readAt(address: string): Promise<OtherComposition> {
  const { origin, pathname } = new URL(address);
  const url = pathname === '/' ? healthUrl(origin) : address;
  const body = await readJson(url).catch((cause: unknown) => {
    const sentence = `${url} does not respond. Check --from, and that the site is running.`;
    throw new ComposeError('SITE_UNREACHABLE', sentence, { cause });
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new ComposeError('SITE_UNREADABLE', `${url} is neither a composition nor a site. Check --from.`);
  return { name: origin, remotes: parsed.data.remotes };
}

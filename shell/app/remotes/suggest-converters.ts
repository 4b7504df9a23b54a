import type { SuggestPart } from '@site/shell-contract';
import type { AppServices } from '../app-services.tsx';
import type { NavigationLink } from '../layout/navigation.ts';
import type { FailureKind } from './remote-failure.ts';
import { RemoteModuleError } from './remote-module-error.ts';

const PART = 'suggest';
/** A visitor who has typed and gone on does not wait longer for what may never come. */
const TIME_LIMIT_MS = 3000;

/** Converters for what a visitor has typed into the header's search. None where the part fails in any way: the search then finds nothing. */
export async function suggestConverters({ remotes, reportFailure }: AppServices, text: string): Promise<readonly NavigationLink[]> {
  const fail = (kind: FailureKind, error: unknown) => {
    console.warn('The search is away:', error);
    const remote = remotes.partOwner(PART);
    if (remote !== undefined) reportFailure?.({ remote, kind, error });
  };
  const part = await remotes.loadPart<SuggestPart>(PART).catch((error: unknown) => fail('load', error));
  if (!part) return [];
  try {
    const response: unknown = await inTime(part.suggest(text));
    const links = Array.isArray(response) ? response.filter(isLink) : [];
    if (!Array.isArray(response) || links.length < response.length) fail('event', new RemoteModuleError('PART_INVALID', `The part ${PART} has answered with what are no links of this site`));
    return links;
  } catch (error) {
    fail('event', error);
    return [];
  }
}

function inTime<T>(response: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteModuleError('PART_LATE', `The part ${PART} has not answered in ${TIME_LIMIT_MS} ms`)), TIME_LIMIT_MS);
  });
  return Promise.race([response, timeUp]).finally(() => clearTimeout(timer));
}

/** The header shows them, and an answer of a remote may hold anything. */
function isLink(entry: unknown): entry is NavigationLink {
  const { label, to } = (entry ?? {}) as Partial<NavigationLink>;
  return typeof label === 'string' && typeof to === 'string' && /^\/(?!\/)/.test(to);
}

import {
  type CopyableAnswer,
  isSitePath,
  type SearchAlternative,
  type SearchAnswer,
  type SuggestPart,
} from '@site/shell-contract';
import { type FailureKind, RemoteModuleError } from '../remotes/remote-module-error.ts';
import type { AppServices } from './app-services.tsx';
import type { NavigationLink } from './navigation.ts';
import type { SearchFound } from './use-header-search.ts';

const PART = 'suggest';

type Services = Pick<AppServices, 'remotes' | 'reportFailure'>;

/** Returns no links if the part does not load. If only the links or the answer fails, the result has the rest. */
export async function searchSite({ remotes, reportFailure }: Services, text: string): Promise<SearchFound> {
  const fail = (kind: FailureKind, error: unknown) => {
    console.warn('The search failed:', error);
    const remote = remotes.partOwner(PART);
    if (remote !== undefined) reportFailure?.({ remote, kind, error });
  };
  const part = await remotes.loadPart<SuggestPart>(PART).catch((error: unknown) => fail('load', error));
  if (!part) return { links: [] };
  const ask = async <Answer>(question: () => Promise<unknown>, read: (response: unknown) => Answer) => {
    try {
      return read(await question());
    } catch (error) {
      fail('event', error);
      return undefined;
    }
  };
  const [suggested, answer] = await Promise.all([
    ask(() => part.suggest(text), readLinks),
    ask(async () => part.answer?.(text), readAnswer),
  ]);
  if (suggested && suggested.refused > 0) fail('event', partError('links that are not paths of this site'));
  return { links: suggested?.links ?? [], answer };
}

const partError = (what: string) => new RemoteModuleError('PART_INVALID', `The part ${PART} returned ${what}`);

// The header renders these links, so validate them, because a remote may return anything.

function readLinks(response: unknown): { links: NavigationLink[]; refused: number } {
  if (!Array.isArray(response)) throw partError('suggestions that are not an array');
  const links = response.filter(isLink);
  return { links, refused: response.length - links.length };
}

function isLink(entry: unknown): entry is NavigationLink {
  const { label, to } = (entry ?? {}) as Partial<NavigationLink>;
  return typeof label === 'string' && isSitePath(to);
}

function readAnswer(response: unknown): SearchAnswer | undefined {
  if (response === undefined) return undefined;
  if (!isAnswer(response)) throw partError('an invalid answer');
  return response;
}

function isAnswer(response: unknown): response is SearchAnswer {
  const { kind, reading, text, isExact, more, copyable, message, alternatives } = (response ?? {}) as Partial<
    Record<string, unknown>
  >;
  if (!Array.isArray(alternatives) || !alternatives.every(isAlternative)) return false;
  if (kind === 'message') return typeof message === 'string';
  return (
    kind === 'result' &&
    typeof isExact === 'boolean' &&
    Array.isArray(more) &&
    [reading, text].concat(more).every((line) => typeof line === 'string') &&
    (copyable === undefined || isCopyable(copyable))
  );
}

function isCopyable(entry: unknown): entry is CopyableAnswer {
  const { text, withUnit = '', title, path } = (entry ?? {}) as Partial<CopyableAnswer>;
  return [text, withUnit, title].every((value) => typeof value === 'string') && isSitePath(path);
}

function isAlternative(entry: unknown): entry is SearchAlternative {
  const { q, label } = (entry ?? {}) as Partial<SearchAlternative>;
  return typeof q === 'string' && typeof label === 'string';
}

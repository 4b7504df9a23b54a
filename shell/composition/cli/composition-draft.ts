import { patternKey } from '@site/release/route-pattern';
import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionContent, Losses } from '../document/whole-composition.ts';

export class CompositionDraft {
  readonly remotes: CompositionDocument['remotes'];
  readonly routes: CompositionDocument['routes'];
  readonly parts: CompositionDocument['parts'];
  readonly trustedOrigins: Set<string>;
  readonly removes: Losses = { routes: [], parts: [], remotes: [] };
  readonly notes: string[] = [];
  /** Also in `notes`. */
  readonly advice: string[] = [];

  constructor(previous: CompositionContent | undefined) {
    this.remotes = { ...previous?.remotes };
    this.routes = { ...previous?.routes };
    this.parts = { ...previous?.parts };
    this.trustedOrigins = new Set(previous?.trustedOrigins);
  }

  content(): CompositionContent {
    const { remotes, routes, parts, trustedOrigins } = this;
    return { remotes, routes, parts, trustedOrigins: [...trustedOrigins] };
  }

  note(sentence: string) {
    this.notes.push(`${sentence}.`);
  }

  advise(sentence: string) {
    this.note(sentence);
    this.advice.push(`${sentence}.`);
  }

  /** Ignores parameter names. */
  routeAt(pattern: string) {
    const found = Object.entries(this.routes).find(([own]) => patternKey(own) === patternKey(pattern));
    return found && { pattern: found[0], route: found[1] };
  }

  giveRoute(pattern: string, remote: string, module: string, sentence?: string) {
    const before = this.routeAt(pattern);
    if (before && before.pattern !== pattern) delete this.routes[before.pattern];
    this.routes[pattern] = { remote, module };
    if (sentence) this.note(sentence);
  }

  givePart(part: string, remote: string, module: string, sentence?: string) {
    this.parts[part] = { remote, module };
    if (sentence) this.note(sentence);
  }

  removeRoute(pattern: string, sentence?: string) {
    const found = this.routeAt(pattern);
    if (!found)
      throw new ComposeError(
        'NAME_UNKNOWN',
        `The route ${pattern} does not exist. Routes: ${Object.keys(this.routes).join('  ')}`,
      );
    delete this.routes[found.pattern];
    this.removes.routes.push(found.pattern);
    this.note(sentence ?? `${found.pattern} is removed`);
  }

  removePart(part: string, sentence?: string) {
    if (!Object.hasOwn(this.parts, part))
      throw new ComposeError(
        'NAME_UNKNOWN',
        `The part ${part} does not exist. Parts: ${Object.keys(this.parts).join('  ') || 'none'}`,
      );
    delete this.parts[part];
    this.removes.parts.push(part);
    this.note(sentence ?? `The part ${part} is removed`);
  }

  /** Also removes its routes and parts. */
  removeRemote(remote: string) {
    if (!Object.hasOwn(this.remotes, remote))
      throw new ComposeError(
        'NAME_UNKNOWN',
        `The remote ${remote} does not exist. Remotes: ${Object.keys(this.remotes).join('  ')}`,
      );
    for (const [pattern, route] of Object.entries(this.routes)) if (route.remote === remote) this.removeRoute(pattern);
    for (const [part, owned] of Object.entries(this.parts)) if (owned.remote === remote) this.removePart(part);
    delete this.remotes[remote];
    this.removes.remotes.push(remote);
    this.note(`${remote} is removed`);
  }

  wasRemoved(name: string): boolean {
    return (
      this.removes.parts.includes(name) ||
      this.removes.routes.some((pattern) => patternKey(pattern) === patternKey(name))
    );
  }

  trust(origin: string) {
    if (this.trustedOrigins.has(origin)) return;
    this.trustedOrigins.add(origin);
    this.note(`The site now trusts ${origin}`);
  }

  distrust(origin: string) {
    if (!this.trustedOrigins.delete(origin))
      throw new ComposeError(
        'NAME_UNKNOWN',
        `${origin} is not a trusted origin. Trusted origins: ${[...this.trustedOrigins].join('  ')}`,
      );
    this.note(`The site no longer trusts ${origin}`);
  }
}

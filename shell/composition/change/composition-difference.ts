import { patternKey } from '@site/release/route-pattern';
import { formatShare, type Rollout, rolloutTitle } from '../document/rollout.ts';
import type { CompositionContent } from '../document/whole-composition.ts';

export interface CompositionDifference {
  about: 'remote' | 'rollout' | 'route' | 'part' | 'origin';
  name: string;
  /** `changed`: another version, owner, module, or address. */
  kind: 'added' | 'removed' | 'changed';
  sentence: string;
}

const NOTHING: CompositionContent = { remotes: {}, routes: {}, parts: {}, trustedOrigins: [] };

export function compositionDifference(
  before: CompositionContent = NOTHING,
  after: CompositionContent,
): CompositionDifference[] {
  return [
    ...compare('remote', before.remotes, after.remotes, {
      added: (name, { version = '', release }) => `${name} ${version} is new, from ${release}`.replace('  ', ' '),
      removed: (name, { version = '' }) => `${`${name} ${version}`.trim()} is removed`,
      changed: remoteChange,
    }),
    ...compare('rollout', rollouts(before), rollouts(after), rolloutWords),
    ...compare('route', places(before.routes, patternKey), places(after.routes, patternKey), placeWords('')),
    ...compare('part', places(before.parts), places(after.parts), placeWords('The part ')),
    ...compare('origin', origins(before), origins(after), {
      added: (name) => `The site now trusts ${name}`,
      removed: (name) => `The site no longer trusts ${name}`,
      changed: () => undefined,
    }),
  ];
}

interface Words<T> {
  added: (name: string, now: T) => string;
  removed: (name: string, then: T) => string;
  changed: (name: string, then: T, now: T) => string | undefined;
}

function compare<T>(
  about: CompositionDifference['about'],
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  words: Words<T>,
): CompositionDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [then, now] = [before, after].map((record) => (Object.hasOwn(record, name) ? record[name] : undefined));
    const of = (kind: CompositionDifference['kind'], sentence: string | undefined) =>
      sentence === undefined ? [] : [{ about, name, kind, sentence: `${sentence}.` }];
    if (then === undefined) return of('added', now && words.added(name, now));
    if (now === undefined) return of('removed', words.removed(name, then));
    return of('changed', words.changed(name, then, now));
  });
}

type Remote = CompositionContent['remotes'][string];

function remoteChange(name: string, then: Remote, now: Remote): string | undefined {
  if (then.digest !== now.digest) {
    const [from = 'unknown', to = 'unknown'] = [then.version, now.version];
    return `${name} ${from} → ${to}${from === to ? ' (another build)' : ''}`;
  }
  return then.release === now.release
    ? undefined
    : `${name} ${now.version ?? ''} now comes from ${now.release} instead of ${then.release}`;
}

function rollouts({ rollout }: CompositionContent): Record<string, Rollout> {
  return rollout ? { [rollout.id]: rollout } : {};
}

const rolloutWords: Words<Rollout> = {
  added: (_id, now) => `A canary of ${rolloutTitle(now)} starts for ${formatShare(now.share)} of visitors`,
  removed: (_id, then) => `The canary of ${rolloutTitle(then)} ends`,
  changed: (_id, then, now) => {
    const title = rolloutTitle(now);
    if (then.state !== now.state)
      return now.state === 'paused'
        ? `The canary of ${title} is paused: no one gets it`
        : `The canary of ${title} continues for ${formatShare(now.share)} of visitors`;
    return then.share === now.share
      ? undefined
      : `The canary of ${title} now has ${formatShare(now.share)} of visitors instead of ${formatShare(then.share)}`;
  },
};

interface Place {
  name: string;
  remote: string;
  module: string;
}

function places(owned: CompositionContent['routes'], keyOf = (name: string) => name): Record<string, Place> {
  return Object.fromEntries(
    Object.entries(owned).map(([name, { remote, module }]) => [keyOf(name), { name, remote, module }]),
  );
}

function placeWords(prefix: string): Words<Place> {
  return {
    added: (_key, { name, remote }) => `${prefix}${name} is new, served by ${remote}`,
    removed: (_key, { name, remote }) => `${prefix}${name} of ${remote} is removed`,
    changed: (_key, then, now) => {
      if (then.remote !== now.remote) return `${prefix}${now.name} moves from ${then.remote} to ${now.remote}`;
      return then.module === now.module
        ? undefined
        : `${prefix}${now.name} now uses ${now.module} of ${now.remote} instead of ${then.module}`;
    },
  };
}

function origins({ trustedOrigins }: CompositionContent): Record<string, true> {
  return Object.fromEntries(trustedOrigins.map((origin) => [origin, true]));
}

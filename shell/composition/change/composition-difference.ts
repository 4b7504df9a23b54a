import { patternKey } from '@site/release/route-pattern';
import { isDeepStrictEqual } from 'node:util';
import type { CompositionContent } from '../document/composition-document.ts';
import { formatShare, type Rollout, rolloutTitle } from '../document/rollout.ts';
import type { OwnedPlace } from '../document/whole-composition.ts';

const NOTHING: CompositionContent = { remotes: {}, routes: {}, parts: {}, trustedOrigins: [] };

export function compositionDifference(before: CompositionContent = NOTHING, after: CompositionContent): string[] {
  return [
    ...compare(before.remotes, after.remotes, describeRemote),
    ...compare(rollouts(before), rollouts(after), describeRollout),
    ...compare(byPattern(before), byPattern(after), (_key, ...owners) => describePlace('', ...owners)),
    ...compare(parts(before), parts(after), (_key, ...owners) => describePlace('The part ', ...owners)),
    ...compare(origins(before), origins(after), (name, _then, now) =>
      now ? `The site now trusts ${name}.` : `The site no longer trusts ${name}.`,
    ),
  ];
}

function compare<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  /** At least one value is defined. Returns undefined if there is nothing to report. */
  describe: (name: string, then: T | undefined, now: T | undefined) => string | undefined,
): string[] {
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    const [then, now] = [before, after].map((record) => (Object.hasOwn(record, name) ? record[name] : undefined));
    return isDeepStrictEqual(then, now) ? [] : (describe(name, then, now) ?? []);
  });
}

type Remote = CompositionContent['remotes'][string];

function describeRemote(name: string, then?: Remote, now?: Remote): string | undefined {
  if (!now) return `${[name, then?.version].join(' ').trim()} is removed.`;
  const { version = 'unknown', release } = now;
  if (!then) return `${[name, now.version].join(' ').trim()} is new, from ${release}.`;
  if (then.digest !== now.digest) {
    const { version: from = 'unknown' } = then;
    return `${name} ${from} → ${version}${from === version ? ' (a different build)' : ''}.`;
  }
  if (then.release === release) return undefined;
  return `${name} ${now.version ?? ''} now comes from ${release} instead of ${then.release}.`;
}

function describeRollout(_id: string, then?: Rollout, now?: Rollout): string | undefined {
  if (!now) return then && `The canary of ${rolloutTitle(then)} ends.`;
  const [title, share] = [rolloutTitle(now), formatShare(now.share)];
  if (!then) return `A canary of ${title} starts for ${share} of visitors.`;
  if (then.state !== now.state)
    return now.state === 'paused'
      ? `The canary of ${title} is paused: no one gets it.`
      : `The canary of ${title} continues for ${share} of visitors.`;
  if (then.share === now.share) return undefined;
  return `The canary of ${title} now serves ${share} of visitors instead of ${formatShare(then.share)}.`;
}

function describePlace(prefix: string, then?: OwnedPlace, now?: OwnedPlace): string | undefined {
  if (!now) return then && `${prefix}${then.place} of ${then.remote} is removed.`;
  const { place, remote, module } = now;
  if (!then) return `${prefix}${place} is new, served by ${remote}.`;
  if (then.remote !== remote) return `${prefix}${place} moves from ${then.remote} to ${remote}.`;
  if (then.module === module) return undefined;
  return `${prefix}${place} now uses ${module} of ${remote} instead of ${then.module}.`;
}

function rollouts({ rollout }: CompositionContent): Record<string, Rollout> {
  return rollout ? { [rollout.id]: rollout } : {};
}

function byPattern({ routes }: CompositionContent): Record<string, OwnedPlace> {
  return Object.fromEntries(Object.entries(routes).map(([place, owner]) => [patternKey(place), { place, ...owner }]));
}

function parts({ parts: owned }: CompositionContent): Record<string, OwnedPlace> {
  return Object.fromEntries(Object.entries(owned).map(([place, owner]) => [place, { place, ...owner }]));
}

function origins({ trustedOrigins }: CompositionContent): Record<string, true> {
  return Object.fromEntries(trustedOrigins.map((origin) => [origin, true]));
}

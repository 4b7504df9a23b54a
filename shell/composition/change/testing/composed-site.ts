import type { CompositionDocument } from '../../document/composition-document.ts';
import { composeReleases, type ReleaseChange } from '../compose-releases.ts';
import { changeRollout, type RolloutStep, startRollout } from '../compose-rollout.ts';
import type { ComposedChange } from '../composition-draft.ts';
import type { ReadRelease } from '../../judge/fetch-release.ts';
import { rollBack } from '../roll-back.ts';
import { soundRelease } from '../../testing/release-server.ts';

export const HOME = '/ ./home';
export const ABOUT = '/about ./about';

/** @param offers routes or parts with modules, such as `/about ./about` */
export function release(
  name: string,
  version: string,
  offers: readonly string[],
  origin = `https://${name}.example.com`,
): ReadRelease {
  const split = offers.map((offer) => offer.split(' ') as [string, string]);
  const routes = split.filter(([place]) => place.startsWith('/'));
  const parts = split.filter(([place]) => !place.startsWith('/')).map(([part, module]) => ({ name: part, module }));
  const sound = soundRelease({ name, version, routes: Object.fromEntries(routes) }).descriptor;
  const node = { ...sound.node, exposes: parts.map(({ module }) => module) };
  const descriptor = { ...sound, node, parts };
  const digest = `sha384-${Buffer.from(`${name} ${version}`.padEnd(48)).toString('base64')}`;
  return { release: `${origin}/${version}/release.json`, digest, descriptor };
}

const NOTE = { actor: 'operator', reason: 'A test' };

export class ComposedSite {
  readonly past: CompositionDocument[] = [];
  advice = '';

  get now(): CompositionDocument {
    return this.past.at(-1) as CompositionDocument;
  }

  use(entries: readonly ReadRelease[], change: Partial<ReleaseChange> = {}): this {
    return this.#take(composeReleases(this.past.at(-1), { entries, ...NOTE, ...change }, this.past));
  }

  canary(entry: ReadRelease): this {
    const start = { entries: [entry], share: 500, trustOrigins: [], ...NOTE };
    return this.#take(startRollout(this.now, start, this.past));
  }

  changeCanary(step: RolloutStep): this {
    return this.#take(changeRollout(this.now, step, NOTE, this.past));
  }

  goBack(to?: number): this {
    const request = { to, ...NOTE };
    return this.#take(rollBack({ state: 'valid', document: this.now }, this.past, request));
  }

  findVersion(remote: string): string | undefined {
    return this.now.remotes[remote]?.version;
  }

  get routes(): string[] {
    return Object.keys(this.now.routes).sort();
  }

  #take({ document, advice }: ComposedChange): this {
    this.past.push(document);
    this.advice = advice.join('\n');
    return this;
  }
}

export const twoRemotes = () =>
  new ComposedSite().use([release('mf-a', '1.0.0', [HOME]), release('mf-b', '1.0.0', [ABOUT])]);

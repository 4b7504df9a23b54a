import { computeIntegrity } from '@site/release/integrity';
import { keyId, SIGNATURE_FILE, signDescriptor } from '@site/release/signature';
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ComposedSite } from '../../support/composed-site.ts';
import { deriveFaultyRelease } from '../../support/faulty-in-browser.ts';
import { faultyRelease } from '../../support/faulty-on-server.ts';
import { REMOTES, type RemoteName } from '../../support/project.ts';
import { alterRelease } from '../../support/release-copy.ts';
import type { Fault } from './faults.ts';

export const PAGES: Readonly<Record<RemoteName, { path: string; text: string }>> = {
  'mf-converter': { path: '/converter/length/feet-to-meters', text: 'Feet to Meters' },
  'mf-content': { path: '/about-units', text: 'About Units of Measurement' },
  'mf-contact': { path: '/contact', text: 'Contact' },
};

/** Writes the composition directly, to bypass the checks of the operator's command. Accepts only signed releases. */
export class MatrixSite {
  readonly site: ComposedSite;
  readonly #sound: Readonly<Record<string, unknown>>;
  readonly #key = generateKeyPairSync('ed25519').privateKey;
  readonly #stranger = generateKeyPairSync('ed25519').privateKey;
  #revision: number;
  #version = 0;

  private constructor(site: ComposedSite) {
    this.site = site;
    this.#sound = JSON.parse(readFileSync(site.compositionFile, 'utf8')) as Record<string, unknown>;
    this.#revision = Number(this.#sound['revision']);
    for (const [remote, release = ''] of Object.entries(site.releases)) this.#sign(remote, release, this.#key);
  }

  static async start(): Promise<MatrixSite> {
    return new MatrixSite(await ComposedSite.start());
  }

  async startShell(): Promise<void> {
    const publicKey = createPublicKey(this.#key).export({ type: 'spki', format: 'der' }).toString('base64');
    await this.site.startShell(
      { RELEASE_KEYS: JSON.stringify({ [keyId(this.#key)]: { publicKey, remotes: [...REMOTES] } }) },
      { isWhole: false },
    );
  }

  compose(remote?: RemoteName, release?: string): number {
    const remotes = {
      ...(this.#sound['remotes'] as Record<string, { release: string; digest: string; version?: string }>),
    };
    if (remote && release) {
      const descriptor = readFileSync(join(this.site.releaseRoot(remote), release, 'release.json'));
      remotes[remote] = {
        release: `${this.site.getReleaseUrl(remote, release)}/release.json`,
        digest: computeIntegrity(descriptor),
      };
    }
    this.#revision += 1;
    const { id: _id, ...sound } = this.#sound;
    this.site.writeComposition(JSON.stringify({ ...sound, revision: this.#revision, remotes }));
    return this.#revision;
  }

  /** @param always true if all pages fail, instead of only those with `?fault` */
  release(remote: RemoteName, fault: Fault, always: boolean): string {
    const release = this.#make(remote, fault, always);
    return this.#sign(remote, release, fault.kind === 'signature' ? this.#stranger : this.#key);
  }

  inBrowser(remote: RemoteName): string {
    return this.#sign(
      remote,
      deriveFaultyRelease(this.site.releaseRoot(remote), this.site.releases[remote]),
      this.#key,
    );
  }

  others(remote: RemoteName): string[] {
    return Object.entries(PAGES).flatMap(([other, { path }]) => (other === remote ? [] : [path]));
  }

  #make(remote: RemoteName, fault: Fault, always: boolean): string {
    const [root, sound] = [this.site.releaseRoot(remote), this.site.releases[remote]];
    this.#version += 1;
    const version = `7.0.${this.#version}`;
    if (fault.kind === 'code') return faultyRelease(root, sound, version, { ...fault.code, always });
    if (fault.kind === 'descriptor')
      return alterRelease(root, sound, version, (_folder, { browser, routes }) => {
        const module = routes.find(({ pattern }) => pattern === this.#patternOf(remote))?.module ?? '';
        delete browser.exposes[module];
        routes.splice(0, routes.length, ...routes.filter((route) => route.module !== module));
      });
    // A server fault needs a release with a new digest that the shell must fetch.
    return alterRelease(root, sound, version, () => {});
  }

  #sign(remote: string, release: string, key: KeyObject): string {
    const folder = join(this.site.releaseRoot(remote), release);
    writeFileSync(join(folder, SIGNATURE_FILE), signDescriptor(readFileSync(join(folder, 'release.json')), key));
    return release;
  }

  #patternOf(remote: RemoteName): string {
    const { path } = PAGES[remote];
    return remote === 'mf-converter' ? '/converter/:category/:slug' : path;
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { Provided } from '../../composition/composed-release.ts';
import type { CompositionFile } from '../../composition/composition-file.ts';
import { type CompositionDocument, parseComposition } from '../../composition/composition-document.ts';
import { loadRemotes } from './loaded-remotes.ts';
import { type RevisionSurroundings, type SiteRevision, startRevision } from './site-revision.ts';

/** How soon to look again for a remote that cannot be fetched, and for one whose code fails: that costs a worker each time. */
const RETRY_AWAY_MS = 1000;
const RETRY_FAULTY_MS = 5000;

interface LiveSiteOptions {
  file: CompositionFile;
  lastKnownGood: CompositionFile;
  provided: Provided;
  surroundings: RevisionSurroundings;
  log: FastifyBaseLogger;
  /** Called when another revision has begun to take traffic. */
  onSwitch: () => void;
}

/**
 * Keeps the running revision in step with the composition document. Follows the document, brings up the new revision beside the
 * running one and switches in one step. A revision that would take away what works now never takes traffic: it is tried again until
 * it is sound or the document changes.
 */
export class LiveSite {
  readonly #options: LiveSiteOptions;
  #current: SiteRevision | undefined;
  #wanted: CompositionDocument | undefined;
  #refusal: string | undefined;
  #running: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #unwatch: (() => void) | undefined;

  constructor(options: LiveSiteOptions) {
    this.#options = options;
  }

  /** Resolves when the first revision takes traffic, or when there is none to be had yet. */
  async start(): Promise<void> {
    const { file, log } = this.#options;
    this.#unwatch = file.watch(
      (text) => this.#want(text),
      (error) => log.error(`The composition ${file.path} cannot be read: ${(error as Error).message}`),
    );
    if (!this.#wanted) await this.#startFromLastKnownGood();
    await this.#running;
  }

  get current(): SiteRevision | undefined {
    return this.#current;
  }

  /** Why the document in force is not what visitors get, if so. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  async close(): Promise<void> {
    this.#unwatch?.();
    clearTimeout(this.#retry);
    this.#wanted = undefined;
    await this.#running;
    await this.#current?.renderer.drain();
  }

  #want(text: string) {
    try {
      this.#wanted = parseComposition(text);
      this.#reconcile();
    } catch (error) {
      this.#refuse((error as Error).message);
    }
  }

  async #startFromLastKnownGood() {
    const { lastKnownGood, log } = this.#options;
    const text = await lastKnownGood.read().catch(() => undefined);
    if (text === undefined) return;
    log.warn('Starting from the last known good composition.');
    this.#want(text);
  }

  /** Runs one attempt at a time; what came in between is taken up by the next. */
  #reconcile() {
    clearTimeout(this.#retry);
    this.#running ??= this.#attempt().finally(() => {
      this.#running = undefined;
    });
  }

  async #attempt() {
    for (let document = this.#wanted; document; ) {
      const retryAfter = await this.#bringUp(document).catch((error: unknown) => {
        this.#refuse(`Revision ${document?.revision} could not be started: ${(error as Error).message}`);
        return RETRY_FAULTY_MS;
      });
      const next: CompositionDocument | undefined = this.#wanted;
      if (next !== document) {
        document = next;
        continue;
      }
      if (retryAfter) this.#retry = setTimeout(() => this.#reconcile(), retryAfter);
      return;
    }
  }

  /** @returns milliseconds after which to try again, or 0 where the revision is up with all of its remotes */
  async #bringUp(document: CompositionDocument): Promise<number> {
    const { provided, surroundings } = this.#options;
    const running = this.#current;
    const inForce = running?.document === document && !running.renderer.hasStopped ? running : undefined;
    const loads = await loadRemotes(document, running?.loaded ?? {}, provided);
    if (running && this.#refusesFor(document, loads.failures, running)) return RETRY_AWAY_MS;
    if (inForce && sameRemotes(inForce.loaded, loads.loaded)) return isEmpty(loads.failures) ? 0 : RETRY_AWAY_MS;

    const revision = await startRevision(document, loads, surroundings);
    const isNoGain = inForce !== undefined && sameRemotes(inForce.loaded, revision.loaded);
    if (isNoGain || (running && this.#refusesFor(document, revision.failures, running))) {
      await revision.renderer.drain();
      return RETRY_FAULTY_MS;
    }
    await this.#switchTo(revision);
    return isEmpty(revision.failures) ? 0 : RETRY_AWAY_MS;
  }

  /** A remote that is away already may stay away; one that works now may not be taken away by a new revision. */
  #refusesFor(document: CompositionDocument, failures: Record<string, string>, running: SiteRevision): boolean {
    const lost = Object.keys(failures).filter((name) => running.loaded[name]);
    if (lost.length === 0) return false;
    this.#refuse(`Revision ${document.revision} does not take traffic. ${lost.map((name) => `${name}: ${failures[name]}`).join(' ')}`);
    return true;
  }

  async #switchTo(revision: SiteRevision) {
    const { log, lastKnownGood, onSwitch } = this.#options;
    const previous = this.#current;
    this.#current = revision;
    this.#refusal = undefined;
    onSwitch();
    for (const [name, reason] of Object.entries(revision.failures)) log.error(`${name} is away: ${reason}`);
    log.info(`Revision ${revision.document.revision} takes traffic (${revision.composition.id}).`);
    if (isEmpty(revision.failures)) await lastKnownGood.write(`${JSON.stringify(revision.document, null, 2)}\n`);
    void previous?.renderer.drain();
    void revision.renderer.stopped.then(() => {
      if (this.#current !== revision || !this.#wanted) return;
      log.error('The render worker has stopped; starting another.');
      this.#reconcile();
    });
  }

  #refuse(sentence: string) {
    if (sentence !== this.#refusal) this.#options.log.error(sentence);
    this.#refusal = sentence;
  }
}

function sameRemotes(a: object, b: object): boolean {
  return JSON.stringify(Object.keys(a).sort()) === JSON.stringify(Object.keys(b).sort());
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}

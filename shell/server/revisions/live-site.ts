import type { Provided } from '@site/release/requirements';
import type { FastifyBaseLogger } from 'fastify';
import type { CompositionFile } from '../../composition/composition-file.ts';
import { compositionId, type CompositionDocument, parseComposition } from '../../composition/composition-document.ts';
import type { LastKnownGood } from '../../composition/last-known-good.ts';
import type { ReleaseStore } from '../../composition/release-store.ts';
import type { SiteStatus, SiteStatusFile } from '../../composition/site-status.ts';
import { checkWhole } from '../../composition/whole-composition.ts';
import { loadRemotes } from './loaded-remotes.ts';
import { type RevisionSurroundings, type SiteRevision, startRevision } from './site-revision.ts';

/** How soon to look again for a remote that cannot be fetched, and for one whose code fails: that costs a worker each time. */
const RETRY_AWAY_MS = 1000;
const RETRY_FAULTY_MS = 5000;

interface LiveSiteOptions {
  file: CompositionFile;
  lastKnownGood: LastKnownGood;
  releases: ReleaseStore;
  statusFile: SiteStatusFile;
  /** Where this process can be asked, and what visitors see. */
  address: Pick<SiteStatus, 'url' | 'origin'>;
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
  #verdict: SiteStatus | undefined;
  #running: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #unwatch: (() => void) | undefined;

  constructor(options: LiveSiteOptions) {
    this.#options = options;
  }

  /** Resolves when the first revision takes traffic, or when there is none to be had yet. */
  async start(): Promise<void> {
    const { file } = this.#options;
    await this.#startFromLastKnownGood();
    this.#unwatch = file.watch(
      (text) => this.#want(text),
      (error) => this.#refuseUnreadable(`The composition ${file.path} cannot be read: ${(error as Error).message}`),
    );
    if (!this.#current) await this.#running;
  }

  /** What became of the document in force. */
  get verdict(): SiteStatus | undefined {
    return this.#verdict;
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
    await this.#options.statusFile.remove();
  }

  #want(text: string) {
    try {
      this.#wanted = parseComposition(text);
      this.#refusal = undefined;
      this.#tell('checking');
      this.#reconcile();
    } catch (error) {
      this.#refuseUnreadable((error as Error).message);
    }
  }

  async #startFromLastKnownGood() {
    const document = await this.#options.lastKnownGood.read();
    if (!document) return;
    this.#options.log.info(`Starting from revision ${document.revision}, which served last.`);
    this.#wanted = document;
    this.#reconcile();
    await this.#running;
  }

  /** What served goes on: of a document that cannot be read nothing is wanted. */
  #refuseUnreadable(sentence: string) {
    this.#wanted = this.#current?.document;
    this.#refuse(sentence);
    this.#tell('refused', sentence);
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
        this.#refuse(`Revision ${document?.revision} could not be started: ${(error as Error).message}`, document);
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
    const { provided, releases, surroundings } = this.#options;
    const running = this.#current;
    const inForce = running?.document === document && !running.renderer.hasStopped ? running : undefined;
    const objection = checkWhole(document, running?.document);
    if (objection) {
      this.#refuse(`Revision ${document.revision} does not take traffic. ${objection}`, document);
      return 0;
    }
    const loads = await loadRemotes(document, running?.loaded ?? {}, releases, provided);
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
    this.#refuse(`Revision ${document.revision} does not take traffic. ${lost.map((name) => `${name}: ${failures[name]}`).join(' ')}`, document);
    return true;
  }

  async #switchTo(revision: SiteRevision) {
    const { log, lastKnownGood, onSwitch, releases } = this.#options;
    const previous = this.#current;
    this.#current = revision;
    this.#refusal = undefined;
    onSwitch();
    for (const [name, reason] of Object.entries(revision.failures)) log.error(`${name} is away: ${reason}`);
    log.info(`Revision ${revision.document.revision} takes traffic (${revision.composition.id}).`);
    if (isEmpty(revision.failures)) await lastKnownGood.keep(revision.document);
    await releases.prune(Object.values(revision.document.remotes).map(({ digest }) => digest));
    for (const problem of [lastKnownGood.problem, releases.problem]) if (problem) log.error(problem);
    this.#tell(this.#wanted === revision.document ? 'live' : 'checking');
    void previous?.renderer.drain();
    void revision.renderer.stopped.then(() => {
      if (this.#current !== revision || !this.#wanted) return;
      log.error('The render worker has stopped; starting another.');
      this.#reconcile();
    });
  }

  #refuse(sentence: string, document = this.#wanted) {
    if (sentence !== this.#refusal) this.#options.log.error(sentence);
    this.#refusal = sentence;
    if (document && document === this.#wanted) this.#tell('refused', sentence);
  }

  /** Says what became of the document that is wanted, for the operator's command. */
  #tell(state: SiteStatus['state'], reason?: string) {
    const { address, statusFile } = this.#options;
    const wanted = this.#wanted;
    const serving = this.#current;
    const remotes = Object.entries(serving?.document.remotes ?? {}).map(([name, { digest }]) => [name, { version: serving?.loaded[name]?.version, digest, away: serving?.failures[name] }]);
    this.#verdict = {
      ...address,
      pid: process.pid,
      revision: wanted?.revision,
      id: wanted && compositionId(wanted),
      state,
      reason,
      serving: serving?.document.revision,
      remotes: Object.fromEntries(remotes),
    };
    void statusFile.write(this.#verdict);
  }
}

function sameRemotes(a: object, b: object): boolean {
  return JSON.stringify(Object.keys(a).sort()) === JSON.stringify(Object.keys(b).sort());
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}

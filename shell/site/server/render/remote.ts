import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BreakerState, CircuitBreaker, RequestSlots } from './remote-limits.ts';
import { parsePart, type PartData } from './part-data.ts';
import { type ProcessHealth, ProcessSupervisor } from './process-supervisor.ts';
import { firstLine, RemoteError, type RemoteErrorCode } from './remote-error.ts';
import {
  failureReason,
  type PageParts,
  type PartRequest,
  type RemotePageRequest,
  type RenderResponse,
} from './render-messages.ts';
import type { RenderProcess } from './render-process.ts';
import type { RenderedBy, RenderResult, RenderSettings } from './render-settings.ts';

export interface RenderedRelease {
  name: string;
  version: string;
  /** Digest of `release.json`, which pins every file of the release. */
  digest: string;
  source: string;
}

export type RemoteResponse =
  | { kind: 'page'; page: PageParts }
  | { kind: 'redirect'; to: string }
  | { kind: 'unavailable' };

export type PartResponse<Name extends keyof PartData> =
  | { ok: true; data: PartData[Name] }
  | { ok: false; code: RemoteErrorCode; reason: string };

export interface FailingPage {
  route: string;
  path: string;
  search: string;
  reason: string;
  /** The first failure since the page last rendered. */
  since: string;
  failures: number;
}

export interface RendererHealth extends ProcessHealth {
  breaker: BreakerState;
  /** Pages that fail while the process works, latest last. */
  failingPages?: readonly FailingPage[];
}

const LOAD_LIMIT_MS = 20_000;
/** Visitors choose URLs, so the list is bounded. Entries expire, because a page might never be requested again. */
const FAILING_PAGES = { max: 20, ttl: 600_000 };
const MAX_TEXT_LENGTH = 200;
const UNAVAILABLE: RemoteResponse = { kind: 'unavailable' };

/** Renders one release in a dedicated process. `render` never rejects or hangs. */
export class RemoteRenderer {
  readonly release: RenderedRelease;
  readonly #settings: RenderSettings;
  readonly #by: RenderedBy;
  readonly #supervisor: ProcessSupervisor;
  readonly #breaker: CircuitBreaker;
  readonly #slots = new RequestSlots();
  readonly #failingPages = new LRUCache<string, FailingPage>(FAILING_PAGES);

  /** Each new process loads `modules` before it serves. */
  constructor(release: RenderedRelease, modules: readonly string[], settings: RenderSettings) {
    const { name, version, digest, source } = release;
    this.release = release;
    this.#settings = settings;
    this.#by = { remote: name, version, digest };
    this.#supervisor = new ProcessSupervisor({
      by: this.#by,
      settings,
      remote: { name, source },
      prepare: (process) => load(process, modules),
      onEnd: () => this.#breaker.failed(),
    });
    this.#breaker = new CircuitBreaker({
      failures: settings.breakerFailures,
      resetMs: settings.breakerResetMs,
      onChange: (state) => this.#breakerChanged(state),
    });
  }

  start(): Promise<void> {
    return this.#supervisor.start();
  }

  async render(page: RemotePageRequest): Promise<RemoteResponse> {
    const { api, observe } = this.#settings;
    const started = performance.now();
    const request = { ...page, ...(api.isHanging && { isApiHanging: true }) };
    const first = await this.#ask(request);
    // Retries once if the process ends. More retries would let one bad page kill process after process.
    const [result, response] = first[0] === 'ended' ? await this.#ask(request) : first;
    observe?.({ ...this.#by, kind: 'render', result, seconds: (performance.now() - started) / 1000 });
    return response;
  }

  /** Does not count in the breaker or metrics. Rejects on timeout. */
  check(page: RemotePageRequest, timeLimitMs: number): Promise<RenderResponse> {
    return this.#supervisor.request({ kind: 'remote-page', page }, timeLimitMs);
  }

  /** A failed part is logged but does not fail pages or count in the breaker. */
  async part<Name extends keyof PartData>(
    request: PartRequest & { name: Name },
    timeLimitMs: number,
  ): Promise<PartResponse<Name>> {
    const { name } = request;
    try {
      const response = await this.#supervisor.request({ kind: 'part', part: request }, timeLimitMs);
      if (response.kind !== 'part') throw new RemoteError('PART_FAILED', failureReason(response));
      return { ok: true, data: parsePart(name, response.data) };
    } catch (error) {
      const { code, message } = error as RemoteError;
      const reason = firstLine(message);
      const { name: of, log } = this.#supervisor;
      log.error({ part: name, code, reason: message }, `The part ${name} of ${of} is unavailable: ${reason}`);
      return { ok: false, code, reason };
    }
  }

  health(): RendererHealth {
    const failingPages = [...this.#failingPages.rvalues()].filter((page) => page !== undefined);
    return {
      ...this.#supervisor.health(),
      breaker: this.#breaker.state,
      ...(failingPages.length > 0 ? { failingPages } : {}),
    };
  }

  async drain(): Promise<void> {
    const end = performance.now() + this.#settings.renderTimeoutMs;
    while (!this.#slots.isIdle && performance.now() < end) await sleep(20);
    this.stop();
  }

  stop(): void {
    this.#supervisor.stop();
  }

  async #ask(page: RemotePageRequest): Promise<[RenderResult, RemoteResponse]> {
    if (!this.#breaker.mayTry()) return ['open', UNAVAILABLE];
    const { renderTimeoutMs } = this.#settings;
    if (!(await this.#slots.take(renderTimeoutMs))) {
      this.#breaker.skipped();
      return ['busy', UNAVAILABLE];
    }
    try {
      return this.#judge(await this.check(page, renderTimeoutMs), page);
    } catch (error) {
      return this.#judgeError(error as RemoteError, page);
    } finally {
      this.#slots.release();
    }
  }

  /** Any response shows that the process works. A page that throws does not affect other pages. */
  #judge(response: RenderResponse, { path, search, route }: RemotePageRequest): [RenderResult, RemoteResponse] {
    this.#breaker.succeeded();
    if (response.kind === 'page' || response.kind === 'redirect') {
      this.#failingPages.delete(clip(path));
      return [response.kind, response];
    }
    const reason = failureReason(response);
    this.#noteFailingPage({
      route: route.pattern,
      path: clip(path),
      search: clip(search),
      reason: clip(firstLine(reason)),
    });
    this.#supervisor.noteFailure(`${this.#supervisor.name} could not render ${path}`, reason);
    return ['failed', UNAVAILABLE];
  }

  #noteFailingPage(page: Omit<FailingPage, 'since' | 'failures'>) {
    const { since = new Date().toISOString(), failures = 0 } = this.#failingPages.get(page.path) ?? {};
    this.#failingPages.set(page.path, { ...page, since, failures: failures + 1 });
  }

  #judgeError({ code, message }: RemoteError, { path }: RemotePageRequest): [RenderResult, RemoteResponse] {
    // The exit of a process counts as one failure, regardless of how many pages it was rendering.
    if (code !== 'LATE') {
      this.#breaker.skipped();
      return [code === 'RESTARTING' ? 'down' : 'ended', UNAVAILABLE];
    }
    this.#supervisor.noteFailure(`${this.#supervisor.name} could not render ${path}: ${message}`, message);
    this.#breaker.failed();
    return ['late', UNAVAILABLE];
  }

  #breakerChanged(state: BreakerState) {
    const { name, log, process } = this.#supervisor;
    if (state === 'closed') log.info(`${name} renders again`);
    if (state !== 'open') return;
    const seconds = this.#settings.breakerResetMs / 1000;
    log.error(`${name} keeps failing. Its pages are unavailable for ${seconds} s, until the next try`);
    // A fresh process drops any state that caused the failures.
    process?.end(`it failed repeatedly: ${this.#supervisor.health().lastFailure?.reason}`);
  }
}

async function load(process: RenderProcess, modules: readonly string[]): Promise<void> {
  const response = await process.request({ kind: 'load', modules }, LOAD_LIMIT_MS);
  if (response.kind !== 'done') throw new RemoteError('LOAD_FAILED', firstLine(failureReason(response)));
}

function clip(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH);
}

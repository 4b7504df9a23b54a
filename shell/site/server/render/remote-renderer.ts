import { setTimeout as sleep } from 'node:timers/promises';
import { describeRequest, failSpan, traced, traceHeaders } from '@site/http-server/tracing';
import { type BreakerState, CircuitBreaker } from './circuit-breaker.ts';
import { type FailingPage, FailingPages } from './failing-pages.ts';
import { type ProcessState, ProcessSupervisor } from './process-supervisor.ts';
import type { RenderedBy, RenderResult } from './render-events.ts';
import { type PartData, parsePart } from './part-data.ts';
import type { PageParts, PartRequest, RemotePageRequest, RenderResponse } from './render-messages.ts';
import type { RenderProcess } from './render-process.ts';
import { RenderProcessError } from './pending-requests.ts';
import { firstLine, proveRenderProcess, type RenderedRelease, type UsedPages } from './prove-render-process.ts';
import { RemoteError } from './remote-error.ts';
import { rendererLog, type RenderSettings } from './render-settings.ts';
import { RequestSlots } from './request-slots.ts';

export type RemoteResponse =
  | { kind: 'page'; page: PageParts }
  | { kind: 'redirect'; to: string }
  /** The page failed; the reason has been logged. */
  | { kind: 'away' };

export type PartResponse<Name extends keyof PartData> =
  | { ok: true; data: PartData[Name] }
  | { ok: false; code: (RemoteError | RenderProcessError)['code']; reason: string };

export interface RendererHealth {
  state: ProcessState;
  pid?: number;
  restarts: number;
  keepsEnding?: boolean;
  breaker: BreakerState;
  lastFailure?: { at: string; reason: string };
  /** Pages that fail while the process works, latest last. */
  failingPages?: readonly FailingPage[];
}

const BREAKER_WINDOW_MS = 30_000;
/** How long a new composition waits for a restarting process. */
const RESTART_PATIENCE_MS = 10_000;

/** Renders one release in a dedicated process. `render` never rejects or hangs. */
export class RemoteRenderer {
  readonly release: RenderedRelease;
  readonly #settings: RenderSettings;
  readonly #supervisor: ProcessSupervisor;
  readonly #breaker: CircuitBreaker;
  readonly #slots = new RequestSlots();
  readonly #log: RenderSettings['log'];
  #pages: UsedPages;
  readonly #failingPages = new FailingPages();
  #lastFailure: RendererHealth['lastFailure'];
  #endCause: string | undefined;

  constructor(release: RenderedRelease, pages: UsedPages, settings: RenderSettings) {
    const { name, version, digest, source } = release;
    const { bundle, limits, apiUrl, observe, priority, spawn } = settings;
    this.release = release;
    this.#pages = pages;
    this.#settings = settings;
    this.#log = rendererLog(settings.log, { remote: name, version, digest });
    this.#supervisor = new ProcessSupervisor({
      process: {
        bundle,
        memoryMb: limits.memoryMb,
        priority,
        spawn,
        onLine: (line) => this.#log.warn(`Output of ${name}: ${line}`),
      },
      setup: { apiUrl, apiTimeLimitMs: limits.apiMs, remote: { name, source } },
      prepare: (process) => proveRenderProcess(process, this.#pages),
      onStart: (pid, ended) => {
        this.#log.info({ pid }, `${name} ${version} renders in process ${pid}`);
        observe?.({ ...this.#by, kind: 'process', change: 'started' });
        void ended.then(() => observe?.({ ...this.#by, kind: 'process', change: 'ended' }));
      },
      onEnd: (reason, waitMs) => {
        this.#fail(
          `The render process of ${name} ${version} has ended: ${reason}. Starting another ${waitMs === 0 ? 'now' : `in ${waitMs / 1000} s`}.`,
          this.#endCause ?? reason,
        );
        this.#endCause = undefined;
        this.#breaker.failed();
        observe?.({ ...this.#by, kind: 'process', change: 'replaced' });
      },
    });
    this.#breaker = new CircuitBreaker({
      failures: limits.breakerFailures,
      windowMs: BREAKER_WINDOW_MS,
      resetMs: limits.breakerResetMs,
      onChange: (state) => this.#breakerChanged(state),
    });
  }

  start(): Promise<void> {
    return this.#supervisor.start();
  }

  async use(pages: UsedPages): Promise<void> {
    if (JSON.stringify(pages) === JSON.stringify(this.#pages)) return;
    await proveRenderProcess(askable(await this.#supervisor.processWithin(RESTART_PATIENCE_MS)), pages);
    this.#pages = pages;
  }

  async render(page: RemotePageRequest): Promise<RemoteResponse> {
    const { isApiHanging } = this.#settings;
    const { name, version } = this.release;
    const started = performance.now();
    describeRequest({ 'site.page_cache': 'miss' });
    const [result, response] = await traced(
      { name: `render ${page.route.pattern}`, attributes: { 'site.remote': name, 'site.release': version } },
      async (span) => {
        const answer = await this.#ask({
          ...page,
          trace: traceHeaders(),
          ...(isApiHanging?.() && { isApiHanging: true }),
        });
        if (answer[1].kind === 'away') failSpan(span, answer[0]);
        return answer;
      },
    );
    this.#settings.observe?.({ ...this.#by, kind: 'render', result, seconds: (performance.now() - started) / 1000 });
    return response;
  }

  /** Does not count in the breaker or metrics. Rejects on timeout. */
  async check(page: RemotePageRequest, timeLimitMs: number): Promise<RenderResponse> {
    return askable(this.#supervisor.process).request({ kind: 'remote-page', page }, timeLimitMs);
  }

  /** A failed part is logged but does not fail pages or count in the breaker. */
  async part<Name extends keyof PartData>(
    request: PartRequest & { name: Name },
    timeLimitMs: number,
  ): Promise<PartResponse<Name>> {
    const { name } = request;
    try {
      const response = await askable(this.#supervisor.process).request({ kind: 'part', part: request }, timeLimitMs);
      if (response.kind !== 'part')
        throw new RemoteError(
          'PART_FAILED',
          response.kind === 'failed' ? response.reason : 'it sent another kind of response',
        );
      return { ok: true, data: parsePart(name, response.data) };
    } catch (error) {
      const { code, message } = error as RemoteError | RenderProcessError;
      const reason = firstLine(message);
      this.#log.error(
        { part: name, code, reason: message },
        `The part ${name} of ${this.release.name} ${this.release.version} is unavailable: ${reason}`,
      );
      return { ok: false, code, reason };
    }
  }

  health(): RendererHealth {
    const { state, process, restarts, keepsEnding } = this.#supervisor;
    const failingPages = this.#failingPages.list;
    return {
      state,
      ...(process?.pid === undefined ? {} : { pid: process.pid }),
      restarts,
      ...(keepsEnding ? { keepsEnding } : {}),
      breaker: this.#breaker.state,
      ...(this.#lastFailure ? { lastFailure: this.#lastFailure } : {}),
      ...(failingPages.length > 0 ? { failingPages } : {}),
    };
  }

  async drain(): Promise<void> {
    const end = performance.now() + this.#settings.limits.renderMs;
    while (!this.#slots.isIdle && performance.now() < end) await sleep(20);
    this.stop();
  }

  stop(): void {
    this.#supervisor.stop();
  }

  /**
   * Retries once if the process ends while rendering. More retries would let one bad page kill process after process.
   */
  async #ask(page: RemotePageRequest): Promise<[RenderResult, RemoteResponse]> {
    const first = await this.#askOnce(page);
    return first[0] === 'ended' ? this.#askOnce(page) : first;
  }

  async #askOnce(page: RemotePageRequest): Promise<[RenderResult, RemoteResponse]> {
    if (!this.#breaker.mayTry()) return ['open', AWAY];
    const { renderMs } = this.#settings.limits;
    const isGranted = await this.#slots.take(renderMs);
    const process = isGranted ? await this.#supervisor.replacementWithin(renderMs) : undefined;
    if (!isGranted || !process) {
      this.#breaker.skipped();
      if (isGranted) this.#slots.release();
      return [isGranted ? 'down' : 'busy', AWAY];
    }
    try {
      return this.#judge(await process.request({ kind: 'remote-page', page }, renderMs), page);
    } catch (error) {
      return this.#judgeError(error as Error, page);
    } finally {
      this.#slots.release();
    }
  }

  get #by(): RenderedBy {
    const { name, version, digest } = this.release;
    return { remote: name, version, digest };
  }

  /** Any response shows that the process works. A throwing page fails alone. */
  #judge(response: RenderResponse, { path, search, route }: RemotePageRequest): [RenderResult, RemoteResponse] {
    this.#breaker.succeeded();
    if (response.kind === 'page' || response.kind === 'redirect') {
      this.#failingPages.rendered(path);
      return [response.kind, response];
    }
    const reason = response.kind === 'failed' ? response.reason : 'it sent another kind of response';
    this.#failingPages.failed({ route: route.pattern, path, search }, firstLine(reason));
    this.#fail(`${this.release.name} ${this.release.version} could not render ${path}`, reason);
    return ['failed', AWAY];
  }

  #judgeError(error: Error, { path }: RemotePageRequest): [RenderResult, RemoteResponse] {
    // A process's end counts as one failure, regardless of how many pages it was rendering.
    if (error instanceof RenderProcessError && error.code === 'ENDED') {
      this.#breaker.skipped();
      return ['ended', AWAY];
    }
    this.#fail(
      `${this.release.name} ${this.release.version} could not render ${path}: ${error.message}`,
      error.message,
    );
    this.#breaker.failed();
    return ['late', AWAY];
  }

  #breakerChanged(state: BreakerState) {
    const { name, version } = this.release;
    this.#settings.observe?.({ ...this.#by, kind: 'breaker', state });
    if (state === 'closed') this.#log.info(`${name} ${version} renders again`);
    if (state !== 'open') return;
    this.#log.error(
      `${name} ${version} keeps failing. Its pages are unavailable for ${this.#settings.limits.breakerResetMs / 1000} s, until the next try`,
    );
    // A fresh process drops any state that caused the failures.
    const { process } = this.#supervisor;
    if (!process) return;
    this.#endCause = this.#lastFailure?.reason;
    process.end('it kept failing');
  }

  #fail(sentence: string, reason: string) {
    this.#log.error({ reason }, sentence);
    this.#lastFailure = { at: new Date().toISOString(), reason: firstLine(reason) };
  }
}

const AWAY: RemoteResponse = { kind: 'away' };

function askable(process: RenderProcess | undefined): RenderProcess {
  if (!process) throw new RemoteError('RESTARTING', 'its process is restarting');
  return process;
}

import { describeRequest, failSpan, traced } from '@site/http-server/tracing';
import { ProcessSupervisor } from './process-supervisor.ts';
import type { FramePageRequest, PageParts, RenderResponse } from './render-messages.ts';
import type { RendererHealth } from './remote-renderer.ts';
import { rendererLog, type RenderSettings } from './render-settings.ts';

const TIME_LIMIT_MS = 2000;

/** The shell's own pages render in a process without remote code, so they survive the failure of every remote. */
export class FrameRenderer {
  readonly #settings: RenderSettings;
  #supervisor: ProcessSupervisor;
  #lastFailure: RendererHealth['lastFailure'];

  constructor(settings: RenderSettings) {
    this.#settings = settings;
    this.#supervisor = this.#supervise();
  }

  start(): Promise<void> {
    return this.#supervisor.startAndKeep();
  }

  /** Starts a new process with the current program. Never rejects. */
  async renew(): Promise<void> {
    const next = this.#supervise();
    await next.startAndKeep();
    const former = this.#supervisor;
    if (former.state === 'stopped') return next.stop();
    this.#supervisor = next;
    former.stop();
  }

  /** Undefined while the process is unavailable. */
  async render(page: FramePageRequest): Promise<PageParts | undefined> {
    describeRequest({ 'site.page_cache': 'miss' });
    return traced({ name: `render frame ${page.says}`, attributes: { 'site.remote': 'frame' } }, async (span) => {
      const response = (await this.#ask(page)) ?? (await this.#ask(page));
      if (response?.kind === 'page') return response.page;
      failSpan(span, 'away');
      return undefined;
    });
  }

  health(): Omit<RendererHealth, 'breaker'> {
    const { state, process, restarts } = this.#supervisor;
    return {
      state,
      ...(process?.pid === undefined ? {} : { pid: process.pid }),
      restarts,
      ...(this.#lastFailure ? { lastFailure: this.#lastFailure } : {}),
    };
  }

  stop(): void {
    this.#supervisor.stop();
  }

  async #ask(page: FramePageRequest): Promise<RenderResponse | undefined> {
    const process = await this.#supervisor.replacementWithin(TIME_LIMIT_MS);
    return process?.request({ kind: 'frame-page', page }, TIME_LIMIT_MS).catch(() => undefined);
  }

  #supervise(): ProcessSupervisor {
    const { bundle, limits, apiUrl, log: parent, observe, spawn } = this.#settings;
    const log = rendererLog(parent, { remote: 'frame' });
    return new ProcessSupervisor({
      process: { bundle, memoryMb: limits.memoryMb, spawn, onLine: (line) => log.warn(`Output of the frame: ${line}`) },
      setup: { apiUrl, apiTimeLimitMs: limits.apiMs },
      prepare: async () => {},
      onStart: (pid, ended) => {
        log.info({ pid }, `The site's frame renders in process ${pid}`);
        observe?.({ kind: 'process', remote: 'frame', change: 'started' });
        void ended.then(() => observe?.({ kind: 'process', remote: 'frame', change: 'ended' }));
      },
      onEnd: (reason, waitMs) => {
        log.error(
          `The render process of the site's frame has ended: ${reason}. Starting another ${waitMs === 0 ? 'now' : `in ${waitMs / 1000} s`}.`,
        );
        this.#lastFailure = { at: new Date().toISOString(), reason };
        observe?.({ kind: 'process', remote: 'frame', change: 'replaced' });
      },
    });
  }
}

import { type ProcessHealth, ProcessSupervisor } from './process-supervisor.ts';
import type { FramePageRequest, PageParts, RenderResponse } from './render-messages.ts';
import type { RenderSettings } from './render-settings.ts';

const TIME_LIMIT_MS = 2000;

/** The shell's own pages render in a process without remote code, so they survive the failure of every remote. */
export class FrameRenderer {
  readonly #settings: RenderSettings;
  #supervisor: ProcessSupervisor;

  constructor(settings: RenderSettings) {
    this.#settings = settings;
    this.#supervisor = this.#supervise();
  }

  start(): Promise<void> {
    return this.#supervisor.startAndKeep();
  }

  /** In development, starts a new process with the current program. Never rejects. */
  renew(): Promise<void> {
    this.stop();
    this.#supervisor = this.#supervise();
    return this.start();
  }

  /** Undefined while the process is unavailable. */
  async render(page: FramePageRequest): Promise<PageParts | undefined> {
    const response = (await this.#ask(page)) ?? (await this.#ask(page));
    return response?.kind === 'page' ? response.page : undefined;
  }

  health(): ProcessHealth {
    return this.#supervisor.health();
  }

  stop(): void {
    this.#supervisor.stop();
  }

  #ask(page: FramePageRequest): Promise<RenderResponse | undefined> {
    return this.#supervisor.request({ kind: 'frame-page', page }, TIME_LIMIT_MS).catch(() => undefined);
  }

  #supervise(): ProcessSupervisor {
    return new ProcessSupervisor({ by: { remote: 'frame' }, settings: this.#settings });
  }
}

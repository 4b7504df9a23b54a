import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestTarget } from '../http/request-target.ts';
import type { RequestWatcher } from '../http/request-watcher.ts';
import type { PageBanner } from '../render/document/page-banner.ts';
import type { SiteHealth } from '../site/site-health.ts';
import type { BrowserFailure } from '../site/browser-failures.ts';
import type { ProblemFinding } from '../site/site-problems.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import type { Feature, FeatureSummary, ServedPage, RevisionChoice } from './feature.ts';

/** The enabled features, as one. The wiring fills it before the server listens. */
export class FeatureSet {
  readonly #features: Feature[] = [];

  add(feature: Feature): void {
    this.#features.push(feature);
  }

  get cookies(): readonly string[] {
    return this.#features.flatMap(({ cookies = [] }) => cookies);
  }

  get forms(): readonly string[] {
    return this.#features.flatMap(({ forms = [] }) => forms);
  }

  get isDivided(): boolean {
    return this.#features.some(({ isDivided }) => isDivided);
  }

  get drawsScales(): boolean {
    return this.#features.some(({ drawsScales }) => drawsScales);
  }

  get revisions(): readonly SiteRevision[] {
    return this.#features.flatMap(({ revisions }) => revisions?.all ?? []);
  }

  get servingRevisions(): readonly SiteRevision[] {
    return this.#features.flatMap(({ revisions }) => revisions?.serving ?? []);
  }

  get requestWatchers(): readonly RequestWatcher[] {
    return this.#features.flatMap(({ requestWatcher }) => requestWatcher ?? []);
  }

  async register(server: FastifyInstance): Promise<void> {
    for (const feature of this.#features) await feature.register?.(server);
  }

  chooseRevision(request: FastifyRequest): RevisionChoice | undefined {
    for (const feature of this.#features) {
      const choice = feature.chooseRevision?.(request);
      if (choice) return choice;
    }
    return undefined;
  }

  beforePage(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): boolean {
    return this.#features.some((feature) => feature.beforePage?.(request, reply, target));
  }

  bannerOf(request: FastifyRequest, revision: SiteRevision): PageBanner | undefined {
    for (const feature of this.#features) {
      const banner = feature.bannerOf?.(request, revision);
      if (banner) return banner;
    }
    return undefined;
  }

  afterPage(request: FastifyRequest, reply: FastifyReply, view: ServedPage): void {
    for (const feature of this.#features) feature.afterPage?.(request, reply, view);
  }

  sharedPageHeaders(revision: SiteRevision, path: string): Record<string, string> {
    return this.#merge((feature) => feature.sharedPageHeaders?.(revision, path));
  }

  onLive(current: SiteRevision | undefined): void {
    for (const feature of this.#features) feature.onLive?.(current);
  }

  onPagesOutdated(): void {
    for (const feature of this.#features) feature.onPagesOutdated?.();
  }

  onBrowserFailure(report: BrowserFailure, request: FastifyRequest): void {
    for (const feature of this.#features) feature.onBrowserFailure?.(report, request);
  }

  health(): Partial<SiteHealth> {
    return this.#merge((feature) => feature.health?.());
  }

  problems(): ProblemFinding[] {
    return this.#features.flatMap((feature) => feature.problems?.() ?? []);
  }

  summaries(): FeatureSummary[] {
    return this.#features.flatMap((feature) => feature.summary?.() ?? []);
  }

  close(): void {
    for (const feature of this.#features) feature.close?.();
  }

  #merge<T extends object>(read: (feature: Feature) => T | undefined): T {
    return Object.assign({}, ...this.#features.map(read)) as T;
  }
}

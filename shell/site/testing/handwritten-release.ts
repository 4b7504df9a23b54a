import { Script } from 'node:vm';
import type { PageParts, RenderRequest, RenderResponse } from '../server/render/render-messages.ts';
import type { Answer } from './fake-processes.ts';

interface HandwrittenEntry {
  init: () => unknown;
  get: (module: string) => Promise<() => Record<string, unknown>>;
}

interface HandwrittenPage {
  load: (context: { path: string }) => Promise<{ kind: string; to?: string; data?: unknown; head?: PageParts['head'] }>;
}

const NOT_FOUND = { title: 'Not found', description: 'Not found', canonical: '/' };

/** Renders a handwritten Node build, without React, and the frame's links. */
export function answerAsRelease(): Answer {
  let source = '';
  let entry: Promise<HandwrittenEntry> | undefined;
  const exposed = async (module: string) => (await (await (entry ??= evaluate(source))).get(module))();

  const respond = async (request: RenderRequest): Promise<RenderResponse> => {
    switch (request.kind) {
      case 'setup':
        source = request.remote?.source ?? '';
        return { kind: 'done' };
      case 'load':
        for (const module of request.modules) await exposed(module);
        return { kind: 'done' };
      case 'remote-page':
        return renderPage((await exposed(request.page.route.module))['page'] as HandwrittenPage, request.page.path);
      case 'frame-page':
        return pageOf({ status: 404, head: NOT_FOUND, body: JSON.stringify(request.page.navigation) });
      case 'part': {
        const data = (await exposed(request.part.module))[request.part.name];
        return { kind: 'part', data: typeof data === 'function' ? await (data as () => unknown)() : data };
      }
      case 'ping':
        return { kind: 'done' };
    }
  };
  return (request) => respond(request).catch((error) => ({ kind: 'failed', reason: String((error as Error).stack) }));
}

async function evaluate(source: string): Promise<HandwrittenEntry> {
  const module = { exports: {} as HandwrittenEntry };
  (new Script(`(function (module) {${source}\n})`).runInThisContext() as (at: typeof module) => void)(module);
  await module.exports.init();
  return module.exports;
}

async function renderPage({ load }: HandwrittenPage, path: string): Promise<RenderResponse> {
  const { kind, to = '', data, head = NOT_FOUND } = await load({ path });
  if (kind === 'redirect') return { kind, to };
  if (kind === 'not-found') return pageOf({ status: 404, head, loaded: { kind } });
  return pageOf({ status: 200, head, body: `<h1>${head.title}</h1>`, loaded: { kind: 'page', data } });
}

function pageOf(parts: Pick<PageParts, 'status' | 'head'> & Partial<PageParts>): RenderResponse {
  return { kind: 'page', page: { body: '', styles: '', keep: true, ...parts } };
}

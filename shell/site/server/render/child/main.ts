/** Render process entry. Runs under Node's permission model. */
import { createApiClient } from '@site/api-contract';
import { COMPOSITION_HEADER } from '../../../app/remotes/composition-header.ts';
import { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import type { RenderResponse, RenderRequest, RenderSetup } from '../render-messages.ts';
import { renderFramePage } from './frame-pages.tsx';
import { dropPrivileges } from './drop-privileges.ts';
import { nodeEntryPlugin } from './load-entry.ts';
import { answerRequests, describeError, endProcess } from './message-channel.ts';
import { readPart, renderRemotePage } from './remote-pages.ts';

const DONE: RenderResponse = { kind: 'done' };

interface ApiCalls {
  composition?: string | undefined;
  trace?: Readonly<Record<string, string>> | undefined;
  isApiHanging?: boolean | undefined;
}

let api: (calls?: ApiCalls) => ReturnType<typeof createApiClient>;
let remotes: RemoteModules;

// Terminals and service managers signal the whole process group. The server stops this process after the last page.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.on('uncaughtException', (error) => endProcess(describeError(error)));

answerRequests(respond);

async function respond(request: RenderRequest): Promise<RenderResponse> {
  switch (request.kind) {
    case 'setup':
      return setUp(request);
    case 'load':
      for (const module of request.modules) await remotes.load(remoteName, module);
      return DONE;
    case 'remote-page':
      return renderRemotePage(request.page, remotes, api(request.page));
    case 'frame-page':
      return renderFramePage(request.page, remotes, api());
    case 'part':
      return readPart(request.part, remoteName, remotes, api());
    case 'ping':
      return DONE;
  }
}

let remoteName = '';

function setUp({ apiUrl, apiTimeLimitMs, remote }: RenderSetup): RenderResponse {
  const { fetch } = globalThis;
  // One time limit for all calls of a page, so sequential calls also finish in time.
  api = ({ composition, trace = {}, isApiHanging = false } = {}) => {
    const signal = AbortSignal.timeout(apiTimeLimitMs);
    return createApiClient({
      baseUrl: apiUrl,
      fetch: (url, init) =>
        isApiHanging ? Promise.reject(new TypeError('The API does not respond')) : fetch(url, { ...init, signal }),
      headers: {
        // Compressing a few kilobytes takes longer than sending them to a nearby API.
        'accept-encoding': 'identity',
        ...trace,
        ...(composition !== undefined && { [COMPOSITION_HEADER]: composition }),
      },
    });
  };
  remoteName = remote?.name ?? '';
  const entry = { base: '', entry: 'node/entry.js', global: remoteName, files: {} };
  remotes = new RemoteModules(
    { remotes: remote ? { [remote.name]: entry } : {}, parts: {} },
    { plugins: [nodeEntryPlugin(remote)] },
  );
  dropPrivileges();
  return DONE;
}

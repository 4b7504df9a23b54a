/** Render process entry. Runs under Node's permission model. */
import { createApiClient } from '@site/api-contract';
import { COMPOSITION_HEADER } from '../../../app/remotes/browser-composition.ts';
import { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import type { RenderRequest, RenderResponse, RenderSetup } from '../render-messages.ts';
import { renderFramePage } from './frame-pages.tsx';
import { dropPrivileges } from './drop-privileges.ts';
import { readPart, renderRemotePage } from './remote-page.tsx';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { Script } from 'node:vm';
import { RemoteModuleError } from '../../../app/remotes/remote-module-error.ts';
import { Socket } from 'node:net';
import { readBoundedLines } from '../process-output.ts';

const DONE: RenderResponse = { kind: 'done' };
/** See `process-command.ts`. */
const PIPE = 3;

// Saved, because a remote may replace them.
const { parse, stringify } = JSON;
const exit = process.exit.bind(process);
const writeError = process.stderr.write.bind(process.stderr);
const MAX_REASON_LENGTH = 4000;

interface ApiCalls {
  composition?: string | undefined;
  isApiHanging?: boolean | undefined;
}

let api: (calls?: ApiCalls) => ReturnType<typeof createApiClient>;
let remotes: RemoteModules;
let remoteName = '';

// Terminals and service managers signal the whole process group. The server stops this process after the last page.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.on('uncaughtException', (error) => endProcess(describeError(error)));

answerRequests();

/** Sends responses as lines of JSON, in order of completion. Exits when the server closes the pipe. */
function answerRequests() {
  const pipe = new Socket({ fd: PIPE, readable: true, writable: true });
  const onLine = (line: string) => {
    const { id, request } = parse(line) as { id: number; request: RenderRequest };
    const send = (response: RenderResponse) => pipe.write(`${stringify({ id, ...response })}\n`);
    respond(request).then(send, (error: unknown) => send({ kind: 'failed', reason: describeError(error) }));
  };
  // The server is trusted, and a remote's code may have several megabytes.
  readBoundedLines(pipe, { maxBytes: Infinity, onLine, onTooLong: () => {} });
  pipe.on('error', () => exit(1));
  pipe.on('end', () => exit(0));
}

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

function setUp({ apiUrl, apiTimeLimitMs, remote }: RenderSetup): RenderResponse {
  const { fetch } = globalThis;
  // One time limit for all calls of a page, so sequential calls also finish in time.
  api = ({ composition, isApiHanging = false } = {}) => {
    const signal = AbortSignal.timeout(apiTimeLimitMs);
    return createApiClient({
      baseUrl: apiUrl,
      fetch: (url, init) =>
        isApiHanging ? Promise.reject(new TypeError('The API does not respond')) : fetch(url, { ...init, signal }),
      headers: {
        // Compressing a few kilobytes takes longer than sending them to a nearby API.
        'accept-encoding': 'identity',
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

/** The server fetched and verified the Node build. */
function nodeEntryPlugin(remote: RenderSetup['remote']): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entry',
    loadEntry: async ({ remoteInfo: { name } }) => {
      if (remote?.name !== name)
        throw new RemoteModuleError('REMOTE_MISSING', `The Node build of ${name} is not in this process`);
      return evaluateCommonJs(remote.source, `${name}/node/entry.js`) as never;
    },
  };
}

function evaluateCommonJs(source: string, filename: string): unknown {
  const wrapped = new Script(`(function (module, exports, require) {${source}\n})`, { filename });
  const module = { exports: {} as unknown };
  const evaluate = wrapped.runInThisContext() as (module: object, exports: unknown, require: unknown) => void;
  evaluate(module, module.exports, refuseToRequire);
  return module.exports;
}

/** A Node build must be one self-contained file. */
function refuseToRequire(name: string): never {
  throw new RemoteModuleError(
    'REQUIRE_FORBIDDEN',
    `A remote cannot load the module "${name}": its Node build must be one file that does not use Node's own modules`,
  );
}

/** A thrown value may have getters that throw. */
function describeError(error: unknown): string {
  try {
    const text = error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${String(error)}`;
    return String(text).slice(0, MAX_REASON_LENGTH);
  } catch {
    return 'The thrown value cannot be described';
  }
}

/** The server reads the last output as the reason. */
function endProcess(reason: string): never {
  writeError(`${reason}\n`);
  return exit(1);
}

/** Entry of a render worker: checks the remotes of its revision, then renders what it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { RemoteModules } from '../../app/remotes/remote-modules.ts';
import { checkRemotes } from './check-remotes.ts';
import type { FromWorker, RenderWorkerData, ToWorker } from './render-messages.ts';
import { createPageRenderer } from './render-page.tsx';

const data = workerData as RenderWorkerData;
const remotes = new RemoteModules(data.composition);
const renderPage = createPageRenderer(data, remotes);
const send = (message: FromWorker) => parentPort?.postMessage(message);

send({ kind: 'started', failures: await checkRemotes(data.composition, remotes, renderPage) });

parentPort?.on('message', ({ id, request, measurement }: ToWorker) => {
  renderPage(request, measurement).then(
    (page) => send({ kind: 'rendered', id, page }),
    (error: unknown) => send({ kind: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

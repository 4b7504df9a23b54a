import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteFailures } from '../failures/remote-failures.ts';

const MANIFEST = 'mf-manifest.json';

/** Loads remotes through manifests, which the Module Federation DevTools can show and replace. */
export function loadByManifests(composition: BrowserComposition): BrowserComposition {
  const remotes = Object.entries(composition.remotes).map(([name, remote]) => [name, { ...remote, entry: MANIFEST }]);
  return { ...composition, remotes: Object.fromEntries(remotes) as BrowserComposition['remotes'] };
}

/** Calls back after each rebuild. The development servers' clients announce it with a window message. */
export function onHotUpdate(listener: () => void): void {
  window.addEventListener('message', ({ source, data }) => {
    if (source === window && typeof data === 'string' && data.startsWith('webpackHotUpdate')) listener();
  });
}

interface Health {
  problems: readonly { code: string; message: string }[];
}

/** After an edit, several servers may announce a build shortly after each other. */
const QUIET_MS = 300;

/** Also shows failures in the overlay of the development server, which listens to uncaught errors. */
export function showFailures(failures: RemoteFailures): RemoteFailures {
  return {
    ...failures,
    reportFailure: (failure) => {
      failures.reportFailure(failure);
      // For a missing remote, `showServerFailures` shows the reason.
      if ((failure.error as { code?: string } | null)?.code !== 'REMOTE_MISSING') reportError(failure.error);
    },
    reportRecovered: (error) => {
      failures.reportRecovered(error);
      reportError(error);
    },
  };
}

/** Shows failures after a delay, because every successful build closes the overlay, even when a page opens. */
export function showServerFailures(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('message', ({ source, data }: MessageEvent<{ type?: string } | null>) => {
    if (source !== window || data?.type !== 'webpackOk') return;
    clearTimeout(timer);
    timer = setTimeout(() => void showNow().catch(() => {}), QUIET_MS); // The request fails if the visitor leaves the page.
  });
}

/** Shows why the server cannot render a remote or this page. */
async function showNow(): Promise<void> {
  const response = await fetch('/health/ready');
  const { problems } = (await response.json()) as Health;
  const isShown = ({ code, message }: Health['problems'][number]) =>
    code === 'REMOTE_UNAVAILABLE' || (code === 'PAGE_FAILS' && message.startsWith(`${location.pathname} `));
  for (const { message } of problems.filter(isShown)) reportError(new Error(message));
}

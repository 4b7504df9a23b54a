import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteFailure } from '../../app/remotes/remote-module-error.ts';
import { createListeners } from '../listeners.ts';

export interface RemoteFailures {
  reportFailure: (failure: RemoteFailure) => void;
  onRemoteError: (listener: (failure: RemoteFailure) => void) => () => void;
  /** Reports an error that React recovered from. The page still works, so visitors see nothing. */
  reportRecovered: (error: unknown) => void;
}

/** Few visitors need the code that inspects errors, so it loads with the first error. */
export function watchRemoteFailures(composition: BrowserComposition): RemoteFailures {
  const ofThisPage = createListeners<RemoteFailure>();

  const report = async (failure: RemoteFailure) => {
    const { sendReport } = await import('./failure-report.ts');
    sendReport(failure, composition);
  };
  const find = async (error: unknown, file?: string): Promise<RemoteFailure | undefined> => {
    const { getRemote } = await import('./failure-report.ts');
    const remote = getRemote(error, file, composition);
    return remote === undefined ? undefined : { remote, kind: 'event', error };
  };
  const take = async (event: Event, error: unknown, file?: string) => {
    const shown = location.pathname;
    const failure = await find(error, file);
    if (!failure || event.defaultPrevented) return;
    if (shown === location.pathname) ofThisPage.tell(failure);
    await report(failure);
  };
  // Offline, neither the import nor the report succeeds.
  const quietly = (work: Promise<void>) => void work.catch(() => {});

  addEventListener('error', (event) => quietly(take(event, event.error ?? event.message, event.filename)));
  addEventListener('unhandledrejection', (event) => quietly(take(event, event.reason)));
  return {
    reportFailure: (failure) => quietly(report(failure)),
    reportRecovered: (error) =>
      quietly(find(error).then((failure) => failure && report({ ...failure, kind: 'render' }))),
    onRemoteError: ofThisPage.on,
  };
}

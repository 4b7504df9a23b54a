import type { AppServices } from '../../app/app-services.tsx';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteFailure } from '../../app/remotes/remote-failure.ts';

type RemoteFailures = Required<Pick<AppServices, 'reportFailure' | 'onRemoteError'>>;

/** Learns of what remotes do wrong, and tells the operator. What looks into an error is loaded with the first one: few visitors need it. */
export function watchRemoteFailures(composition: BrowserComposition): RemoteFailures {
  const listeners = new Set<(failure: RemoteFailure) => void>();

  const report = async (failure: RemoteFailure) => {
    const { sendReport } = await import('./failure-report.ts');
    sendReport(failure, composition);
  };
  const find = async (error: unknown, file?: string) => {
    const shown = location.href;
    const { remoteOf } = await import('./failure-report.ts');
    const remote = remoteOf(error, file, composition);
    if (remote === undefined) return;
    const failure: RemoteFailure = { remote, kind: 'event', error };
    if (shown === location.href) for (const listener of listeners) listener(failure);
    await report(failure);
  };
  // Without a network its code does not come, and a report could not leave.
  const quietly = (work: Promise<void>) => void work.catch(() => {});

  addEventListener('error', ({ error, message, filename, defaultPrevented }) => defaultPrevented || quietly(find(error ?? message, filename)));
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => defaultPrevented || quietly(find(reason)));
  return {
    reportFailure: (failure) => quietly(report(failure)),
    onRemoteError: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

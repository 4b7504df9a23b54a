import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useRouteContext } from './route-context.tsx';

/** A section of a page whose content depends on the path alone. `load` is awaited in the route's `prefetch` on the server. */
export interface ServerSection<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  load: () => Promise<void>;
}

/**
 * Makes a section that a first view takes from the server as it is: neither its code nor its data goes to the browser, and there is
 * nothing to hydrate. On later navigations it is loaded and rendered there like any other. Links in it are followed by the shell.
 * @param name unique within its page
 */
export function serverSection<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ServerSection<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let Lazy = lazyAnew();

  /** React keeps what a lazy component was rejected with for good: a page that is tried again needs another. */
  function lazyAnew() {
    return lazy(() =>
      load().then(
        (section) => ({ default: section }),
        (error: unknown) => {
          Lazy = lazyAnew();
          throw error;
        },
      ),
    );
  }

  function Section({ fallback, ...rest }: Props & { fallback?: ReactNode }) {
    const props = rest as unknown as Props;
    const sent = useRouteContext().sentSections?.get(name);
    // The very markup that the server sent: React leaves the elements as they stand.
    // eslint-disable-next-line no-restricted-syntax -- the server's own markup, unchanged
    if (sent !== undefined) return <div data-section={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent }} />;
    return <div data-section={name}>{Loaded ? <Loaded {...props} /> : <Suspense fallback={fallback}><Lazy {...props} /></Suspense>}</div>;
  }
  return Object.assign(Section, {
    load: async () => {
      Loaded ??= await load();
    },
  });
}

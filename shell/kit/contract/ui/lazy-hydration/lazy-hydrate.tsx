import {
  type ComponentType,
  type MemoExoticComponent,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../actions/button.tsx';
import { waitForFirstInteraction } from '../../route/deferred.tsx';
import { withSecondAttempt } from '../../route/load-cache.ts';
import { usePageServices } from '../../route/page-services.tsx';

export type LazyPart<Props extends object> = MemoExoticComponent<(props: Props) => ReactNode> & {
  /** Call this in a page's `load` so that the code is available when the page renders. */
  load: () => Promise<void>;
};

/**
 * A lazily hydrated part. Until the first interaction, the server's markup stays, and its links work. Change the props
 * only with transitions or deferred values. Otherwise the part disappears while its code loads.
 * @param load must import the component from a separate chunk
 * @param isWanted returns true if the server's markup is wrong for this visitor, so the part must load immediately
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean = () => false,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let awaited: Promise<void> | undefined;
  const loadPart = async () => void (Part ??= await withSecondAttempt(load));
  const loadWhenNeeded = async (isWantedNow: boolean) => {
    try {
      if (!isWantedNow) await waitForFirstInteraction();
      await loadPart();
    } catch (error) {
      console.warn(error);
    }
  };

  function LazyContent(props: Props) {
    const [, setAttempts] = useState(0);
    // After suspending, React needs the same promise on every render.
    if (!Part) awaited ??= loadWhenNeeded(isWanted(props));
    if (awaited) use(awaited);
    if (Part) return <Part {...props} />;
    const retry = () => {
      awaited = undefined;
      startTransition(() => setAttempts((attempts) => attempts + 1));
    };
    return (
      <p role="alert">
        This part didn’t load.{' '}
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  function LazyRegion(props: Props) {
    const region = useRef<HTMLDivElement>(null);
    // `data-dormant` marks regions whose clicks are recorded until the part is hydrated.
    return (
      <div ref={region} data-part="" data-dormant="">
        <Suspense>
          <LazyContent {...props} />
          <HydratedSignal region={region} />
        </Suspense>
      </div>
    );
  }
  // Without `memo`, a render with the same props would remove the markup.
  return Object.assign(memo(LazyRegion), { load: loadPart });
}

function HydratedSignal({ region }: { region: RefObject<HTMLDivElement | null> }) {
  const { onAwake } = usePageServices();
  useEffect(() => {
    if (!region.current) return;
    region.current.removeAttribute('data-dormant');
    onAwake?.(region.current);
  }, [region, onAwake]);
  return null;
}

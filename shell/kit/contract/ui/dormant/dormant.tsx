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
import { firstInteraction } from '../../route/first-sign.ts';
import { withSecondAttempt } from '../../route/loads.ts';
import { usePageServices } from '../../route/page-services.tsx';

export type DormantPart<Props extends object> = MemoExoticComponent<(props: Props) => ReactNode> & {
  /** Brings its code. For a page's `load`: where the page is rendered anew, on the server or after a link, the part is there with it. */
  load: () => Promise<void>;
};

/**
 * A part of a page whose code a first view does without: until the visitor's first sign it stands as the server sent it, and its links work.
 * Its props should change with deferred values or transitions alone: then it stands as it was until the code has come.
 * @param load brings the component, of a chunk of its own
 * @param isWanted whether it is to wake by itself, since the server's markup is not what belongs there for this visitor
 */
export function dormant<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean = () => false,
): DormantPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let awaited: Promise<void> | undefined;
  const come = async () => void (Part ??= await withSecondAttempt(load));

  function Sleeper(props: Props) {
    const [, setAttempts] = useState(0);
    // Once awaited, in each rendering: React wants to know what one that was put off has waited for.
    if (!Part || awaited)
      use(
        (awaited ??= (isWanted(props) ? Promise.resolve() : firstInteraction())
          .then(come)
          .catch((error: unknown) => console.warn(error))),
      );
    if (Part) return <Part {...props} />;
    const retry = () => {
      awaited = undefined;
      startTransition(() => setAttempts((attempts) => attempts + 1));
    };
    // What is around it goes on, with all that was typed there.
    return (
      <p role="alert">
        This part could not be loaded.{' '}
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  function Dormant(props: Props) {
    const region = useRef<HTMLDivElement>(null);
    // The second attribute says to whoever keeps early clicks that nobody answers them here yet.
    return (
      <div ref={region} data-part="" data-dormant="">
        <Suspense>
          <Sleeper {...props} />
          <Waking region={region} />
        </Suspense>
      </div>
    );
  }
  // Rendered anew with the same props, what stands there would give way to nothing.
  return Object.assign(memo(Dormant), { load: come });
}

function Waking({ region }: { region: RefObject<HTMLDivElement | null> }) {
  const { onAwake } = usePageServices();
  useEffect(() => {
    if (!region.current) return;
    region.current.removeAttribute('data-dormant');
    onAwake?.(region.current);
  }, [region, onAwake]);
  return null;
}

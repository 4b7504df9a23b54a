import { Component, type ContextType } from 'react';
import { Services } from '../services/app-services.tsx';
import type { RemoteFailure } from '../remotes/remote-failure.ts';
import { BrokenRoute } from './failed-routes.tsx';
import { focusMainIfLost } from '../layout/main-focus.ts';
import { NotFound } from './not-found.tsx';
import { type PageFields, readPageFields, writePageFields } from './page-fields.client.ts';
import { RemoteRoute } from './remote-route.tsx';
import type { MatchedRoute } from './match-route.ts';

export interface Visit {
  number: number;
  pathname: string;
  match: MatchedRoute | undefined;
}

interface PageBoundaryProps {
  visit: Visit;
  /** False for the previous page, which is being unmounted. */
  isShown: boolean;
}

interface PageBoundaryState {
  hasFailed: boolean;
  /** Something other than React changed the page's elements, such as browser translation. */
  isForeignChange: boolean;
  /**
   * The page was remounted automatically. Limited to once per visit, because a second failure would most likely
   * repeat.
   */
  isRemounted: boolean;
  /** Number of retries by the visitor after a failure. */
  resets: number;
}

/** An error in a remote's code breaks only its own page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static override contextType = Services;
  declare context: ContextType<typeof Services>;

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { hasFailed: true, isForeignChange: isForeignDomChange(error) };
  }

  override state: PageBoundaryState = { hasFailed: false, isForeignChange: false, isRemounted: false, resets: 0 };
  #endListening: (() => void) | undefined;
  /** Saved before the page was unmounted. */
  #fields: PageFields | undefined;

  override componentDidMount() {
    this.#endListening = this.context?.onRemoteError?.(this.#takeRemoteError);
  }

  override componentWillUnmount() {
    this.#endListening?.();
  }

  override componentDidCatch(error: unknown) {
    const remote = this.props.visit.match?.remote;
    // webpack's error for a chunk, such as a section loaded during the first render.
    const kind = error instanceof Error && error.name === 'ChunkLoadError' ? 'load' : 'render';
    if (remote !== undefined) this.context?.reportFailure?.({ remote, kind, error });
    if (!this.#isAboutToRemount()) return;
    this.setState({ hasFailed: false, isForeignChange: false, isRemounted: true });
  }

  override getSnapshotBeforeUpdate(_props: PageBoundaryProps, before: PageBoundaryState) {
    if (!before.hasFailed && this.state.hasFailed) this.#fields = readPageFields(document);
    return null;
  }

  override componentDidUpdate(_props: PageBoundaryProps, before: PageBoundaryState) {
    if (!this.props.isShown || this.#isAboutToRemount()) return;
    if (before.hasFailed === this.state.hasFailed) return;
    // Also in the server's markup, whose forms work without scripts.
    if (this.#fields) writePageFields(document, this.#fields);
    focusMainIfLost();
  }

  #isAboutToRemount(): boolean {
    const { hasFailed, isForeignChange, isRemounted } = this.state;
    return this.props.isShown && hasFailed && isForeignChange && !isRemounted;
  }

  /** An error outside rendering leaves the page mounted but in an unknown state. */
  #takeRemoteError = ({ remote }: RemoteFailure) => {
    const isOfThisPage = this.props.isShown && remote === this.props.visit.match?.remote;
    if (isOfThisPage) this.setState({ hasFailed: true });
  };

  #reset = () => {
    // The server's markup has fields, too, and the page for failures has none.
    const { values } = readPageFields(document);
    this.#fields = { values: new Map([...(this.#fields?.values ?? []), ...values]), focused: undefined };
    this.setState(({ resets }) => ({ hasFailed: false, resets: resets + 1 }));
  };

  override render() {
    const { isShown, visit } = this.props;
    // Never painted: the page is remounted in the same task.
    if (!isShown || this.#isAboutToRemount()) return null;
    if (this.state.hasFailed) return <BrokenRoute reset={this.#reset} resets={this.state.resets} />;
    return visit.match ? <RemoteRoute match={visit.match} /> : <NotFound />;
  }
}

const FOREIGN_CHANGES = ['NotFoundError', 'HierarchyRequestError'];

/**
 * Detects a failure by React to insert or remove an element, after browser translation replaced text nodes or an
 * extension moved elements.
 */
function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && FOREIGN_CHANGES.includes(error.name);
}

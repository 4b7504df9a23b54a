import { Component, type ContextType } from 'react';
import { Services } from '../app-services.tsx';
import type { FailureKind, RemoteFailure } from '../remotes/remote-failure.ts';
import { BrokenRoute } from './broken-route.tsx';
import { isForeignDomChange } from './foreign-dom-change.ts';
import { focusMainWhereLost } from '../layout/main-focus.ts';
import { NotFound } from './not-found.tsx';
import { type PageFields, readPageFields, writePageFields } from './page-fields.client.ts';
import { RemoteRoute } from './remote-route.tsx';
import type { PageStage } from './routed-page.tsx';
import type { Visit } from './route-outlet.tsx';

interface PageBoundaryProps {
  visit: Visit;
  /** Whether the page is the one that is shown, and not the one before, which is being taken down. */
  isShown: boolean;
}

interface PageBoundaryState {
  hasFailed: boolean;
  /** The page failed because something other than React changed its elements, such as the browser's translation. */
  isForeignChange: boolean;
  /** The page was mounted again by itself. It is once in a visit: what fails twice would most likely fail a third time. */
  isRemounted: boolean;
  /** How often the page was shown anew after it failed. */
  resets: number;
}

/** Holds a page: whatever a remote's code throws ends here, and costs nothing but its page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static override contextType = Services;
  declare context: ContextType<typeof Services>;

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { hasFailed: true, isForeignChange: isForeignDomChange(error) };
  }

  override state: PageBoundaryState = { hasFailed: false, isForeignChange: false, isRemounted: false, resets: 0 };
  #stage: PageStage = 'rendering';
  /** Whether the visitor has had the page for use. Then the server's markup is not what was last seen. */
  #wasInUse = false;
  #endListening: (() => void) | undefined;
  /** What was typed before the page was unmounted. */
  #fields: PageFields | undefined;

  override componentDidMount() {
    this.#endListening = this.context?.onRemoteError?.(this.#takeRemoteError);
  }

  override componentWillUnmount() {
    this.#endListening?.();
  }

  override componentDidCatch(error: unknown) {
    const remote = this.props.visit.match?.remote;
    if (remote !== undefined) this.context?.reportFailure?.({ remote, kind: this.#kindOf(error), error });
    if (!this.#isAboutToRemount()) return;
    this.#stage = 'rendering';
    this.setState({ hasFailed: false, isForeignChange: false, isRemounted: true });
  }

  override getSnapshotBeforeUpdate(_props: PageBoundaryProps, before: PageBoundaryState) {
    if (!before.hasFailed && this.#isAboutToRemount()) this.#fields = readPageFields(document);
    return null;
  }

  override componentDidUpdate(_props: PageBoundaryProps, before: PageBoundaryState) {
    if (!this.props.isShown || this.#isAboutToRemount()) return;
    if (this.state.hasFailed && !before.hasFailed) focusMainWhereLost();
    if (!this.state.isRemounted || before.isRemounted) return;
    if (this.#fields) writePageFields(document, this.#fields);
    focusMainWhereLost();
  }

  #isAboutToRemount(): boolean {
    const { hasFailed, isForeignChange, isRemounted } = this.state;
    return this.props.isShown && hasFailed && isForeignChange && !isRemounted;
  }

  #kindOf(error: unknown): FailureKind {
    // As webpack names it: a section of the page that is loaded with the first rendering of it.
    if (error instanceof Error && error.name === 'ChunkLoadError') return 'load';
    return this.#stage === 'committed' || !this.props.isShown ? 'effect' : 'render';
  }

  /** What fails outside of rendering leaves the page standing, in a state that nobody foresaw. */
  #takeRemoteError = ({ remote }: RemoteFailure) => {
    const isOfThisPage = this.props.isShown && remote === this.props.visit.match?.remote;
    if (isOfThisPage && this.#stage !== 'rendering') this.setState({ hasFailed: true });
  };

  #setStage = (stage: PageStage) => {
    this.#stage = stage;
    this.#wasInUse ||= stage === 'settled';
  };

  #reset = () => {
    this.#stage = 'rendering';
    this.setState(({ resets }) => ({ hasFailed: false, resets: resets + 1 }));
  };

  override render() {
    const { isShown, visit } = this.props;
    // Nothing of this is painted: the page is mounted again in the same task.
    if (!isShown || this.#isAboutToRemount()) return null;
    if (this.state.hasFailed)
      return <BrokenRoute kept={this.#serverMarkup()} reset={this.#reset} resets={this.state.resets} />;
    return visit.match ? <RemoteRoute match={visit.match} onStage={this.#setStage} /> : <NotFound />;
  }

  #serverMarkup(): string | undefined {
    const { serverPage } = this.context ?? {};
    return !this.#wasInUse && serverPage?.path === this.props.visit.pathname ? serverPage.html : undefined;
  }
}

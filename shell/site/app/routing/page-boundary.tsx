import { Component, type ContextType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMainIfLost } from '../layout/main-focus.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { BrowserComposition } from '../remotes/browser-composition.ts';
import type { RemoteFailure } from '../remotes/remote-module-error.ts';
import { Services, useAppServices } from '../services/app-services.tsx';
import { BrokenRoute } from './failed-routes.tsx';
import { type MatchedRoute, matchRoute } from './match-route.ts';
import { type PageFields, readPageFields, writePageFields } from './page-fields.client.ts';
import { RemoteRoute } from './routed-page.tsx';

interface Visit {
  number: number;
  pathname: string;
  match: MatchedRoute | undefined;
}

/**
 * Keeps the previous page's empty boundary for one more visit, so that errors during unmounting do not affect the new
 * page.
 */
export function RouteOutlet() {
  const { pathname } = useLocation();
  const { composition } = useAppServices();
  const [visits, setVisits] = useState<readonly Visit[]>(() => [getVisit(0, pathname, composition)]);
  const [current] = visits;
  if (current && current.pathname !== pathname)
    setVisits([getVisit(current.number + 1, pathname, composition), current]);
  return visits.map((visit, index) => <PageBoundary key={visit.number} visit={visit} isShown={index === 0} />);
}

function getVisit(number: number, pathname: string, { routes }: BrowserComposition): Visit {
  return { number, pathname, match: matchRoute(routes, pathname) };
}

interface PageBoundaryProps {
  visit: Visit;
  /** False for the previous page, which is being unmounted. */
  isShown: boolean;
}

interface PageBoundaryState {
  hasFailed: boolean;
  /** True if something other than React, such as browser translation, changed the page's elements. */
  isForeignChange: boolean;
  /** True if the page was remounted automatically. A second remount would most likely fail the same way. */
  isRemounted: boolean;
  /** Number of retries by the visitor after a failure. */
  resets: number;
}

/** An error in a remote's code breaks only its own page. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static override contextType = Services;
  declare context: ContextType<typeof Services>;

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { hasFailed: true, isForeignChange: isForeignDomChange(error) };
  }

  override state: PageBoundaryState = { hasFailed: false, isForeignChange: false, isRemounted: false, resets: 0 };
  #endListening: (() => void) | undefined;
  /** The values of the page's fields, saved before it was unmounted. */
  #fields: PageFields | undefined;

  override componentDidMount() {
    this.#endListening = this.context?.onRemoteError?.(this.#onRemoteFailure);
  }

  override componentWillUnmount() {
    this.#endListening?.();
  }

  override componentDidCatch(error: unknown) {
    const remote = this.props.visit.match?.remote;
    // webpack throws this error if a chunk does not load, such as a section's during the first render.
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
    // Also restores the server's markup, whose forms work without scripts.
    if (this.#fields) writePageFields(document, this.#fields);
    focusMainIfLost();
  }

  #isAboutToRemount(): boolean {
    const { hasFailed, isForeignChange, isRemounted } = this.state;
    return this.props.isShown && hasFailed && isForeignChange && !isRemounted;
  }

  /** An error outside rendering leaves the page mounted but in an unknown state. */
  #onRemoteFailure = ({ remote }: RemoteFailure) => {
    const isOfThisPage = this.props.isShown && remote === this.props.visit.match?.remote;
    if (isOfThisPage) this.setState({ hasFailed: true });
  };

  #reset = () => {
    // The visitor may have typed in the fields of the server's markup. The failure page has no fields.
    const { values } = readPageFields(document);
    this.#fields = { values: new Map([...(this.#fields?.values ?? []), ...values]), focused: undefined };
    this.setState(({ resets }) => ({ hasFailed: false, resets: resets + 1 }));
  };

  override render() {
    const { isShown, visit } = this.props;
    // Browsers never paint this, because the page is remounted in the same task.
    if (!isShown || this.#isAboutToRemount()) return null;
    if (this.state.hasFailed) return <BrokenRoute reset={this.#reset} resets={this.state.resets} />;
    return visit.match ? <RemoteRoute match={visit.match} /> : <NotFoundPage />;
  }
}

const FOREIGN_CHANGES = ['NotFoundError', 'HierarchyRequestError'];

/** True if React could not insert or remove an element because a translation or an extension had moved its neighbors. */
function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && FOREIGN_CHANGES.includes(error.name);
}

import { Component, type ReactNode } from 'react';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';

/** Catches errors outside pages, such as when an extension removed elements, so that the document never goes blank. */
export class SiteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <RemoteFailedPage reason="broken" retry={() => location.reload()} />
      </main>
    );
  }
}

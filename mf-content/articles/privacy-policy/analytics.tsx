import { Prose } from '@site/shell-contract';

export function Analytics() {
  return (
    <Prose>
      <p>
        To learn which pages are useful, the site can report page views to Google Analytics, a service run by another company. A report holds the
        address and title of the page, the time, the page that you came from, and technical details such as browser, screen size and an
        approximate location that the service derives from your network address. The service may set cookies (their names begin with _ga) to tell
        repeated visits apart.
      </p>
      <p>
        Analytics is <strong>off</strong> when your browser asks not to be tracked. We respect both Global Privacy Control and Do Not Track; you
        find them in the privacy settings of your browser or as an extension. With either of them on, the analytics service is not loaded at all.
      </p>
    </Prose>
  );
}

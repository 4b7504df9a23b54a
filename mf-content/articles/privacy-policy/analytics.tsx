import { Prose } from '@site/shell-contract';

export function Analytics() {
  return (
    <Prose>
      <p>
        Analytics is <strong>off</strong> unless the operator of this site has set it up with a measurement id. Without one, nothing is loaded from
        an analytics service and nothing is sent to it: your browser only asks our own server whether there is an id.
      </p>
      <p>
        Where it is set up, the site reports page views to Google Analytics, a service run by another company, so that we learn which pages are
        useful. This begins only after a page has loaded. A report holds the address and title of the page, the time, the page that you came from,
        and technical details such as browser, screen size and an approximate location that the service derives from your network address. The
        service may set cookies (their names begin with _ga) to tell repeated visits apart.
      </p>
      <p>
        It is <strong>always off</strong> when your browser asks not to be tracked. We respect both Global Privacy Control and Do Not Track; you
        find them in the privacy settings of your browser or as an extension. With either of them on, your browser does not ask for the
        id, and the analytics service is not loaded at all.
      </p>
    </Prose>
  );
}

import { Prose } from '@site/shell-contract';

export function AutomaticData() {
  return (
    <Prose>
      <p>
        To send you a page, a server has to learn what your browser tells every website: your network (IP) address, the address of the page, the
        time, and the browser’s description of itself. Our servers may note these in a log, together with whether the request succeeded and how
        long it took. We use logs to keep the site running, to find faults and to fend off abuse, and for nothing else. They are not used to
        recognize you from one visit to the next.
      </p>
      <p>
        What you type into a converter is computed on your device. A value can become part of the page’s address, so that you can bookmark or
        share the result; an address that holds a value reaches our servers when it is opened, as any other does.
      </p>
    </Prose>
  );
}

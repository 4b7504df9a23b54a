import { DataTable, Prose } from '@site/shell-contract';

const STORED = [
  ['Light or dark colors (local storage)', 'When you choose with the switch', 'Until you clear it'],
  ['Draft of a contact message (session storage)', 'While you type in the form', 'Until it is sent or the tab is closed'],
  ['Copies of the pages that you opened, and of the files and lists that they need (cache of a service worker)', 'When you open a page', 'Until newer ones take their place, or until you clear them'],
];

export function Cookies() {
  return (
    <>
      <Prose>
        <p>
          The site itself sets no cookies. It keeps a few things in your browser’s own storage. They stay on your device and are not sent to us.
        </p>
      </Prose>
      <DataTable
        caption="What the site keeps on your device"
        columns={[{ label: 'What' }, { label: 'When' }, { label: 'How long' }]}
        rows={STORED}
      />
      <Prose>
        <p>
          The copies are there for when you have no network: the pages that you visited, and the converters on them, then still open. To know
          which copies are the oldest, your browser notes the address of each and when it was last used. A private window keeps all of this only
          until it is closed.
        </p>
        <p>
          Apart from that, your browser may hold files in its general cache, as it does for every website. You can clear everything in your
          browser’s settings at any time, and the site goes on working without it. Analytics, described next, may set cookies of its own where it
          is on.
        </p>
      </Prose>
    </>
  );
}

import { DataTable, Prose } from '@site/shell-contract';

const STORED = [
  ['Light or dark colors (local storage)', 'When you choose with the switch', 'Until you clear it'],
  ['Draft of a contact message (session storage)', 'While you type in the form', 'Until it is sent or the tab is closed'],
];

export function Cookies() {
  return (
    <>
      <Prose>
        <p>
          The site itself sets no cookies. It keeps a few settings in your browser’s own storage. They stay on your device and are not sent to us.
        </p>
      </Prose>
      <DataTable
        caption="What the site keeps on your device"
        columns={[{ label: 'What' }, { label: 'When' }, { label: 'How long' }]}
        rows={STORED}
      />
      <Prose>
        <p>
          Your browser also keeps copies of pages and files, so that they open faster the next time. You can clear all of this in your browser’s
          settings at any time. The site goes on working without it. Analytics, described next, may set cookies of its own.
        </p>
      </Prose>
    </>
  );
}

import { DataTable, Link, Prose } from '@site/shell-contract';
import { ContactAddress } from '../components/contact-address.tsx';
import { SiteName } from '../components/site-name.tsx';
import type { Article } from './article.ts';

function Summary() {
  return (
    <Prose>
      <ul>
        <li>
          There are no accounts on <SiteName />. You never have to say who you are to use it.
        </li>
        <li>Conversions are computed in your browser.</li>
        <li>If you write to us, we store the message so that we can answer it.</li>
        <li>
          Analytics is off unless it was set up for this site, and stays off for you when your browser asks not to be
          tracked.
        </li>
        <li>What the site keeps on your device helps you alone, and you can delete it.</li>
        <li>We show no advertisements and sell no data.</li>
      </ul>
    </Prose>
  );
}

function AutomaticData() {
  return (
    <Prose>
      <p>
        To send you a page, a server has to learn what your browser tells every website: your network (IP) address, the
        address of the page, the time, and the browser’s description of itself. Our servers may note these in a log,
        together with whether the request succeeded and how long it took. We use logs to keep the site running, to find
        faults and to fend off abuse, and for nothing else. They are not used to recognize you from one visit to the
        next.
      </p>
      <p>
        What you type into a converter is computed on your device. A value can become part of the page’s address, so
        that you can bookmark or share the result; an address that holds a value reaches our servers when it is opened,
        as any other does.
      </p>
      <p>
        Where a part of a page fails in your browser, the page tells our server which part it was, in which version, on
        which page (its address without what you typed), what the error said and where in the code, so that we can mend
        it. The report does not say who you are.
      </p>
      <p>
        To share the API for programs fairly, our server counts in its memory how many conversions a network address
        asked for within a minute. Nothing of it is written down.
      </p>
    </Prose>
  );
}

function Messages() {
  return (
    <Prose>
      <p>
        The <Link to="/contact">contact form</Link> asks for your name, your email address, a subject and a message.
        When you send it, these four are stored in our database with the time at which they arrived, and can be passed
        on to us by email. We use them to read and answer what you wrote. We do not add you to a mailing list or hand
        your message to anyone else, except to the providers that run our servers and our email.
      </p>
      <p>
        To keep the form from being flooded, we also note from which network address a message was accepted and when.
        This note is used only to count messages and is of no use to us after a day. It is not stored with your message.
      </p>
      <p>We keep messages for as long as we need them to deal with the matter. Ask us, and we delete yours sooner.</p>
    </Prose>
  );
}

const STORED = [
  ['Light or dark colors (local storage)', 'When you choose with the switch', 'Until you clear it'],
  ['How results are written (local storage)', 'When you choose a precision', 'Until you clear it'],
  [
    'Recent conversions, at most 10, and pinned ones, at most 20 (local storage)',
    'When you convert a number or pin a conversion',
    'Until you clear them on the home page',
  ],
  [
    'Draft of a contact message (session storage)',
    'While you type in the form',
    'Until it is sent or the tab is closed',
  ],
  [
    'Copies of the pages that you opened and, unless your browser saves data, of the files and lists of which all others are made (cache of a service worker)',
    'When you open a page',
    'Until newer ones take their place, or until you clear them',
  ],
];

function Cookies() {
  return (
    <>
      <Prose>
        <p>
          The site keeps a few things in your browser’s own storage. They stay on your device and are not sent to us. It
          sets a cookie in two cases only. While a new version of some pages is tried with a part of the visitors, a
          small random number keeps you with the version that you got first; it says nothing about you, and goes when
          the trial is over. And if we send you a link to a version that is not out yet, the cookie keeps you in it
          until you leave it or the link expires.
        </p>
      </Prose>
      <DataTable
        caption="What the site keeps on your device"
        columns={[{ label: 'What' }, { label: 'When' }, { label: 'How long' }]}
        rows={STORED}
      />
      <Prose>
        <p>
          The copies are there for when you have no network: the pages that you visited then still open, and all others
          can be made on your device. To know which copies are the oldest, your browser notes the address of each and
          when it was last used. A private window keeps all of this only until it is closed.
        </p>
        <p>
          Apart from that, your browser may hold files in its general cache, as it does for every website. You can clear
          everything in your browser’s settings at any time, and the site goes on working without it. Analytics,
          described next, may set cookies of its own where it is on.
        </p>
      </Prose>
    </>
  );
}

function Analytics() {
  return (
    <Prose>
      <p>
        Analytics is <strong>off</strong> unless the operator of this site has set it up with a measurement id. Without
        one, nothing is loaded from an analytics service and nothing is sent to it: your browser only asks our own
        server whether there is an id.
      </p>
      <p>
        Where it is set up, the site reports page views to Google Analytics, a service run by another company, so that
        we learn which pages are useful. This begins only after a page has loaded. A report holds the address and title
        of the page, the time, the page that you came from, and technical details such as browser, screen size and an
        approximate location that the service derives from your network address. The service may set cookies (their
        names begin with _ga) to tell repeated visits apart.
      </p>
      <p>
        It is <strong>always off</strong> when your browser asks not to be tracked. We respect both Global Privacy
        Control and Do Not Track; you find them in the privacy settings of your browser or as an extension. With either
        of them on, your browser does not ask for the id, and the analytics service is not loaded at all.
      </p>
    </Prose>
  );
}

function Advertising() {
  return (
    <Prose>
      <p>
        Some pages have a place reserved for an advertisement. These places are empty: the site loads no advertisements
        and no advertising scripts, and shares no data with advertisers. If that is to change, we will change this
        policy first and say here which companies are involved and what choices you have.
      </p>
    </Prose>
  );
}

function ThirdPartyLinks() {
  return (
    <Prose>
      <p>
        Where a page links to another website, that site’s own privacy policy applies as soon as you follow the link. We
        do not control such sites and are not responsible for what they do with data.
      </p>
    </Prose>
  );
}

function Children() {
  return (
    <Prose>
      <p>
        This site is not directed at children under 13, and we do not knowingly collect personal data from them. If you
        are a parent or guardian and believe that a child under 13 has sent us a message with personal data, write to{' '}
        <ContactAddress /> and we will delete it.
      </p>
    </Prose>
  );
}

function YourRights() {
  return (
    <Prose>
      <p>
        Depending on where you live, the law gives you the right to know which personal data we hold about you, to have
        it corrected or deleted, to receive a copy, or to object to its use. We honor such requests wherever you live.
        As a rule, the only data that we can connect to you are the messages that you sent us, so tell us the email
        address that you used. You may also complain to the data protection authority of your country.
      </p>
    </Prose>
  );
}

function Changes() {
  return (
    <Prose>
      <p>
        When the site changes what it does with data, this page changes with it, and so does the date at its top. We do
        not make a change that reduces your privacy without saying so here beforehand.
      </p>
    </Prose>
  );
}

function Contact() {
  return (
    <Prose>
      <p>
        Questions about this policy, or about your data: write to <ContactAddress /> or use the{' '}
        <Link to="/contact">contact form</Link>.
      </p>
    </Prose>
  );
}

export const privacyPolicy: Article = {
  path: '/privacy-policy',
  navigation: { 'quick-links': { order: 2 } },
  label: 'Privacy Policy',
  title: 'Privacy Policy',
  description:
    'What data this site handles when you convert units, read an article or write to us, what it is used for, and how to object.',
  lead: 'What happens to your data when you use this site. In short: very little, because we collect very little.',
  lastUpdated: '2025-03-29',
  sections: [
    { id: 'summary', title: 'In short', Body: Summary },
    { id: 'automatic-data', title: 'Data collected automatically', Body: AutomaticData },
    { id: 'messages', title: 'Messages that you send us', Body: Messages },
    { id: 'cookies', title: 'Cookies and storage on your device', Body: Cookies },
    { id: 'analytics', title: 'Analytics', Body: Analytics },
    { id: 'advertising', title: 'Advertising', Body: Advertising },
    { id: 'third-party-links', title: 'Third-party links', Body: ThirdPartyLinks },
    { id: 'children', title: 'Children under 13', Body: Children },
    { id: 'your-rights', title: 'Your rights', Body: YourRights },
    { id: 'changes', title: 'Changes to this policy', Body: Changes },
    { id: 'contact', title: 'Contact', Body: Contact },
  ],
};

import { DataTable, Link } from '@site/shell-contract';
import { ContactAddress, SiteName } from '../components/site-facts.tsx';
import type { ArticleFile } from './article.ts';

const summary = (
  <ul>
    <li>
      There are no accounts on <SiteName />. You never have to say who you are to use it.
    </li>
    <li>Conversions are computed in your browser.</li>
    <li>If you write to us, we store the message so we can answer it.</li>
    <li>
      Analytics is off unless it was set up for this site, and stays off for you if your browser asks not to be tracked.
    </li>
    <li>What the site keeps on your device is only for you, and you can delete it.</li>
    <li>We don’t show ads or sell data.</li>
  </ul>
);

const automaticData = (
  <>
    <p>
      To send you a page, our server receives what your browser sends every website: your network (IP) address, the
      address of the page, the time, and the browser’s description of itself. Our servers may record these in a log,
      along with whether the request succeeded and how long it took. We use logs only to keep the site running, find
      problems and stop abuse. We don’t use them to recognize you from one visit to the next.
    </p>
    <p>
      What you type into a converter is calculated on your device. A value can become part of the page’s address, so you
      can bookmark or share the result; a link with a value in it reaches our servers when opened, like any link.
    </p>
    <p>
      If part of a page fails in your browser, it reports which part, in which version, on which page (its address
      without what you typed), what the error said and where in the code, so we can fix it. The report doesn’t say who
      you are.
    </p>
    <p>
      To share the API fairly, our server counts in memory how many conversions each network address asks for in a
      minute. None of it is written to disk.
    </p>
  </>
);

const messages = (
  <>
    <p>
      The <Link to="/contact">contact form</Link> asks for your name, your email address, a subject and a message. When
      you send it, these four are stored in our database with the time they arrived, and may be forwarded to us by
      email. We use them to read and answer what you wrote. We don’t add you to a mailing list or give your message to
      anyone else, except to the providers that run our servers and our email.
    </p>
    <p>
      To prevent spam, we also record which network address sent a message and when. We use this record only to count
      messages, and don’t need it after a day. It isn’t stored with your message.
    </p>
    <p>We keep messages for as long as we need them to handle your request. Ask us and we’ll delete yours sooner.</p>
  </>
);

const STORED = [
  ['Light or dark colors (local storage)', 'When you choose with the switch', 'Until you clear it'],
  ['How results are rounded and written (local storage)', 'When you choose a precision', 'Until you clear it'],
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
    'Copies of the pages that you opened and, unless your browser is saving data, of the files and lists needed to build the others (service worker cache)',
    'When you open a page',
    'Until newer ones replace them or you clear them',
  ],
];

const cookies = (
  <>
    <p>
      The site keeps a few things in your browser’s own storage. They stay on your device and aren’t sent to us. It sets
      a cookie in only two cases. When we test a new version with some visitors, a small random number keeps you on the
      version you saw first; it says nothing about you, and is removed when the test is over. And if we send you a link
      to a version that isn’t out yet, the cookie keeps you in it until you leave it or the link expires.
    </p>
    <DataTable
      caption="What the site keeps on your device"
      columns={[{ label: 'What' }, { label: 'When' }, { label: 'How long' }]}
      rows={STORED}
    />
    <p>
      The copies are for when you’re offline: pages you’ve visited still open, and your device can build the others. To
      know which copies are oldest, your browser records the address of each and when it was last used. A private window
      keeps all of this only until you close it.
    </p>
    <p>
      Your browser may also keep files in its general cache, as it does for every website. You can clear everything in
      your browser’s settings at any time, and the site will keep working. Analytics, described next, may set its own
      cookies when it’s on.
    </p>
  </>
);

const analytics = (
  <>
    <p>
      Analytics is <strong>off</strong> unless the operator of this site has set it up with a measurement ID. Without
      one, nothing is loaded from or sent to an analytics service: your browser only asks our own server whether there
      is an ID.
    </p>
    <p>
      If it’s set up, the site reports page views to Google Analytics, a service run by another company, so we can learn
      which pages are useful. This starts only after a page has loaded. A report includes the page’s address and title,
      the time, the page you came from, and technical details such as your browser, screen size and an approximate
      location that the service derives from your network address. The service may set cookies (their names begin with
      _ga) to recognize repeat visits.
    </p>
    <p>
      It is <strong>always off</strong> when your browser asks not to be tracked. We respect both Global Privacy Control
      and Do Not Track; you can find them in your browser’s privacy settings or as an extension. With either one on,
      your browser doesn’t ask for the ID, and the analytics service isn’t loaded at all.
    </p>
  </>
);

const advertising = (
  <p>
    Some pages have space reserved for an ad. These spaces are empty: the site doesn’t load ads or ad scripts, and
    doesn’t share data with advertisers. If that changes, we’ll update this policy first and say here which companies
    are involved and what choices you have.
  </p>
);

const thirdPartyLinks = (
  <p>
    If a page links to another website, that site’s own privacy policy applies as soon as you follow the link. We don’t
    control those sites and aren’t responsible for what they do with data.
  </p>
);

const children = (
  <p>
    This site is not directed at children under 13, and we do not knowingly collect personal data from them. If you are
    a parent or guardian and believe that a child under 13 has sent us a message with personal data, write to{' '}
    <ContactAddress /> and we will delete it.
  </p>
);

const yourRights = (
  <p>
    Depending on where you live, the law gives you the right to know which personal data we hold about you, to have it
    corrected or deleted, to receive a copy, or to object to its use. We honor such requests wherever you live. Usually,
    the only data we can connect to you is the messages you sent us, so tell us which email address you used. You may
    also file a complaint with your country’s data protection authority.
  </p>
);

const changes = (
  <p>
    If the site changes what it does with data, we update this page and the date at the top. We won’t make a change that
    reduces your privacy without saying so here first.
  </p>
);

const contact = (
  <p>
    If you have questions about this policy or your data, write to <ContactAddress /> or use the{' '}
    <Link to="/contact">contact form</Link>.
  </p>
);

export const article: ArticleFile = {
  navigation: { 'quick-links': { order: 2 }, sitemap: { order: 60 } },
  label: 'Privacy Policy',
  title: 'Privacy Policy',
  description:
    'What data this site handles when you convert units, read an article or write to us, what it is used for, and how to object.',
  lead: 'What happens to your data when you use this site. In short: very little, because we collect very little.',
  lastUpdated: '2025-03-29',
  sections: [
    { id: 'summary', title: 'In short', body: summary },
    { id: 'automatic-data', title: 'Data collected automatically', body: automaticData },
    { id: 'messages', title: 'Messages you send us', body: messages },
    { id: 'cookies', title: 'Cookies and storage on your device', body: cookies },
    { id: 'analytics', title: 'Analytics', body: analytics },
    { id: 'advertising', title: 'Advertising', body: advertising },
    { id: 'third-party-links', title: 'Third-party links', body: thirdPartyLinks },
    { id: 'children', title: 'Children under 13', body: children },
    { id: 'your-rights', title: 'Your rights', body: yourRights },
    { id: 'changes', title: 'Changes to this policy', body: changes },
    { id: 'contact', title: 'Contact', body: contact },
  ],
};

import { DataTable, Link } from '@site/shell-contract';
import { ContactAddress, SiteName } from '../components/site-facts.tsx';
import type { ArticleFile } from './article.ts';

const summary = (
  <ul>
    <li>
      <SiteName /> has no accounts. You never have to say who you are.
    </li>
    <li>Your browser does the conversions.</li>
    <li>If you write to us, we store your message so that we can answer it.</li>
    <li>
      Analytics is off unless the operator of this site turned it on. It stays off if your browser asks not to be
      tracked.
    </li>
    <li>What the site stores on your device is only for you, and you can delete it.</li>
    <li>We show no ads and sell no data.</li>
  </ul>
);

const automaticData = (
  <>
    <p>
      Your browser sends every website your IP address, the URL of the page, the time, and its own name and version. Our
      servers may log these, along with the result of the request and how long it took. We use the logs only to run the
      site, find problems, and stop abuse. We don’t use them to recognize you.
    </p>
    <p>
      Your device converts what you type. A page’s URL can contain your value, so that you can bookmark or share the
      result. When someone opens such a link, the value reaches our servers.
    </p>
    <p>
      If a page breaks, your browser sends us the page’s URL (without anything you typed), the part that failed and its
      version, and the error and its location in our code. This report doesn’t say who you are.
    </p>
    <p>To limit API use, we count conversions per IP address each minute. The counts are never saved.</p>
  </>
);

const messages = (
  <>
    <p>
      The <Link to="/contact">contact form</Link> asks for your name, your email address, a subject, and a message. When
      you send it, we store these four and the time in our database, and may forward them to ourselves by email. We use
      them to read and answer your message. We don’t add you to a mailing list, and we share your message only with the
      companies that run our servers and our email.
    </p>
    <p>
      To prevent spam, we also record which IP addresses sent messages, and when. We only count them, and delete the
      record after a day. It isn’t stored with your message.
    </p>
    <p>We keep messages for as long as we need to handle your request. If you ask us, we delete yours sooner.</p>
  </>
);

const STORED = [
  ['Light or dark colors (local storage)', 'When you choose with the switch', 'Until you clear it'],
  ['How numbers are rounded and written (local storage)', 'When you choose a precision', 'Until you clear it'],
  [
    'Recent conversions, at most 10, and pinned ones, at most 20 (local storage)',
    'When you convert a number or pin a conversion',
    'Until you clear them on the home page',
  ],
  [
    'Your streak in Five by Eye, and the size of your screen (local storage)',
    'When you finish a game, or measure your screen',
    'Until you clear it',
  ],
  [
    'Draft of a contact message (session storage)',
    'While you type in the form',
    'Until it is sent or you close the tab',
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
      The site stores a few things in your browser. They stay on your device, and we never receive them. It sets a
      cookie in only two cases. While we test a new version with some visitors, a random number keeps you on the version
      that you saw first. It says nothing about you, and we remove it after the test. And if we send you a link to an
      unfinished version, a cookie keeps you on that version until you leave it or the link expires.
    </p>
    <DataTable
      caption="What the site stores on your device"
      columns={[{ label: 'What' }, { label: 'When' }, { label: 'How long' }]}
      rows={STORED}
    />
    <p>
      The copies let you use the site offline: pages that you visited still open, and your device can build the others.
      To delete the oldest copies first, your browser records each copy’s URL and when it was last used. A private
      window deletes all of this when you close it.
    </p>
    <p>
      Your browser may also cache files, as it does for every website. You can clear everything in your browser’s
      settings at any time, and the site will still work. When analytics is on, it may set its own cookies.
    </p>
  </>
);

const analytics = (
  <>
    <p>
      Analytics is <strong>off</strong> unless the operator of this site turned it on with a measurement ID. Without an
      ID, nothing is loaded from or sent to an analytics service. Your browser only asks our own server whether there is
      one.
    </p>
    <p>
      If it’s on, the site reports page views to Google Analytics, so that we can learn which pages are useful. The
      reports start after a page has loaded. They include the page’s URL and title, the time, the page you came from,
      and technical details, such as your browser, your screen size, and an approximate location that Google derives
      from your IP address. Google may set cookies whose names begin with _ga to recognize repeat visits.
    </p>
    <p>
      It’s <strong>always off</strong> if your browser sends Global Privacy Control or Do Not Track. You can turn these
      on in your browser’s privacy settings or with an extension. Your browser then doesn’t ask for the ID, and loads
      nothing from Google.
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
    'What data this site handles when you convert units, read an article, or write to us, what it is used for, and how to object.',
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

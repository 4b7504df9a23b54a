import { Link } from '@site/shell-contract';
import { ContactAddress, SiteName } from '../components/site-facts.tsx';
import type { ArticleFile } from './article.ts';

const acceptance = (
  <p>
    These terms are an agreement between you and the operator of <SiteName /> (“we,” “us”). By using the site you accept
    them, along with our <Link to="/privacy-policy">privacy policy</Link>. If you don’t agree with them, please don’t
    use the site.
  </p>
);

const service = (
  <>
    <p>
      The site converts values between units of measurement and offers reference tables and articles about them. It is
      free and needs no account or registration.
    </p>
    <p>
      We try to keep it available at all times, but we don’t promise that it will be. It may be down for maintenance or
      repairs.
    </p>
  </>
);

const age = (
  <p>
    The site isn’t intended for children under 13. If you are older but still a minor where you live, use it with the
    consent of a parent or guardian.
  </p>
);

const acceptableUse = (
  <>
    <p>You may use the site for any lawful purpose, private or commercial. You agree not to:</p>
    <ul>
      <li>
        disrupt it, for example by sending more requests than the <Link to="/developers">API</Link> allows,
      </li>
      <li>try to get into its servers or into data that isn’t meant for you,</li>
      <li>send unlawful, abusive, or unsolicited advertising messages through the contact form,</li>
      <li>pass the site, or large parts of it, off as your own.</li>
    </ul>
    <p>We may block anyone who does.</p>
  </>
);

const accuracy = (
  <>
    <p>
      We take care to get results right, and calculate from the published definitions of the units. The results you see
      are rounded. Some units have several meanings, and you have to decide which one applies to you.
    </p>
    <p>
      Don’t rely on this site alone when an error could hurt someone or cost a lot, as in medicine, aviation,
      engineering, or legal measurement. Check such a result against a second, authoritative source. If you find an
      error, please <Link to="/contact">tell us</Link>.
    </p>
  </>
);

const intellectualProperty = (
  <p>
    Numbers and conversion factors are facts and belong to everyone: the results you get here are yours to use without
    permission and without credit. The site’s text, design, and name are protected. You may quote from the articles with
    a link to the page, and print or show pages in class.
  </p>
);

const thirdParties = (
  <p>
    The site may link to other websites. We don’t control them and aren’t responsible for their content. A link isn’t an
    endorsement.
  </p>
);

const liability = (
  <>
    <p>
      The site is provided “as is” and “as available,” without warranty of any kind, whether express or implied,
      including warranties of merchantability, fitness for a particular purpose, and freedom from errors.
    </p>
    <p>
      As far as the law allows, we are not liable for loss or damage that arises from the use of the site, from relying
      on its results, or from its being unavailable. Nothing in these terms limits a liability that can’t be limited by
      law, such as for intentional misconduct or for personal injury.
    </p>
  </>
);

const changes = (
  <p>
    We may add to the site, change it, or remove parts of it. We may also change these terms. The version on this page
    is the one in effect; by using the site after a change you accept the new version. If a change affects your rights,
    we’ll announce it on the site.
  </p>
);

const governingLaw = (
  <p>
    These terms are governed by the law of the place where the operator of the site is established. As a consumer, you
    keep the protections that the law of your country requires. If any of these terms is invalid, the others stay in
    effect.
  </p>
);

const contact = (
  <p>
    If you have questions about these terms, write to <ContactAddress /> or use the{' '}
    <Link to="/contact">contact form</Link>.
  </p>
);

const SECTIONS = [
  { id: 'acceptance', title: 'Acceptance of these terms', body: acceptance },
  { id: 'service', title: 'The service', body: service },
  { id: 'age', title: 'Who may use it', body: age },
  { id: 'acceptable-use', title: 'Acceptable use', body: acceptableUse },
  { id: 'accuracy', title: 'Accuracy of results', body: accuracy },
  { id: 'intellectual-property', title: 'Intellectual property', body: intellectualProperty },
  { id: 'third-parties', title: 'Links and third parties', body: thirdParties },
  { id: 'liability', title: 'No warranty and limits of liability', body: liability },
  { id: 'changes', title: 'Changes to the service and to these terms', body: changes },
  { id: 'governing-law', title: 'Governing law', body: governingLaw },
  { id: 'contact', title: 'Contact', body: contact },
];

export const article: ArticleFile = {
  navigation: { 'quick-links': { order: 3 }, sitemap: { order: 61 } },
  label: 'Terms of Service',
  title: 'Terms of Service',
  description:
    'The terms for using this free unit converter: what it offers, what it can’t promise, and what it asks of you.',
  lead: 'The terms for using this site. They’re short, and written to be read.',
  sections: SECTIONS.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` })),
};

import { Link, Prose } from '@site/shell-contract';
import { ContactAddress } from '../components/contact-address.tsx';
import { SiteName } from '../components/site-name.tsx';
import type { Article } from './article.ts';

function Acceptance() {
  return (
    <Prose>
      <p>
        These terms are an agreement between you and the operator of <SiteName /> (‘we’, ‘us’). By using the site you
        accept them, together with our <Link to="/privacy-policy">privacy policy</Link>. If you do not agree with them,
        please do not use the site.
      </p>
    </Prose>
  );
}

function Service() {
  return (
    <Prose>
      <p>
        The site converts values between units of measurement and offers reference tables and articles about them. It is
        free of charge. It needs no account and no registration.
      </p>
      <p>
        We try to have it available at all times, but we do not promise that it will be. It can be out of reach for
        maintenance or because of faults.
      </p>
    </Prose>
  );
}

function Age() {
  return (
    <Prose>
      <p>
        The site is not meant for children under 13. If you are older but still a minor where you live, use it with the
        consent of a parent or guardian.
      </p>
    </Prose>
  );
}

function AcceptableUse() {
  return (
    <Prose>
      <p>You may use the site for any lawful purpose, private or commercial. You agree not to:</p>
      <ul>
        <li>
          disturb its operation, for example by more automated requests than its <Link to="/developers">API</Link>{' '}
          allows,
        </li>
        <li>try to get into its servers or into data that is not meant for you,</li>
        <li>send unlawful, abusive or unsolicited advertising messages through the contact form,</li>
        <li>pass the site, or large parts of it, off as your own.</li>
      </ul>
      <p>We may block anyone who does.</p>
    </Prose>
  );
}

function Accuracy() {
  return (
    <Prose>
      <p>
        We take care that results are right, and compute from the published definitions of the units. Shown results are
        rounded. Some units have several meanings, and you have to decide which one applies to you.
      </p>
      <p>
        Do not rely on this site alone where an error could hurt someone or cost a great deal, such as in medicine, in
        aviation, in engineering or in legal measurement. Check such a result against a second, authoritative source. If
        you find an error, please <Link to="/contact">tell us</Link>.
      </p>
    </Prose>
  );
}

function IntellectualProperty() {
  return (
    <Prose>
      <p>
        Numbers and conversion factors are facts and belong to everyone: results that you compute here are yours to use
        without asking and without naming us. The texts, the design and the name of the site are protected. You may
        quote from the articles with a link to the page, and print or show pages in class.
      </p>
    </Prose>
  );
}

function ThirdParties() {
  return (
    <Prose>
      <p>
        The site may link to other websites. We do not control them and are not responsible for their content. A link is
        not an endorsement.
      </p>
    </Prose>
  );
}

function Liability() {
  return (
    <Prose>
      <p>
        The site is provided as it is and as available, without warranty of any kind, whether express or implied,
        including warranties of merchantability, fitness for a particular purpose and freedom from errors.
      </p>
      <p>
        As far as the law allows, we are not liable for loss or damage that arises from the use of the site, from
        relying on its results, or from its not being available. Nothing in these terms limits a liability that cannot
        be limited by law, such as for intentional misconduct or for personal injury.
      </p>
    </Prose>
  );
}

function Changes() {
  return (
    <Prose>
      <p>
        We may add to the site, change it or take parts of it away. We may also change these terms. The version on this
        page is the one in force; by using the site after a change you accept the new version. If a change matters to
        your rights, we make it visible on the site.
      </p>
    </Prose>
  );
}

function GoverningLaw() {
  return (
    <Prose>
      <p>
        These terms are governed by the law of the place where the operator of the site is established. As a consumer
        you keep the protection of the mandatory law of the country that you live in. If one of these terms should be
        invalid, the others stay in force.
      </p>
    </Prose>
  );
}

function Contact() {
  return (
    <Prose>
      <p>
        Questions about these terms: write to <ContactAddress /> or use the <Link to="/contact">contact form</Link>.
      </p>
    </Prose>
  );
}

/** Numbered, because terms are referred to by number. */
const SECTIONS = [
  { id: 'acceptance', title: 'Acceptance of these terms', Body: Acceptance },
  { id: 'service', title: 'The service', Body: Service },
  { id: 'age', title: 'Who may use it', Body: Age },
  { id: 'acceptable-use', title: 'Acceptable use', Body: AcceptableUse },
  { id: 'accuracy', title: 'Accuracy of results', Body: Accuracy },
  { id: 'intellectual-property', title: 'Intellectual property', Body: IntellectualProperty },
  { id: 'third-parties', title: 'Links and third parties', Body: ThirdParties },
  { id: 'liability', title: 'No warranty and limits of liability', Body: Liability },
  { id: 'changes', title: 'Changes to the service and to these terms', Body: Changes },
  { id: 'governing-law', title: 'Governing law', Body: GoverningLaw },
  { id: 'contact', title: 'Contact', Body: Contact },
];

export const termsOfService: Article = {
  path: '/terms-of-service',
  navigation: { 'quick-links': { order: 3 } },
  label: 'Terms of Service',
  title: 'Terms of Service',
  description:
    'The terms on which you may use this free unit converter: what it offers, what it cannot promise, and what it asks of you.',
  lead: 'The terms on which you use this site. They are short, and written to be read.',
  sections: SECTIONS.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` })),
};

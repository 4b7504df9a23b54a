import {
  type BreadcrumbItem,
  Breadcrumbs,
  Card,
  color,
  type FormSubmission,
  Link,
  type Notice,
  type PageHead,
  PageHeading,
  PageLayout,
  Prose,
  type SiteInfo,
  space,
  useSearchParams,
} from '@site/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ContactForm, notSent, SENT } from './contact-form.tsx';

const BREADCRUMBS: readonly BreadcrumbItem[] = [{ label: 'Home', to: '/' }, { label: 'Contact Us' }];

export function contactHead(site: SiteInfo): PageHead {
  return {
    title: 'Contact Us',
    description: `Send ${site.name} a question, a correction, or a suggestion about its unit converters. No account needed.`,
    canonical: '/contact',
    image: 'contact',
    breadcrumbs: BREADCRUMBS,
  };
}

const Column = styled.div`
  max-width: 48rem;
`;
const Sheet = styled(Card)`
  padding-block: ${space(8)};
`;
const Note = styled(Prose)`
  margin-top: ${space(6)};
`;

interface ContactPageData {
  email: string;
  submission?: FormSubmission;
}

export function ContactPage({ data: { email, submission } }: { data: ContactPageData }) {
  const [search] = useSearchParams();
  // After a form posted without scripts, the shell redirects the browser to `/contact?sent=1`.
  const isSent = search.get('sent') === '1';
  // After the first message from this page, `?sent=1` no longer refers to the latest one.
  const [latest, setLatest] = useState<'sending' | 'sent'>();
  const showsSent = latest === 'sent' || (isSent && !latest);
  return (
    <PageLayout aside={<WritingHints email={email} />} asideLabel="Writing to us">
      <Breadcrumbs items={BREADCRUMBS} />
      <PageHeading lead="Found a wrong number? Missing a unit? Have a question? Tell us. All fields are required.">
        Contact Us
      </PageHeading>
      <Column>
        {showsSent ? <Outcome notice={SENT} takesFocus={latest === 'sent'} /> : null}
        {submission ? <Outcome notice={notSent(submission.message)} /> : null}
        <Sheet $ruled>
          <ContactForm
            wasSent={isSent}
            submission={submission}
            onSend={() => setLatest('sending')}
            onSent={() => setLatest('sent')}
          />
        </Sheet>
      </Column>
      <Note as="p">
        We use what you send only to answer you. The <Link to="/privacy-policy">privacy policy</Link> explains how we
        store it, and the <Link to="/terms-of-service">terms of service</Link> apply.
      </Note>
    </PageLayout>
  );
}

const Panel = styled(Card)<{ $isError: boolean }>`
  margin-bottom: ${space(6)};
  border-color: ${({ $isError }) => ($isError ? color.warning : color.accent)};
  background: ${({ $isError }) => ($isError ? color.warningTint : color.accentTint)};
`;

function Outcome({
  notice: { title, description, variant },
  takesFocus = false,
}: {
  notice: Notice;
  takesFocus?: boolean;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  const isError = variant === 'destructive';
  return (
    <Panel ref={panel} $isError={isError} role={isError ? 'alert' : 'status'} tabIndex={-1}>
      <h2>{title}</h2>
      <p>{description}</p>
    </Panel>
  );
}

function WritingHints({ email }: { email: string }) {
  return (
    <Prose>
      <h2>What helps us</h2>
      <p>If a result looks wrong, send us:</p>
      <ul>
        <li>the page’s web address,</li>
        <li>the number you typed and both units,</li>
        <li>the result you expected, and its source if you have one.</li>
      </ul>
      <p>
        You can also email <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Prose>
  );
}

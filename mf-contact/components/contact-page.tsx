import { Breadcrumbs, Card, Link, PageHeading, PageLayout, Prose, space, useSearchParams } from '@site/shell-contract';
import type { FormSubmission } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CONTACT_BREADCRUMBS } from '../contact-head.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageNotSent } from './message-not-sent.tsx';
import { MessageSent } from './message-sent.tsx';
import { WritingHints } from './writing-hints.tsx';

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
  /** A form posted without scripts and rejected. */
  submission?: FormSubmission;
}

export function ContactPage({ data: { email, submission } }: { data: ContactPageData }) {
  const [search] = useSearchParams();
  // After a form posted without scripts, the shell redirects the browser to `/contact?sent=1`.
  const isSent = search.get('sent') === '1';
  // Undefined until the first message from this page: after that, `?sent=1` does not refer to the latest message.
  const [latest, setLatest] = useState<'sending' | 'sent'>();
  const showsSent = latest === 'sent' || (isSent && !latest);
  return (
    <PageLayout aside={<WritingHints email={email} />} asideLabel="Writing to us">
      <Breadcrumbs items={CONTACT_BREADCRUMBS} />
      <PageHeading lead="Found a wrong number? Missing a unit? Have a question? Tell us. All fields are required.">
        Contact Us
      </PageHeading>
      <Column>
        {showsSent ? <MessageSent takesFocus={latest === 'sent'} /> : null}
        {submission ? <MessageNotSent reason={submission.message} /> : null}
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

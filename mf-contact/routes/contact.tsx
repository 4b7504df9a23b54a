import { definePage } from '@site/shell-contract';
import { ContactPage } from '../components/contact-page.tsx';
import { contactHead } from '../contact-head.ts';
import { wasSent } from '../form/was-sent.ts';

export const page = definePage({
  load: async ({ site, search, submission }) => ({
    kind: 'page',
    head: contactHead(site),
    data: { email: site.contactEmail, wasSent: wasSent(search), ...(submission ? { submission } : {}) },
  }),
  Page: ContactPage,
  searchParams: ['sent'],
});

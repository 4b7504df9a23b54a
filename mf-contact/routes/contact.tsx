import { definePage } from '@site/shell-contract';
import { ContactPage } from '../components/contact-page.tsx';
import { contactHead } from '../contact-head.ts';

export const page = definePage({
  load: async ({ site, submission }) => ({
    kind: 'page',
    head: contactHead(site),
    data: { email: site.contactEmail, ...(submission ? { submission } : {}) },
  }),
  Page: ContactPage,
  searchParams: ['sent'],
});

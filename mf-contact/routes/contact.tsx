import { definePage } from '@site/shell-contract';
import { contactHead, ContactPage } from '../components/contact-page.tsx';

export const page = definePage({
  load: async ({ site, submission }) => ({
    kind: 'page',
    head: contactHead(site),
    data: { email: site.contactEmail, ...(submission ? { submission } : {}) },
  }),
  Page: ContactPage,
  searchParams: ['sent'],
});

import type { RouteModule } from '@site/shell-contract';
import { ContactPage } from '../components/contact-page.tsx';
import { contactHead } from '../contact-head.ts';

export const route: RouteModule = {
  resolve: ({ site }) => ({ kind: 'page', head: contactHead(site) }),
  Page: ContactPage,
  searchParams: ['sent'],
};

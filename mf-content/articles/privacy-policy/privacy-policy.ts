import type { Article } from '../article.ts';
import { Advertising } from './advertising.tsx';
import { Analytics } from './analytics.tsx';
import { AutomaticData } from './automatic-data.tsx';
import { Changes } from './changes.tsx';
import { Children } from './children.tsx';
import { Contact } from './contact.tsx';
import { Cookies } from './cookies.tsx';
import { Messages } from './messages.tsx';
import { Summary } from './summary.tsx';
import { ThirdPartyLinks } from './third-party-links.tsx';
import { YourRights } from './your-rights.tsx';

export const privacyPolicy: Article = {
  path: '/privacy-policy',
  label: 'Privacy Policy',
  title: 'Privacy Policy',
  description: 'What data this site handles when you convert units, read an article or write to us, what it is used for, and how to object.',
  lead: 'What happens to your data when you use this site. In short: very little, because we collect very little.',
  lastUpdated: '2025-03-29',
  sections: [
    { id: 'summary', title: 'In short', Body: Summary },
    { id: 'automatic-data', title: 'Data collected automatically', Body: AutomaticData },
    { id: 'messages', title: 'Messages that you send us', Body: Messages },
    { id: 'cookies', title: 'Cookies and storage on your device', Body: Cookies },
    { id: 'analytics', title: 'Analytics', Body: Analytics },
    { id: 'advertising', title: 'Advertising', Body: Advertising },
    { id: 'third-party-links', title: 'Third-party links', Body: ThirdPartyLinks },
    { id: 'children', title: 'Children under 13', Body: Children },
    { id: 'your-rights', title: 'Your rights', Body: YourRights },
    { id: 'changes', title: 'Changes to this policy', Body: Changes },
    { id: 'contact', title: 'Contact', Body: Contact },
  ],
};

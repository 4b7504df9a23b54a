import type { Article } from '../article.ts';
import { AcceptableUse } from './acceptable-use.tsx';
import { Acceptance } from './acceptance.tsx';
import { Accuracy } from './accuracy.tsx';
import { Age } from './age.tsx';
import { Changes } from './changes.tsx';
import { Contact } from './contact.tsx';
import { GoverningLaw } from './governing-law.tsx';
import { IntellectualProperty } from './intellectual-property.tsx';
import { Liability } from './liability.tsx';
import { Service } from './service.tsx';
import { ThirdParties } from './third-parties.tsx';

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
  label: 'Terms of Service',
  title: 'Terms of Service',
  description: 'The terms on which you may use this free unit converter: what it offers, what it cannot promise, and what it asks of you.',
  lead: 'The terms on which you use this site. They are short, and written to be read.',
  sections: SECTIONS.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` })),
};

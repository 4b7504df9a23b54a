import type { Article } from '../article.ts';
import { Accuracy } from './accuracy.tsx';
import { Education } from './education.tsx';
import { Feedback } from './feedback.tsx';
import { History } from './history.tsx';
import { Mission } from './mission.tsx';
import { Offer } from './offer.tsx';

export const aboutUs: Article = {
  path: '/about-us',
  label: 'About Us',
  title: 'About Us',
  description: 'Who this free unit converter is for, what it offers, how it began in 2025, and how we keep its figures right.',
  lead: 'A free place to turn one unit into another, and to see why the answer is what it is.',
  sections: [
    { id: 'mission', title: 'Our mission', Body: Mission },
    { id: 'what-we-offer', title: 'What we offer', Body: Offer },
    { id: 'history', title: 'Our history', Body: History },
    { id: 'education', title: 'Our educational focus', Body: Education },
    { id: 'accuracy', title: 'Our commitment to accuracy', Body: Accuracy },
    { id: 'feedback', title: 'Feedback', Body: Feedback },
  ],
};

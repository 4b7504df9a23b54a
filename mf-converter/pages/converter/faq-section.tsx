import type { Faq } from '@site/api-contract';
import { Accordion, Section } from '@site/shell-contract';
import { spacedDigits } from '../../ui/figures.tsx';

export const FAQ_TITLE = 'Frequently Asked Questions';

export function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section title={FAQ_TITLE}>
      <Accordion items={faqs.map(({ question, answer }) => ({ title: question, content: <p>{spacedDigits(answer)}</p> }))} />
    </Section>
  );
}

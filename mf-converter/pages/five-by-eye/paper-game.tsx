import { Accordion, Prose, Section } from '@site/shell-contract';
import { styled } from 'styled-components';
import { questionsOn } from './questions.ts';
import type { Kind } from './questions.ts';

const WithoutScripts = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

/** A page is served to every time zone and kept for days, so its questions are not today's. */
const SAMPLE_DATE = '2026-01-01';

export function PaperGame({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <WithoutScripts>
      <Section title="Five to guess in your head">
        <Prose>
          <p>JavaScript is off, so the scale can’t move. Guess first, then open the answer.</p>
        </Prose>
        <Accordion
          items={questionsOn(SAMPLE_DATE, kinds).map(({ text, equation, comparison }) => ({
            title: text,
            content: (
              <p>
                {equation}. {comparison}
              </p>
            ),
          }))}
        />
      </Section>
    </WithoutScripts>
  );
}

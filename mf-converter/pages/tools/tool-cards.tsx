import { CardGrid, CardLink, Section } from '@site/shell-contract';
import { ShortCards } from '../../ui/short-cards.ts';
import { KITCHEN_TOOLS, TOOLS } from './tool-list.ts';

export function ToolCards() {
  return (
    <Section title="Tools">
      <ShortCards>
        <CardGrid least="16rem">
          {[...TOOLS, ...KITCHEN_TOOLS].map(({ label, path, text }) => (
            <CardLink key={path} to={path} title={label}>
              {text}
            </CardLink>
          ))}
        </CardGrid>
      </ShortCards>
    </Section>
  );
}

import { CardGrid, CardLink, Section } from '@site/shell-contract';
import { TOOLS } from '../tools.ts';

export function ToolCards() {
  return (
    <Section title="More tools">
      <CardGrid least="16rem">
        {TOOLS.map(({ label, path, text }) => (
          <CardLink key={path} to={path} title={label}>
            {text}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}

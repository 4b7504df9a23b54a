import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { color, layout, motion, space } from '../theme/tokens.ts';

const Item = styled.details`
  border-bottom: 1px solid ${color.hairline};
  &:first-child {
    border-top: 1px solid ${color.hairline};
  }

  summary {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(4)};
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${color.accentStrong};
  }
  h3 {
    font-size: 1em;
    font-weight: 600;
    line-height: 1.5;
    letter-spacing: 0;
  }
  svg {
    color: ${color.inkSoft};
    transition: transform ${motion.calm};
  }
  &[open] svg {
    transform: rotate(180deg);
  }
`;

const Content = styled.div`
  max-width: ${layout.measure};
  padding-bottom: ${space(5)};
  > * + * {
    margin-top: ${space(3)};
  }
`;

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

/** Opens one item at a time, even without scripts. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId();
  return (
    <div>
      {items.map(({ title, content }) => (
        <Item key={title} name={name}>
          <summary>
            <h3>{title}</h3>
            <Icon name="chevron-down" />
          </summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </div>
  );
}

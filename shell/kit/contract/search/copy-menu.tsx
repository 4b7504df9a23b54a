import { Button, Icon, VisuallyHidden, color, radius, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { getLink } from './copy-share.tsx';
import type { CopyMenuProps } from './copy-share.tsx';

const More = styled(Button)`
  && {
    min-width: ${space(6)};
    padding-inline: 0;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

/** Browsers without anchor positioning show the menu in the middle of the window. */
const Menu = styled.div`
  padding: ${space(1)};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  button {
    display: flex;
    width: 100%;
    justify-content: start;
  }
  @supports (position-area: bottom span-left) {
    inset: auto;
    margin: 0;
    position-area: bottom span-left;
    position-try-fallbacks: flip-block;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

export function CopyMenu({ read, copy, isDisabled }: CopyMenuProps) {
  const id = useId();
  const choices = [
    { label: 'Number', getText: () => read().text },
    { label: 'Number with unit', getText: () => read().withUnit ?? read().text },
    { label: 'Link', getText: () => getLink(read()) },
  ];
  return (
    <>
      <More variant="quiet" disabled={isDisabled} title="Copy as" popoverTarget={id} popoverTargetAction="show">
        <Icon name="chevron-down" size={16} />
        <VisuallyHidden>Copy as</VisuallyHidden>
      </More>
      <Menu id={id} popover="auto">
        {choices.map(({ label, getText }) => (
          <Button
            key={label}
            variant="quiet"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => copy(getText())}
          >
            {label}
          </Button>
        ))}
      </Menu>
    </>
  );
}

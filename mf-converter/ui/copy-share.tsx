import { Button, Icon, VisuallyHidden, color, radius, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { notStatic } from './hidden.ts';
import { useCopy } from './use-copy.ts';

const Row = styled.div<{ $isSmall: boolean }>`
  display: flex;
  flex: none;
  gap: ${({ $isSmall }) => ($isSmall ? 0 : space(2))};
  ${({ $isSmall }) =>
    $isSmall &&
    `> button {
      min-width: ${space(9)};
      min-height: ${space(9)};
      padding: 0;
    }`}
  ${notStatic}
`;

const More = styled(Button)`
  && {
    min-width: ${space(6)};
    padding-inline: 0;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

/** Below its button, or in the middle of the window where a browser cannot place it. */
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

const SHARE_ICON = 'M12 14.75v-11M8 7.5l4-4 4 4M8 10.25H4.75v9.5h14.5v-9.5H16';

interface Answer {
  text: string;
  /** Undefined without a choice. */
  withUnit?: string;
  title: string;
  path: string;
}

interface CopyShareProps {
  size: 'small' | 'large';
  /** Read at the click, which may come before the props catch up. */
  read: () => Answer;
  isDisabled?: boolean;
  /** Copies the text, and offers no choice. */
  isText?: boolean;
}

/** Copies the number, the number with its unit, or the link. Shares the link, or copies it where browsers can’t share. */
export function CopyShare({ size, read, isDisabled = false, isText = false }: CopyShareProps) {
  const menuId = useId();
  const [copied, copy] = useCopy();
  const isLink = copied?.startsWith('http') ?? false;
  const link = () => new URL(read().path, location.origin).href;
  const share = async () => {
    const url = link();
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: read().title, url });
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) await copy(url);
    }
  };
  const isSmall = size === 'small';
  const Label = isSmall ? VisuallyHidden : 'span';
  const what = isSmall ? ' result' : '';
  const shareLabel = isLink ? 'Link copied' : `Share${what}`;
  const copyLabel = copied !== undefined && !isLink ? 'Copied' : `Copy${what}`;
  const choices = [
    { label: 'Number', textOf: () => read().text },
    { label: 'Number with unit', textOf: () => read().withUnit ?? read().text },
    { label: 'Link', textOf: link },
  ];
  return (
    <Row $isSmall={isSmall}>
      <Button
        variant={isSmall ? 'quiet' : 'primary'}
        disabled={isDisabled}
        title={copyLabel}
        data-copy=""
        onClick={() => copy(read().text)}
      >
        <Icon name={copyLabel === 'Copied' ? 'check' : 'copy'} size={20} />
        <Label>{copyLabel}</Label>
      </Button>
      {isText ? null : (
        <>
          <More variant="quiet" disabled={isDisabled} title="Copy as" popoverTarget={menuId} popoverTargetAction="show">
            <Icon name="chevron-down" size={16} />
            <VisuallyHidden>Copy as</VisuallyHidden>
          </More>
          <Menu id={menuId} popover="auto">
            {choices.map(({ label, textOf }) => (
              <Button
                key={label}
                variant="quiet"
                popoverTarget={menuId}
                popoverTargetAction="hide"
                onClick={() => copy(textOf())}
              >
                {label}
              </Button>
            ))}
          </Menu>
        </>
      )}
      <Button variant={isSmall ? 'quiet' : 'secondary'} disabled={isDisabled} title={shareLabel} onClick={share}>
        {isLink ? <Icon name="check" size={20} /> : <Icon path={SHARE_ICON} size={20} />}
        <Label>{shareLabel}</Label>
      </Button>
      <VisuallyHidden role="status">{statusOf(copied, isLink)}</VisuallyHidden>
    </Row>
  );
}

function statusOf(copied: string | undefined, isLink: boolean): string {
  if (copied === undefined) return '';
  return isLink ? 'Link copied' : `Copied ${copied}`;
}

interface CopyButtonProps {
  label: string;
  /** For screen readers, if the label is not enough. */
  name?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  textOf: () => string;
}

/** Copies a list or a code. */
export function CopyButton({ label, name, variant = 'secondary', textOf }: CopyButtonProps) {
  const [copied, copy] = useCopy();
  return (
    <>
      <Button variant={variant} aria-label={name} onClick={() => copy(textOf())}>
        <Icon name={copied === undefined ? 'copy' : 'check'} size={20} />
        {copied === undefined ? label : 'Copied'}
      </Button>
      <VisuallyHidden role="status">{copied === undefined ? '' : 'Copied'}</VisuallyHidden>
    </>
  );
}

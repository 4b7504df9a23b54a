/** Each release that uses this module bundles it. */
import { Button, Icon, VisuallyHidden, space } from '@site/shell-contract';
import type { CopyableAnswer } from '@site/shell-contract';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
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
  @media print, (scripting: none) {
    display: none;
  }
`;

const SHARE_ICON = 'M12 14.75v-11M8 7.5l4-4 4 4M8 10.25H4.75v9.5h14.5v-9.5H16';

export function getLink({ path }: CopyableAnswer): string {
  return new URL(path, location.origin).href;
}

export interface CopyMenuProps {
  read: () => CopyableAnswer;
  copy: (text: string) => Promise<void>;
  isDisabled: boolean;
}

interface CopyShareProps {
  size: 'small' | 'large';
  /** Called on click, because the click may come before deferred props are up to date. */
  read: () => CopyableAnswer;
  isDisabled?: boolean;
  Menu?: ComponentType<CopyMenuProps>;
}

/** Copies the text. Shares the link, or copies it where browsers can’t share. */
export function CopyShare({ size, read, isDisabled = false, Menu }: CopyShareProps) {
  const [copied, copy] = useCopy();
  const isLink = copied?.startsWith('http') ?? false;
  const share = async () => {
    const url = getLink(read());
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
      {Menu ? <Menu read={read} copy={copy} isDisabled={isDisabled} /> : null}
      <Button variant={isSmall ? 'quiet' : 'secondary'} disabled={isDisabled} title={shareLabel} onClick={share}>
        {isLink ? <Icon name="check" size={20} /> : <Icon path={SHARE_ICON} size={20} />}
        <Label>{shareLabel}</Label>
      </Button>
      <VisuallyHidden role="status">{formatStatus(copied, isLink)}</VisuallyHidden>
    </Row>
  );
}

function formatStatus(copied: string | undefined, isLink: boolean): string {
  if (copied === undefined) return '';
  return isLink ? 'Link copied' : `Copied ${copied}`;
}

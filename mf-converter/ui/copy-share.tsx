import { Button, Icon, VisuallyHidden, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { useCopy } from './use-copy.ts';
import { notStatic } from './hidden.ts';

const Row = styled.div<{ $isSmall: boolean }>`
  display: flex;
  flex: none;
  gap: ${({ $isSmall }) => ($isSmall ? 0 : space(2))};
  ${({ $isSmall }) =>
    $isSmall &&
    `button {
      min-width: ${space(9)};
      min-height: ${space(9)};
      padding: 0;
    }`}
  ${notStatic}
`;

const SHARE_ICON = 'M12 14.75v-11M8 7.5l4-4 4 4M8 10.25H4.75v9.5h14.5v-9.5H16';

interface CopyShareProps {
  size: 'small' | 'large';
  /** Read at the click, which may come before the props catch up. */
  read: () => { text: string; title: string; path: string };
  isDisabled?: boolean;
}

/** Shares the link, or copies it where the browser cannot share. */
export function CopyShare({ size, read, isDisabled = false }: CopyShareProps) {
  const [copied, copy] = useCopy();
  const isLink = copied?.startsWith('http') ?? false;
  const share = async () => {
    const { title, path } = read();
    const { href: url } = new URL(path, location.origin);
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) await copy(url);
    }
  };
  const isSmall = size === 'small';
  const Label = isSmall ? VisuallyHidden : 'span';
  const face = { disabled: isDisabled, variant: isSmall ? 'quiet' : 'secondary' } as const;
  const what = isSmall ? ' result' : '';
  const shareLabel = isLink ? 'Link copied' : `Share${what}`;
  const copyLabel = copied !== undefined && !isLink ? 'Copied' : `Copy${what}`;
  return (
    <Row $isSmall={isSmall}>
      <Button
        {...face}
        variant={isSmall ? 'quiet' : 'primary'}
        title={copyLabel}
        data-copy=""
        onClick={() => copy(read().text)}
      >
        <Icon name={copyLabel === 'Copied' ? 'check' : 'copy'} size={20} />
        <Label>{copyLabel}</Label>
      </Button>
      <Button {...face} title={shareLabel} onClick={share}>
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

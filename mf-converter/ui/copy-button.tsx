import { Button, Icon, VisuallyHidden } from '@site/shell-contract';
import { useCopy } from '@site/shell-contract/use-copy';

interface CopyButtonProps {
  label: string;
  /** Accessible name, if the label isn't enough. */
  name?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  getText: () => string;
}

export function CopyButton({ label, name, variant = 'secondary', getText }: CopyButtonProps) {
  const [copied, copy] = useCopy();
  return (
    <>
      <Button variant={variant} aria-label={name} onClick={() => copy(getText())}>
        <Icon name={copied === undefined ? 'copy' : 'check'} size={20} />
        {copied === undefined ? label : 'Copied'}
      </Button>
      <VisuallyHidden role="status">{copied === undefined ? '' : 'Copied'}</VisuallyHidden>
    </>
  );
}

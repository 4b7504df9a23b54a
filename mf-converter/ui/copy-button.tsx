import { Button, Icon, VisuallyHidden } from '@site/shell-contract';
import { useCopy } from './use-copy.ts';

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

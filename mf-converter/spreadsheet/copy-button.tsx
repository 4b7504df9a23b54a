import { Button, Icon, useNotify } from '@site/shell-contract';

export function CopyButton({ label, textOf }: { label: string; textOf: () => string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(textOf()).then(
      () => notify({ title: 'Copied' }),
      () => notify({ title: 'Not copied', description: 'Your browser didn’t allow it.', variant: 'destructive' }),
    );
  return (
    <Button onClick={copy}>
      <Icon name="copy" size={20} />
      {label}
    </Button>
  );
}

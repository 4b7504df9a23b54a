import { useNotify } from '@site/shell-contract';
import { useRef, useState } from 'react';

const CONFIRMATION_MS = 2500;
/** Longer text is left out of the notice. */
const MAX_CHARACTERS = 60;

export function useCopy(): [copied: string | undefined, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notify = useNotify();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(undefined), CONFIRMATION_MS);
    } catch {
      notify({
        title: 'Not copied',
        description: `Your browser didn’t allow it.${text.length > MAX_CHARACTERS ? '' : ` The value is ${text}.`}`,
        variant: 'destructive',
      });
    }
  };
  return [copied, copy];
}

import { useRouteContext } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import { typedValue } from './typed-value.ts';
import type { TypedValue } from './typed-value.ts';

const PAUSE_MS = 400;

/** The 'From' text of a page: begins with the address's `?value=`, and the address follows when the typing pauses. */
export function useTypedValue(): [TypedValue, (text: string) => void] {
  const { search } = useRouteContext();
  const [typed, setTyped] = useState(() => typedValue(search.get('value') ?? '1'));
  const [isTouched, setIsTouched] = useState(false);
  const { text } = typed;

  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => writeToAddress(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTouched, text]);

  function setText(next: string) {
    setTyped(typedValue(next, typed));
    setIsTouched(true);
  }
  return [typed, setText];
}

/** Past the router: this is the same page, which must neither render anew nor scroll. */
function writeToAddress(text: string) {
  const address = new URL(location.href);
  if (text.trim() === '') address.searchParams.delete('value');
  else address.searchParams.set('value', text.trim());
  history.replaceState(history.state, '', address);
}

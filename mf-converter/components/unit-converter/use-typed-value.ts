import { useRouteContext } from '@site/shell-contract';
import { useState } from 'react';
import { typedValue } from './typed-value.ts';
import type { TypedValue } from './typed-value.ts';
import { useAddressQuery } from './use-address-query.ts';

/** The 'From' text of a page with one pair: begins with the address's `?value=`, and the address follows. */
export function useTypedValue(): [TypedValue, (text: string) => void] {
  const { search } = useRouteContext();
  const [typed, setTyped] = useState(() => typedValue(search.get('value') ?? '1'));
  const [isTouched, setIsTouched] = useState(false);
  useAddressQuery(isTouched ? { value: typed.text.trim() } : undefined);

  function setText(text: string) {
    setTyped(typedValue(text, typed));
    setIsTouched(true);
  }
  return [typed, setText];
}

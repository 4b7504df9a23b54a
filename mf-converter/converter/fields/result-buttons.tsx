import { plainDigits } from '@site/shell-contract';
import type { RefObject } from 'react';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import { CopyShare } from '../../ui/copy-share.tsx';
import { addressText } from '../input-value.ts';
import type { ConverterView } from '../converter-view.ts';
import { equationText } from '../said-quantity.ts';

interface ResultButtonsProps {
  /** Deferred: may lag behind the fields. */
  view: ConverterView;
  /** The current result. A click may come before `view` catches up. */
  latest: RefObject<ConverterView>;
}

export function ResultButtons({ view, latest }: ResultButtonsProps) {
  const read = () => {
    const { typed, converted, result } = latest.current;
    const query = new URLSearchParams({ value: addressText(typed) }).toString();
    return {
      text: plainDigits(result),
      title: converted ? equationText(typed, converted) : document.title,
      path:
        converted && converted.from !== converted.to
          ? `${pairPath(pairOf(converted.from, converted.to))}?${query}`
          : location.pathname + location.search,
    };
  };
  return <CopyShare size="small" read={read} isDisabled={view.moved === undefined} />;
}

import { plainDigits } from '@site/shell-contract';
import { CopyMenu } from '@site/shell-contract/copy-menu';
import { CopyShare } from '@site/shell-contract/copy-share';
import type { RefObject } from 'react';
import { getPair, pairPath } from '../../pairs/pair.ts';
import type { ConverterView } from '../converter-view.ts';
import { formatForUrl, formatEquation } from '../quantity.ts';

interface ResultButtonsProps {
  view: ConverterView;
  /** The current result. `view` is deferred, so a click may come before it catches up. */
  latest: RefObject<ConverterView>;
}

export function ResultButtons({ view, latest }: ResultButtonsProps) {
  const read = () => {
    const { quantity, converted, result } = latest.current;
    const query = new URLSearchParams({ value: formatForUrl(quantity) }).toString();
    return {
      text: plainDigits(result),
      withUnit: plainDigits(`${result} ${converted?.to.symbol ?? ''}`.trim()),
      title: converted ? formatEquation(quantity, converted) : document.title,
      path:
        converted && converted.from !== converted.to
          ? `${pairPath(getPair(converted.from, converted.to))}?${query}`
          : location.pathname + location.search,
    };
  };
  return <CopyShare size="small" read={read} isDisabled={view.swapText === undefined} Menu={CopyMenu} />;
}

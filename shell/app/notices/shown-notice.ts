import type { Notice } from '@site/shell-contract';

/** The one notice there is: on screen while `open`, then kept until it is forgotten. */
export interface ShownNotice {
  id: number;
  notice: Notice;
  open: boolean;
}

/** How a notice is drawn: the same whether Radix's toast could be loaded or not. */
export interface NoticeViewProps {
  shown: ShownNotice;
  dismiss: () => void;
}

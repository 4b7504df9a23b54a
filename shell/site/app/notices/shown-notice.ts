import type { Notice } from '@site/shell-contract';

/** A notice of the shell's own, which may offer to do something about what it says. */
export interface ShellNotice extends Notice {
  action?: { label: string; perform: () => void };
}

/** The one notice there is: on screen while `open`, then kept until it is forgotten. */
export interface ShownNotice {
  id: number;
  notice: ShellNotice;
  open: boolean;
}

/** How a notice is drawn: the same whether Radix's toast could be loaded or not. */
export interface NoticeViewProps {
  shown: ShownNotice;
  dismiss: () => void;
}

import type { Notice } from '@site/shell-contract';

export interface ShellNotice extends Notice {
  action?: { label: string; perform: () => void };
}

export interface ShownNotice {
  id: number;
  notice: ShellNotice;
  open: boolean;
}

export interface NoticeViewProps {
  shown: ShownNotice;
  dismiss: () => void;
}

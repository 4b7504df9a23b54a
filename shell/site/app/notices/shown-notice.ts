import type { Notice } from '@site/shell-contract';

export interface ShownNotice {
  id: number;
  notice: Notice;
  open: boolean;
}

export interface NoticeViewProps {
  shown: ShownNotice;
  dismiss: () => void;
}

/** From the specification. A new notice replaces the visible one. */
export const NOTICE_DURATION_MS = 5000;
/** Dismissed notices are kept this long before they are removed. */
export const NOTICE_REMOVAL_DELAY_MS = 1_000_000;
export const NOTICE_SWIPE_THRESHOLD = 50;
export const NOTICE_HOTKEY = 'F8';

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

/** The specification defines both durations. */
export const NOTICE_DURATION_MS = 5000;
export const NOTICE_REMOVAL_DELAY_MS = 1_000_000;
export const NOTICE_SWIPE_THRESHOLD = 50;
export const NOTICE_HOTKEY = 'F8';

import { Icon } from '@site/shell-contract';
import * as Toast from '@radix-ui/react-toast';
import { styled } from 'styled-components';
import { IconButton } from '../layout/icon-button.ts';
import { NOTICE_DURATION_MS, NOTICE_HOTKEY, NOTICE_SWIPE_THRESHOLD, type NoticeViewProps } from './shown-notice.ts';
import { noticePlace, noticeSheet } from './notice-sheet.ts';

const Viewport = styled(Toast.Viewport)`
  ${noticePlace}
`;
const Sheet = styled(Toast.Root)<{ $destructive: boolean }>`
  ${noticeSheet}
`;

export default function NoticeToast({ shown: { id, notice, open }, dismiss }: NoticeViewProps) {
  const destructive = notice.variant === 'destructive';
  // With a shared provider, a notice that is closed while focused or hovered would leave the next notice's timer paused.
  return (
    <Toast.Provider
      key={id}
      duration={NOTICE_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={NOTICE_SWIPE_THRESHOLD}
    >
      <Sheet
        $destructive={destructive}
        type={destructive ? 'foreground' : 'background'}
        open={open}
        onOpenChange={(stays) => stays || dismiss()}
        {...(notice.duration === undefined ? {} : { duration: notice.duration })}
      >
        <div>
          <Toast.Title asChild>
            <strong>{notice.title}</strong>
          </Toast.Title>
          {notice.description ? <Toast.Description>{notice.description}</Toast.Description> : null}
        </div>
        <Toast.Close asChild>
          <IconButton type="button" aria-label="Close">
            <Icon name="close" size={20} />
          </IconButton>
        </Toast.Close>
      </Sheet>
      <Viewport hotkey={[NOTICE_HOTKEY]} />
    </Toast.Provider>
  );
}

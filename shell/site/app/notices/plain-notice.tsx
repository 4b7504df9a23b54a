import { Icon } from '@site/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../layout/icon-button.ts';
import { NOTICE_DURATION_MS, type NoticeViewProps } from './shown-notice.ts';
import { noticePlace, NoticeSheet } from './notice-sheet.ts';

const Place = styled.div`
  ${noticePlace}
`;

/** Shown if Radix's toast cannot be loaded, such as when the network fails. */
export function PlainNotice({ shown: { id, notice, open }, dismiss }: NoticeViewProps) {
  const { duration = NOTICE_DURATION_MS } = notice;
  const timeUp = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open || duration === Infinity) return;
    const timer = setTimeout(timeUp, duration);
    return () => clearTimeout(timer);
  }, [id, open, duration]);
  return (
    <Place role={notice.variant === 'destructive' ? 'alert' : 'status'}>
      {open ? (
        <NoticeSheet key={id} $destructive={notice.variant === 'destructive'}>
          <div>
            <strong>{notice.title}</strong>
            {notice.description}
          </div>
          <IconButton type="button" aria-label="Close" onClick={dismiss}>
            <Icon name="close" size={20} />
          </IconButton>
        </NoticeSheet>
      ) : null}
    </Place>
  );
}

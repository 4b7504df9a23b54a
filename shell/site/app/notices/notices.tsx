import { NoticeContext, type Notice } from '@site/shell-contract';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { NOTICE_REMOVAL_DELAY_MS, type ShownNotice } from './shown-notice.ts';
import { PlainNotice } from './plain-notice.tsx';

const NoticeView = lazy(() => import('./notice-toast.tsx').catch(() => ({ default: PlainNotice })));

export function Notices({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownNotice>();
  const notify = useCallback(
    (notice: Notice) => setShown((before) => ({ id: (before?.id ?? 0) + 1, notice: asText(notice), open: true })),
    [],
  );
  const dismiss = useCallback(() => setShown((before) => before && { ...before, open: false }), []);

  const isOpen = shown?.open;
  useEffect(() => {
    if (isOpen !== false) return;
    const timer = setTimeout(() => setShown(undefined), NOTICE_REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <NoticeContext value={notify}>
      {children}
      <Suspense>{shown ? <NoticeView shown={shown} dismiss={dismiss} /> : null}</Suspense>
    </NoticeContext>
  );
}

/** Notices come from separately built remotes, and a value that React cannot render would crash the frame. */
function asText(notice: Notice): Notice {
  return { ...notice, title: String(notice.title), description: String(notice.description ?? '') };
}

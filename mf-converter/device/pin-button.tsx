import { Button, Icon, VisuallyHidden, useNotify } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { pairLabel, pairPath } from '../pairs/pair.ts';
import type { Pair } from '../pairs/pair.ts';
import { readStoredList, STORED_LISTS, togglePin } from './kept-conversions.ts';
import { useStored } from './stored.client.ts';

const FULL = {
  title: 'You’ve reached the pin limit',
  description: 'Unpin a converter on its page, or clear your pins on the home page.',
};

/** Fits the longer label, so toggling the button moves nothing. */
const Wide = styled(Button)`
  min-width: 6.75rem;
  justify-content: start;
`;

export function PinButton({ pair }: { pair: Pair }) {
  const path = pairPath(pair);
  const pins = readStoredList(useStored(STORED_LISTS.pinned.key), STORED_LISTS.pinned);
  const isPinned = pins.some((pin) => pin.path === path);
  const [announcement, setAnnouncement] = useState('');
  const notify = useNotify();
  const toggle = () => {
    const outcome = togglePin({ path, text: pairLabel(pair), value: '' });
    if (outcome === 'full') notify(FULL);
    else setAnnouncement(outcome === 'pinned' ? 'Pinned to the home page' : 'Unpinned');
  };
  return (
    <>
      <Wide variant="quiet" onClick={toggle}>
        <Icon name="pin" size={20} />
        <span>{isPinned ? 'Unpin' : 'Pin'}</span>
      </Wide>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

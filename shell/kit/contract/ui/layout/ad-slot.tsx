import { styled } from 'styled-components';

// `display: contents` makes no box at all, so that an empty slot takes no gap in a grid either.
const Slot = styled.div`
  display: contents;
`;

/** Where an advertisement could stand. Empty, without room, unheard. */
export function AdSlot({ format = 'rectangle' }: { format?: 'rectangle' }) {
  return <Slot aria-hidden="true" data-ad-format={format} />;
}

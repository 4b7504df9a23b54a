import { styled } from 'styled-components';

// Without a box, an empty slot adds no gap to a grid.
const Slot = styled.div`
  display: contents;
`;

/** Hidden from assistive technology. */
export function AdSlot({ format = 'rectangle' }: { format?: 'rectangle' }) {
  return <Slot aria-hidden="true" data-ad-format={format} />;
}

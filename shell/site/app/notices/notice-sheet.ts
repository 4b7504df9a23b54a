import { color, fontSize, minWidth, motion, radius, space } from '@site/shell-contract';
import { css, keyframes, styled } from 'styled-components';

const arrive = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;

export const noticePlace = css`
  position: fixed;
  right: ${space(4)};
  bottom: calc(${space(18)} + env(safe-area-inset-bottom, 0px));
  left: ${space(4)};
  z-index: 30;
  margin: 0;
  padding: 0;
  list-style: none;
  ${minWidth.mobile} {
    bottom: ${space(6)};
    right: ${space(6)};
    left: auto;
    width: 24rem;
  }
`;

export const noticeSheet = css<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(3)};
  align-items: start;
  padding: ${space(4)};
  border: 1px solid ${({ $destructive }) => ($destructive ? color.warning : color.accent)};
  border-left-width: 4px;
  border-radius: ${radius.card};
  background: ${({ $destructive }) => ($destructive ? color.warningTint : color.surface)};
  color: ${color.ink};
  font-size: ${fontSize.note};
  line-height: 1.5;
  animation: ${arrive} ${motion.calm};

  strong {
    display: block;
    color: ${({ $destructive }) => ($destructive ? color.warning : color.ink)};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='end'] {
    opacity: 0;
  }
`;

export const NoticeSheet = styled.div<{ $destructive: boolean }>`
  ${noticeSheet}
`;

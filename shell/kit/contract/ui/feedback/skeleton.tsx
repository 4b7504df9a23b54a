import { keyframes, styled } from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border: 1px solid transparent; /* visible in forced colors */
  border-radius: ${radius.control};
  background: ${color.tint};
  animation: ${breathe} 1.6s ease-in-out infinite;
  & + & {
    margin-top: ${space(3)};
  }
`;

interface SkeletonProps {
  count?: number;
  width?: string;
  height?: string;
}

/** Hidden from assistive technology, so add text that says the content is loading. */
export function Skeleton({ count = 1, width = '100%', height = '1.1em' }: SkeletonProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Bar key={index} $width={width} $height={height} />
      ))}
    </div>
  );
}

import { styled } from 'styled-components';
import { color, fontSize, layout, space } from '../theme/tokens.ts';

export const Prose = styled.div`
  max-width: ${layout.measure};

  > * + * {
    margin-top: ${space(4)};
  }
  > * + h2 {
    margin-top: ${space(12)};
  }
  > * + h3 {
    margin-top: ${space(8)};
  }
  h2 + *,
  h3 + * {
    margin-top: ${space(3)};
  }
  > * + section {
    margin-top: ${space(12)};
  }
  section > * + * {
    margin-top: ${space(4)};
  }
  ul,
  ol {
    padding-left: 1.4em;
  }
  li + li {
    margin-top: ${space(1.5)};
  }
  li::marker {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  dt {
    font-weight: 600;
  }
  dd + dt {
    margin-top: ${space(3)};
  }
  blockquote {
    margin-inline: 0;
    padding-left: ${space(4)};
    border-left: 2px solid ${color.accent};
    color: ${color.inkSoft};
  }
  code {
    font-size: 0.94em;
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: ${fontSize.note};
    color: ${color.inkSoft};
  }
`;

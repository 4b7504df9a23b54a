import { color, font, fontSize, layout, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Source } from '../articles/source.ts';

const Frame = styled.footer`
  max-width: ${layout.measure};
  margin-top: ${space(12)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};

  h2 {
    font-family: ${font.sans};
    font-size: ${fontSize.note};
  }
  ul {
    margin-top: ${space(2)};
    padding-left: 1.4em;
  }
  li + li {
    margin-top: ${space(1)};
  }
`;

export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  return (
    <Frame>
      <h2>Sources</h2>
      <ul>
        {sources.map(({ publisher, title, issued }) => (
          <li key={title}>
            {publisher}: <cite>{title}</cite>
            {issued === undefined ? null : `, ${issued}`}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

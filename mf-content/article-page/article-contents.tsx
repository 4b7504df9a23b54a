import { color, font, fontSize, minWidth, radius, rulerLeft, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { ArticleSection } from '../articles/article.ts';

const Frame = styled.nav`
  align-self: start;
  position: relative;
  padding: ${space(4)} ${space(4)} ${space(4)} ${space(7)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  font-size: ${fontSize.note};

  &::before {
    content: '';
    position: absolute;
    inset: ${space(4)} auto ${space(4)} 0;
    width: 10px;
    ${rulerLeft}
  }
  h2 {
    font-family: ${font.sans};
    font-size: ${fontSize.note};
    color: ${color.inkSoft};
  }
  ol {
    list-style: none;
    margin-top: ${space(2)};
    padding: 0;
  }
  a {
    display: block;
    padding-block: ${space(1.5)};
    line-height: 1.4;
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
  ${minWidth.sidebar} {
    position: sticky;
    top: ${space(20)};
  }
`;

export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <Frame aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

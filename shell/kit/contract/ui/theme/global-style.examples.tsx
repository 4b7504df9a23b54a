import { color, Link, space } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';
import { styled } from 'styled-components';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space(3)};
  list-style: none;
`;

const Swatch = styled.li<{ $color: string }>`
  &::before {
    content: '';
    display: block;
    height: ${space(10)};
    border: 1px solid ${color.hairline};
    background: ${({ $color }) => $color};
  }
`;

export default examples({
  component: 'GlobalStyle',
  examples: [
    {
      name: 'colors',
      element: (
        <Swatches>
          {Object.entries(color).map(([name, value]) => (
            <Swatch key={name} $color={value}>
              {name}
            </Swatch>
          ))}
        </Swatches>
      ),
    },
    {
      name: 'headings and text',
      element: (
        <>
          <h1>Heading of a page</h1>
          <h2>Heading of a section</h2>
          <h3>Heading within a section</h3>
          <h4>Heading of a few lines</h4>
          <p>
            Text with <Link to="/about-units">a link</Link>, <strong>strong</strong> and <em>stressed</em> words.
          </p>
        </>
      ),
    },
  ],
});

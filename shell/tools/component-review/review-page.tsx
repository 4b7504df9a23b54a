import { color, fontSize, PageHeading, PageLayout, radius, Section, space } from '@site/shell-contract';
import type { ComponentExample, ComponentExamples } from '@site/shell-contract/examples';
import { styled } from 'styled-components';

const Contents = styled.ul`
  columns: 12rem;
  margin-bottom: ${space(12)};
  list-style: none;
`;

const File = styled.code`
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

const Figure = styled.figure`
  margin-top: ${space(6)};

  figcaption {
    margin-bottom: ${space(2)};
    font-size: ${fontSize.note};
    color: ${color.inkSoft};
  }
  strong {
    color: ${color.ink};
  }
  > div {
    padding: ${space(4)};
    border: 1px dashed ${color.hairline};
    border-radius: ${radius.card};
  }
`;

/** This module exports only a component, so an edit to an example reloads in the open page. */
const modules = import.meta.webpackContext<{ default: ComponentExamples }>('../../..', {
  recursive: true,
  regExp: /\.examples\.tsx$/,
  exclude: /\/(node_modules|dist)$/,
});

const components = modules
  .keys()
  .map((path) => ({ ...modules(path).default, file: path.replace('./', '').replace('.examples', '') }));

export function ReviewPage() {
  return (
    <PageLayout>
      <PageHeading lead="All components in their states. The examples are in NAME.examples.tsx next to each component.">
        Components
      </PageHeading>
      <nav aria-label="Components">
        <Contents>
          {components.map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </Contents>
      </nav>
      {components.map(({ component, file, examples }) => (
        <Section key={component} id={component} title={component}>
          <File>{file}</File>
          {examples.map((example) => (
            <Example key={example.name} {...example} />
          ))}
        </Section>
      ))}
    </PageLayout>
  );
}

function Example({ name, description, element }: ComponentExample) {
  return (
    <Figure>
      <figcaption>
        <strong>{name}</strong>
        {description ? <> – {description}</> : null}
      </figcaption>
      <div>{element}</div>
    </Figure>
  );
}

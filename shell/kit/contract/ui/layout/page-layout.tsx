import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, layout, minWidth, space } from '../theme/tokens.ts';

export const Container = styled.div`
  max-width: calc(${layout.container} + ${space(12)});
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${minWidth.mobile} {
    padding-inline: ${space(6)};
  }
`;

const Frame = styled(Container)`
  padding-block: ${space(5)} ${space(16)};
  ${minWidth.mobile} {
    padding-block: ${space(8)} ${space(24)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  ${minWidth.sidebar} {
    grid-template-columns: minmax(0, 1fr) ${layout.sidebar};
  }
  @media print {
    display: block;
    aside {
      display: none;
    }
  }
`;

interface PageLayoutProps {
  children: ReactNode;
  /** Next to the main column in windows of 1024 px or more, and below it in narrower ones. */
  aside?: ReactNode;
  asideLabel?: string;
}

/** Lays out the content of the shell's `<main>`. */
export function PageLayout({ children, aside, asideLabel = 'More converters' }: PageLayoutProps) {
  if (!aside) return <Frame>{children}</Frame>;
  return (
    <Frame>
      <Columns>
        <div>{children}</div>
        <aside aria-label={asideLabel}>{aside}</aside>
      </Columns>
    </Frame>
  );
}

// Without a box, an empty slot adds no gap to a grid.
const Slot = styled.div`
  display: contents;
`;

export function AdSlot({ format = 'rectangle' }: { format?: 'rectangle' }) {
  return <Slot aria-hidden="true" data-ad-format={format} />;
}

const Head = styled.div`
  margin-bottom: ${space(5)};
  ${minWidth.mobile} {
    margin-bottom: ${space(8)};
  }

  p {
    max-width: ${layout.measure};
    margin-top: ${space(2)};
    font-size: ${fontSize.lead};
    line-height: 1.5;
    text-wrap: pretty;
    color: ${color.inkSoft};
  }
`;

export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <Head>
      <h1>{children}</h1>
      {lead ? <p>{lead}</p> : null}
    </Head>
  );
}

const Region = styled.section`
  & + & {
    margin-top: ${space(8)};
  }
  ${minWidth.mobile} {
    & + & {
      margin-top: ${space(14)};
    }
  }
  > h2 {
    margin-bottom: ${space(4)};
  }
`;

interface SectionProps {
  title: ReactNode;
  id?: string;
  children: ReactNode;
}

export function Section({ title, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <Region id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Region>
  );
}

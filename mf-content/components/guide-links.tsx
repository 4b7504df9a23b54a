import { ButtonLink, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

interface GuideLinksProps {
  category: string;
  /** As the category page is called, such as 'Length'. */
  name: string;
  /** The pair that most people look for. */
  popular: { slug: string; label: string };
}

/** From a guide to its converters. */
export function GuideLinks({ category, name, popular }: GuideLinksProps) {
  return (
    <Row>
      <ButtonLink to={`/converter/${category}/${popular.slug}`}>{popular.label}</ButtonLink>
      <ButtonLink to={`/category/${category}`} variant="secondary">{`All ${name.toLowerCase()} converters`}</ButtonLink>
    </Row>
  );
}

import { ButtonLink, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

interface GuideLinksProps {
  category: string;
  /** Heading of the category page, such as 'Length'. */
  name: string;
  popular: { slug: string; label: string };
}

export function GuideLinks({ category, name, popular }: GuideLinksProps) {
  return (
    <Row>
      <ButtonLink to={`/converter/${category}/${popular.slug}`}>{popular.label}</ButtonLink>
      <ButtonLink to={`/category/${category}`} variant="secondary">{`All ${name.toLowerCase()} converters`}</ButtonLink>
    </Row>
  );
}

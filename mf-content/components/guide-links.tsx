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
  /** What most people look for, beginning with the first. By the slugs of the API, which lists them among the first of the category. */
  popular: readonly (readonly [slug: string, label: string])[];
}

/** From a guide to its converters. */
export function GuideLinks({ category, name, popular }: GuideLinksProps) {
  return (
    <Row>
      {popular.map(([slug, label], index) => (
        <ButtonLink key={slug} to={`/converter/${category}/${slug}`} variant={index === 0 ? 'primary' : 'secondary'}>{label}</ButtonLink>
      ))}
      <ButtonLink to={`/category/${category}`} variant="secondary">{`All ${name.toLowerCase()} converters`}</ButtonLink>
    </Row>
  );
}

import { PageLayout, Skeleton, space, VisuallyHidden } from '@site/shell-contract';
import { styled } from 'styled-components';

const Shape = styled.div`
  display: grid;
  gap: ${space(6)};
`;

/** Fills the window, so that the footer does not move when the page loads. */
export function PageSkeleton() {
  return (
    <div data-room="">
      <PageLayout>
        <VisuallyHidden role="status">Loading the page</VisuallyHidden>
        <Shape>
          <Skeleton width="12rem" />
          <Skeleton width="24rem" height="2.4rem" />
          <Skeleton height="18rem" />
          <Skeleton count={4} />
        </Shape>
      </PageLayout>
    </div>
  );
}

import { Prose } from '@site/shell-contract';

export function ThirdParties() {
  return (
    <Prose>
      <p>
        The site may link to other websites. We do not control them and are not responsible for their content. A link is no recommendation.
      </p>
    </Prose>
  );
}

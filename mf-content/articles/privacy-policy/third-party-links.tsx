import { Prose } from '@site/shell-contract';

export function ThirdPartyLinks() {
  return (
    <Prose>
      <p>
        Where a page links to another website, that site’s own privacy policy applies as soon as you follow the link. We do not control such sites
        and are not responsible for what they do with data.
      </p>
    </Prose>
  );
}

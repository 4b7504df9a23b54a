import { Prose } from '@site/shell-contract';

export function Changes() {
  return (
    <Prose>
      <p>
        We may add to the site, change it or take parts of it away. We may also change these terms. The version on this page is the one in force;
        by using the site after a change you accept the new version. If a change matters to your rights, we make it visible on the site.
      </p>
    </Prose>
  );
}

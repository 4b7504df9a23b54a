import { Prose } from '@site/shell-contract';

export function Changes() {
  return (
    <Prose>
      <p>
        When the site changes what it does with data, this page changes with it, and so does the date at its top. We do not make a change that
        reduces your privacy without saying so here beforehand.
      </p>
    </Prose>
  );
}

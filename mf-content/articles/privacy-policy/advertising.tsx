import { Prose } from '@site/shell-contract';

export function Advertising() {
  return (
    <Prose>
      <p>
        Some pages have a place reserved for an advertisement. These places are empty: the site loads no advertisements and no advertising
        scripts, and shares no data with advertisers. If that is to change, we will change this policy first and say here which companies are
        involved and what choices you have.
      </p>
    </Prose>
  );
}

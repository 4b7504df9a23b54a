import { Prose } from '@site/shell-contract';

export function Liability() {
  return (
    <Prose>
      <p>
        The site is provided as it is and as available, without warranty of any kind, whether express or implied, including warranties of
        merchantability, fitness for a particular purpose and freedom from errors.
      </p>
      <p>
        As far as the law allows, we are not liable for loss or damage that arises from the use of the site, from relying on its results, or from
        its not being available. Nothing in these terms limits a liability that cannot be limited by law, such as for intent or for injury to life
        and health.
      </p>
    </Prose>
  );
}

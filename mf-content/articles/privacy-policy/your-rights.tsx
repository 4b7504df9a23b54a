import { Prose } from '@site/shell-contract';

export function YourRights() {
  return (
    <Prose>
      <p>
        Depending on where you live, the law gives you the right to know which personal data we hold about you, to have it corrected or deleted,
        to receive a copy, or to object to its use. We honor such requests wherever you live. As a rule, the only data that we can connect to you
        are the messages that you sent us, so tell us the e-mail address that you used. You may also complain to the data protection authority of
        your country.
      </p>
    </Prose>
  );
}

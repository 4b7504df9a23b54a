import { Prose } from '@site/shell-contract';

export function AcceptableUse() {
  return (
    <Prose>
      <p>You may use the site for any lawful purpose, private or commercial. You agree not to:</p>
      <ul>
        <li>disturb its operation, for example by an excessive number of automated requests,</li>
        <li>try to get into its servers or into data that is not meant for you,</li>
        <li>send unlawful, abusive or unsolicited advertising messages through the contact form,</li>
        <li>pass the site, or large parts of it, off as your own.</li>
      </ul>
      <p>Whoever does so may be shut out from the site.</p>
    </Prose>
  );
}

import { Prose } from '@site/shell-contract';

export function WritingHints({ email }: { email: string }) {
  return (
    <Prose>
      <h2>What helps us</h2>
      <p>If a result looks wrong, send us:</p>
      <ul>
        <li>the page’s web address,</li>
        <li>the number you typed and both units,</li>
        <li>the result you expected, and its source if you have one.</li>
      </ul>
      <p>
        You can also email <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Prose>
  );
}

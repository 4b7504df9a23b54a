import { Prose } from '@site/shell-contract';

export function WritingHints({ email }: { email: string }) {
  return (
    <Prose>
      <h2>What helps us</h2>
      <p>If a result looks wrong to you, send us:</p>
      <ul>
        <li>the address of the page,</li>
        <li>the number that you typed and both units,</li>
        <li>the result that you expected, and its source if you have one.</li>
      </ul>
      <p>
        You can also write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Prose>
  );
}

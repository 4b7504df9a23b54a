import { color, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { EXAMPLES } from './examples.ts';

const Answer = styled.pre`
  overflow: auto;
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-size: ${fontSize.note};
  line-height: 1.5;
`;

export function ExampleAnswer({ of: { address, answer } }: { of: (typeof EXAMPLES)[keyof typeof EXAMPLES] }) {
  return (
    <>
      <p>
        <a href={encodeURI(address)}>
          <code>{`GET ${address}`}</code>
        </a>
      </p>
      <Answer tabIndex={0} aria-label={`The answer to ${address}`} role="region">
        <code>{JSON.stringify(answer, null, 2)}</code>
      </Answer>
    </>
  );
}

import { color, fontSize, Prose, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Example } from './examples.ts';

const Code = styled.pre`
  overflow: auto;
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-size: ${fontSize.note};
  line-height: 1.5;
`;

export function ExampleAnswer({ of: { address, body, answer } }: { of: Example }) {
  return (
    <Prose>
      <p>
        {body ? (
          <code>{`POST ${address}`}</code>
        ) : (
          <a href={encodeURI(address)}>
            <code>{`GET ${address}`}</code>
          </a>
        )}
      </p>
      {body && <Json label={`The request to ${address}`} value={body} />}
      <Json label={`The answer to ${body ? 'POST ' : ''}${address}`} value={answer} />
    </Prose>
  );
}

function Json({ label, value }: { label: string; value: object }) {
  return (
    <Code tabIndex={0} aria-label={label} role="region">
      <code>{JSON.stringify(value, null, 2)}</code>
    </Code>
  );
}

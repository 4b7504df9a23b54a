import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, fieldAttributes, fieldBox } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import { Icon } from '../icons/icon.tsx';
import { color, space } from '../theme/tokens.ts';

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    right: ${space(3)};
    top: calc(50% - 10px);
    pointer-events: none;
    color: ${color.inkSoft};
  }
`;

const Native = styled.select`
  ${fieldBox}
  appearance: none;
  padding-right: ${space(10)};
  text-overflow: ellipsis;
`;

type SelectProps = ComponentProps<'select'> & FieldTexts;

/** Children are `<option>` elements. */
export function Select({ label, hint, error, id, children, ...rest }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, hint, error };
  return (
    <FieldFrame id={fieldId} {...texts}>
      <Box>
        <Native {...rest} {...fieldAttributes(fieldId, texts)}>
          {children}
        </Native>
        <Icon name="chevron-down" size={20} />
      </Box>
    </FieldFrame>
  );
}

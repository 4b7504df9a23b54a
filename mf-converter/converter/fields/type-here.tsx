import { Icon, VisuallyHidden, color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

/** In the row of the result's label, so that it takes no room from the number. */
const Face = styled.button`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(6)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font-size: ${fontSize.small};
  font-weight: 600;
  @media print, (scripting: none) {
    display: none;
  }
`;

const Wide = styled.span`
  display: none;
  ${minWidth.pair} {
    display: inline;
  }
`;

/** SVG path data. */
const PENCIL = 'M4 20v-4L15.5 4.5l4 4L8 20zM13 7l4 4';

export function TypeHere({ unit, onClick }: { unit: string | undefined; onClick: () => void }) {
  return (
    <Face type="button" onClick={onClick}>
      <Icon path={PENCIL} size={16} />
      <span>
        Type here<Wide> instead</Wide>
        {unit === undefined ? null : <VisuallyHidden key={unit}>{`, in ${unit}`}</VisuallyHidden>}
      </span>
    </Face>
  );
}

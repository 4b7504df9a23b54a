import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Button, color, figures, screenScale, space } from '@site/shell-contract';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { store, useStored } from '../device/stored.client.ts';
import { DoubleScale, rulers } from '../double-scale/double-scale.tsx';
import type { PictureProps, ShapeWithAxes } from '../double-scale/shape.ts';
import { Calibration } from './calibration.tsx';
import { buildAxis, computeDensity, computeFit, toMillimeters } from './geometry.ts';

const Panel = styled.div`
  padding-block: ${space(2)};
  outline: none;
`;

const Wide = styled.div`
  p {
    padding-inline: ${space(4)};
    text-align: center;
  }
  @media (max-width: 639.98px) {
    margin-inline: -${space(9)};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

/** As wide as the drawing of a scale, without its padding. */
const Measure = styled.div`
  margin-inline: ${space(4)};
`;

/** The line along the seam between the rulers, from zero to the pointer. */
const Length = styled.svg`
  position: absolute;
  z-index: -1;
  top: 61px;
  left: ${space(4)};
  width: calc(100% - ${space(8)});
  height: 6px;
  fill: ${color.accent};
`;

export interface TrueSizeProps {
  /** The value is in the unit `from`. */
  value: Rational;
  from: UnitDefinition;
  to: UnitDefinition;
}

export function TrueSizePanel(props: TrueSizeProps) {
  // Stored in device pixels, because zooming the page does not change them.
  const stored = Number(useStored(screenScale.key));
  const [isChecking, setChecking] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isCalibrated = stored > 0;
  const pixels = isCalibrated ? stored / devicePixelRatio : undefined;
  // The pressed button disappears, so move the focus to the panel.
  const show = (isCheck: boolean) => {
    setChecking(isCheck);
    panel.current?.focus();
  };
  const keep = (fitting: number) => {
    store(screenScale.key, String(fitting * devicePixelRatio));
    document.documentElement.style.setProperty(screenScale.property, `${fitting}px`);
    show(false);
  };
  const reset = () => {
    store(screenScale.key, '');
    document.documentElement.style.removeProperty(screenScale.property);
    show(false);
  };
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label="True size">
      {pixels === undefined || isChecking ? (
        <Calibration pixels={pixels} onFit={keep} />
      ) : (
        <>
          <Rulers {...props} pixels={pixels} />
          <Actions>
            <Button variant="secondary" onClick={() => show(true)}>
              Check the size
            </Button>
            <Button variant="secondary" onClick={reset}>
              Reset
            </Button>
          </Actions>
        </>
      )}
    </Panel>
  );
}

/** @param pixels the screen's pixels per millimeter */
function Rulers({ value, from, to, pixels }: TrueSizeProps & { pixels: number }) {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Wide>
      <Measure ref={measure} />
      {width > 0 ? <Picture value={value} from={from} to={to} screen={width / pixels} /> : null}
    </Wide>
  );
}

const CENTIMETER = 10;
const INCH = 25.4;

/** @param screen the width of the rulers in millimeters */
function Picture({ value, from, to, screen }: TrueSizeProps & { screen: number }) {
  const nothing = useRef(() => {});
  const fit = computeFit(toMillimeters(value, from), screen);
  if (fit === 'too-small') return <p>This is too small to see at its real size.</p>;
  if (fit === 'too-long') {
    const [centimeters, inches] = [CENTIMETER, INCH].map((unit) => (screen / unit).toFixed(1));
    return <p>{figures(`This is too long to show: ${centimeters} cm (${inches} in) fit here.`)}</p>;
  }
  const shape: ShapeWithAxes = {
    ...rulers,
    ...computeDensity([from, to], screen),
    buildAxes: () => ({ from: buildAxis(from, screen), to: buildAxis(to, screen) }),
    hint: 'At real size. Lay something on the screen, and drag the pointer to its end.',
    Picture: MeasuredRulers,
  };
  return <DoubleScale key={screen} value={value} from={from} to={to} enter={nothing} shape={shape} />;
}

function MeasuredRulers(sides: PictureProps) {
  return (
    <>
      <rulers.Picture {...sides} />
      <Length aria-hidden="true">
        <rect width={`${(sides.from.pointer?.at ?? 0) * 100}%`} height="100%" />
      </Length>
    </>
  );
}

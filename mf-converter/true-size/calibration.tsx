import { Button, color, space } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OptionSelect } from '../ui/option-select.tsx';
import { KNOWN_OBJECTS } from './geometry.ts';

/** CSS pixels per millimeter, from a large monitor to more than any phone. */
const RANGE = { min: 2, max: 9, step: 0.01 } as const;

/** CSS pixels per millimeter before calibration. A CSS inch is 96 pixels, but phones have more per inch. */
const USUAL = { screen: 96 / 25.4, phone: 6 } as const;

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 30rem;
`;

const Slide = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  input {
    flex: 1;
    min-width: 0;
    min-height: ${space(11)};
    accent-color: ${color.accent};
  }
`;

const Outline = styled.svg`
  margin-top: ${space(3)};
  fill: ${color.accentTint};
  stroke: ${color.accent};
  stroke-width: 2px;
  @media (max-width: 639.98px) {
    position: relative;
    left: 50%;
    max-width: none;
    translate: -50%;
  }
`;

interface CalibrationProps {
  /** CSS pixels per millimeter. Undefined before the first calibration. */
  pixels: number | undefined;
  onFit: (pixels: number) => void;
}

export function Calibration({ pixels, onFit }: CalibrationProps) {
  const isNarrow = innerWidth < 640;
  const [draft, setDraft] = useState(pixels ?? (isNarrow ? USUAL.phone : USUAL.screen));
  const [chosen, choose] = useState<(typeof KNOWN_OBJECTS)[number]['value']>('card');
  const { name, radius, ...size } = KNOWN_OBJECTS.find(({ value }) => value === chosen)!;
  // On phones, draw the card upright, because it is wider than the screen.
  const [width, height] = isNarrow ? [size.height, size.width] : [size.width, size.height];
  const move = (steps: number) =>
    setDraft((latest) => Math.min(Math.max(latest + steps * RANGE.step, RANGE.min), RANGE.max));
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onFit(draft);
        }}
      >
        <p>
          Browsers don’t know how large a screen is. Lay {name} on it, and move the slider until the outline is as
          large. This device remembers it.
        </p>
        <OptionSelect label="What you have" value={chosen} options={KNOWN_OBJECTS} onChoose={choose} />
        <Slide>
          <Button variant="secondary" aria-label="Smaller" onClick={() => move(-1)}>
            −
          </Button>
          <input
            type="range"
            aria-label="Size of the outline"
            aria-valuetext={`${Math.round(width * draft)} pixels wide`}
            {...RANGE}
            value={draft}
            onChange={({ currentTarget }) => setDraft(Number(currentTarget.value))}
          />
          <Button variant="secondary" aria-label="Larger" onClick={() => move(1)}>
            +
          </Button>
        </Slide>
        <Button type="submit">It fits</Button>
      </Form>
      <Outline data-outline="" aria-hidden="true" width={width * draft} height={height * draft}>
        {/* The outer edge of the line is the edge of the object. */}
        <rect x={1} y={1} width={width * draft - 2} height={height * draft - 2} rx={radius * draft - 1} />
      </Outline>
    </>
  );
}

import { useNumberFormat } from '@site/shell-contract';
import { useSyncExternalStore } from 'react';
import { sliderNumbers } from './grid.ts';
import { NO_LANDMARKS } from './landmarks.ts';
import { Rulers } from './rulers.tsx';
import { Frame, Grip, Note } from './scale-frame.ts';
import { scaleNote, scaleTexts } from './scale-texts.ts';
import { usePointer } from './use-pointer.ts';
import type { DoubleScaleProps } from './use-pointer.ts';

const neverChanges = () => () => {};

/** Two scales face to face with a pointer at the value. Before its code runs, it is a picture. */
export function DoubleScale(props: DoubleScaleProps) {
  const { from, to, landmarks = NO_LANDMARKS, isOneSided = false, thermometer } = props;
  const { scale, value, handlers } = usePointer(props);
  const isInteractive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const format = useNumberFormat();
  const texts = scaleTexts(value, { from, to, format, isOneSided });
  const isThermometer = scale.shape === 'thermometer';
  const Picture = (isThermometer && thermometer?.Picture) || Rulers;
  const slider = () => {
    const { min, max, now } = sliderNumbers(scale, value);
    return {
      role: 'slider',
      tabIndex: 0,
      'aria-label': `Scale from ${from.plural} to ${to.plural}`,
      'aria-orientation': isThermometer ? ('vertical' as const) : undefined,
      'aria-valuemin': min,
      'aria-valuemax': max,
      'aria-valuenow': now,
      'aria-valuetext': texts.sentence,
      ...handlers,
    };
  };
  return (
    <>
      <Frame
        $shape={scale.shape}
        translate="no"
        {...(isInteractive ? slider() : { role: 'img', 'aria-label': texts.sentence })}
      >
        <Picture
          scale={scale}
          value={value}
          texts={texts}
          format={format}
          landmarks={landmarks}
          isOneSided={isOneSided}
        />
        {isThermometer ? <Grip data-grip="" /> : null}
      </Frame>
      <Note $isHint={!scale.isReciprocal && !scale.from.isLogarithmic}>{scaleNote(scale)}</Note>
    </>
  );
}

import { ConverterBox } from '../search/converter-box.tsx';

/** The sidebar's search: the answer and suggestions from two characters on, the first of them by Enter. */
export function FindAConverter() {
  return <ConverterBox label="Find a Converter" size="small" placeholder="5 ft 3 in to cm" />;
}

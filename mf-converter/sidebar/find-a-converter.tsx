import { ConverterBox } from '../search/converter-box.tsx';

export function FindAConverter() {
  return <ConverterBox label="Find a Converter" size="small" placeholder="5 ft 3 in to cm" />;
}

import type { CategoryAbout } from '../../category-schema.ts';

const PREFIXES = 'SI Brochure (BIPM, 9th edition), prefixes of the hertz';

export const about: CategoryAbout = {
  Hz: {
    definition: 'A hertz is one cycle per second. It is the SI unit of frequency.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: 1/s',
    use: 'Sound, electricity, screens, and vibrations are measured in hertz.',
    examples: [
      { quantity: '60', label: 'US household electricity', isExact: true },
      { quantity: '440', label: 'the A that orchestras tune to', isExact: true },
      { quantity: '20', label: 'the lowest note that people hear' },
    ],
  },
  kHz: {
    definition: 'A kilohertz is 1000 hertz.',
    authority: PREFIXES,
    use: 'High-pitched sounds, digital audio, and AM radio are measured in kilohertz.',
    examples: [
      { quantity: '20', label: 'the highest note that young ears hear' },
      { quantity: '44.1', label: 'the sample rate of CD sound', isExact: true },
      { quantity: '1000', label: 'an AM station in the middle of the dial' },
    ],
  },
  MHz: {
    definition: 'A megahertz is a million hertz.',
    authority: PREFIXES,
    use: 'FM radio, airplane radios, memory clocks, and payment cards are measured in megahertz.',
    examples: [
      { quantity: '100', label: 'an FM station' },
      { quantity: '13.56', label: 'a contactless payment card', isExact: true },
      { quantity: '1', label: 'the processor of a 1982 Commodore 64' },
    ],
  },
  GHz: {
    definition: 'A gigahertz is a billion hertz, or 1000 megahertz.',
    authority: PREFIXES,
    use: 'Processors, Wi-Fi, radar, and satellites are measured in gigahertz.',
    examples: [
      { quantity: '2.4', label: 'the older band of Wi-Fi' },
      { quantity: '1.57542', label: 'the main signal of GPS', isExact: true },
      { quantity: '4', label: 'the clock of a desktop processor' },
    ],
  },
  rpm: {
    definition: 'A revolution per minute (rpm) is one full turn in 60 seconds, a sixtieth of a hertz.',
    authority: 'SI Brochure (BIPM, 9th edition): the minute of 60 s; one revolution as one cycle',
    use: 'Engines, drills, hard disks, and record players are rated in revolutions per minute.',
    examples: [
      { quantity: '800', label: 'a car engine at idle' },
      { quantity: '7200', label: 'a desktop hard disk', isExact: true },
      { quantity: '45', label: 'a 7-inch single on a record player', isExact: true },
    ],
    question: {
      question: 'Why are rpm and hertz convertible?',
      neighbors: ['Hz', 'kHz'],
      answer:
        'Both count how often something happens, once a turn: one per minute and one per second. 60 rpm is one turn ' +
        'per second, or 1 Hz.',
    },
  },
  'rad-s': {
    definition:
      'A radian per second is the speed of something that turns by one radian, about 57.3 degrees, every second.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit of angular frequency: a turn is 2π rad',
    use: 'Physics and engineering calculate with radians per second, the angular frequency ω.',
    examples: [
      { quantity: '377', label: 'US household electricity' },
      { quantity: '0.105', label: 'the second hand of a clock' },
    ],
    question: {
      question: 'Why is there a 2π between hertz and radians per second?',
      neighbors: ['Hz', 'kHz', 'MHz', 'GHz', 'rpm'],
      answer:
        'Because a full turn is 2π radians, about 6.283. Something that turns once per second, at 1 hertz, moves ' +
        'through 2π radians in that second.',
    },
  },
  'deg-s': {
    definition: 'A degree per second is a 360th of a turn every second.',
    authority: 'SI Brochure (BIPM, 9th edition): the degree, 1/360 of a turn, over the second',
    use: 'The turns of gyroscopes, cameras, robots, and airplanes are measured in degrees per second.',
    examples: [
      { quantity: '6', label: 'the second hand of a clock', isExact: true },
      { quantity: '3', label: 'an airliner’s standard-rate turn', isExact: true },
    ],
  },
};

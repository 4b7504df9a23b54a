import type { PairFaqs } from '../category-schema.ts';
import { faqs as length } from '../categories/length/pair-texts.ts';
import { faqs as weight } from '../categories/weight/pair-texts.ts';
import { faqs as temperature } from '../categories/temperature/pair-texts.ts';
import { faqs as area } from '../categories/area/pair-texts.ts';
import { faqs as volume } from '../categories/volume/pair-texts.ts';
import { faqs as speed } from '../categories/speed/pair-texts.ts';
import { faqs as pressure } from '../categories/pressure/pair-texts.ts';
import { faqs as power } from '../categories/power/pair-texts.ts';
import { faqs as torque } from '../categories/torque/pair-texts.ts';
import { faqs as dataRate } from '../categories/data-rate/pair-texts.ts';
import { faqs as frequency } from '../categories/frequency/pair-texts.ts';
import { faqs as volumeFlow } from '../categories/volume-flow/pair-texts.ts';
import { faqs as density } from '../categories/density/pair-texts.ts';
import { faqs as acceleration } from '../categories/acceleration/pair-texts.ts';

export const writtenFaqs: PairFaqs = {
  ...length,
  ...weight,
  ...temperature,
  ...area,
  ...volume,
  ...speed,
  ...pressure,
  ...power,
  ...torque,
  ...dataRate,
  ...frequency,
  ...volumeFlow,
  ...density,
  ...acceleration,
};

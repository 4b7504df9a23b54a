import type { PairFaqs } from '../category-schema.ts';
import { faqs as length } from '../categories/length/faqs.ts';
import { faqs as weight } from '../categories/weight/faqs.ts';
import { faqs as temperature } from '../categories/temperature/faqs.ts';
import { faqs as area } from '../categories/area/faqs.ts';
import { faqs as volume } from '../categories/volume/faqs.ts';
import { faqs as speed } from '../categories/speed/faqs.ts';
import { faqs as pressure } from '../categories/pressure/faqs.ts';
import { faqs as power } from '../categories/power/faqs.ts';
import { faqs as torque } from '../categories/torque/faqs.ts';
import { faqs as dataRate } from '../categories/data-rate/faqs.ts';
import { faqs as frequency } from '../categories/frequency/faqs.ts';
import { faqs as volumeFlow } from '../categories/volume-flow/faqs.ts';
import { faqs as density } from '../categories/density/faqs.ts';
import { faqs as acceleration } from '../categories/acceleration/faqs.ts';

/** Written questions by canonical slug. They replace the generated ones. */
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

export const BETWEEN_KINDS: readonly (readonly string[])[] = `
  weight | volume | How much a volume weighs depends on what fills it: a cup of flour is lighter than a cup of water.
  length | area | An area is a length times a width.
  length | volume | A volume is a length times a width times a height.
  area | volume | A volume is an area times a height.
  weight | force | How hard gravity pulls on a mass depends on where it is; near the ground, 1 kg weighs about 9.81 N.
  length | time | How long a trip takes depends on the speed.
  length | speed | A speed is a length per time.
  force | pressure | A pressure is a force on an area.
  energy | weight | How much energy a mass holds depends on what it’s made of.
  energy | torque | Energy is a force along a distance, torque a force across a lever. One turn of 1 N·m does about 6.283 J of work.
  frequency | time | One cycle takes 1 divided by the frequency: at 50 Hz, 0.02 s.
  frequency | speed | How fast a wheel moves depends on its size, too.
  speed | acceleration | Acceleration is how much a speed changes per second.
  weight | density | Density is weight per volume.
  volume | density | Density is weight per volume.
  volume | volume-flow | A flow is a volume per time.
  data | data-rate | A data rate is an amount of data per second: at 8 Mbit/s, 1 MB takes one second.
  force | torque | Torque is a force times the length of its lever.
  power | torque | Power is torque times the speed of rotation.
  energy | power | Power is energy per time: 1 kilowatt for an hour is 1 kilowatt hour.
  energy | temperature | How much energy warms something depends on what it is.`
  .split('\n')
  .map((row) => row.split('|').map((field) => field.trim()));

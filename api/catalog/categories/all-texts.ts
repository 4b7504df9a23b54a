import type { CategoryAbout, PairNotes } from '../category-schema.ts';
import { about as aboutLength } from './length/about.ts';
import { about as aboutWeight } from './weight/about.ts';
import { about as aboutTemperature } from './temperature/about.ts';
import { about as aboutArea } from './area/about.ts';
import { about as aboutVolume } from './volume/about.ts';
import { about as aboutSpeed } from './speed/about.ts';
import { about as aboutPressure } from './pressure/about.ts';
import { about as aboutEnergy } from './energy/about.ts';
import { about as aboutTime } from './time/about.ts';
import { about as aboutData } from './data/about.ts';
import { about as aboutForce } from './force/about.ts';
import { about as aboutAngle } from './angle/about.ts';
import { about as aboutFuelEconomy } from './fuel-economy/about.ts';
import { about as aboutElectricCarEfficiency } from './electric-car-efficiency/about.ts';
import { about as aboutPower } from './power/about.ts';
import { about as aboutTorque } from './torque/about.ts';
import { about as aboutDataRate } from './data-rate/about.ts';
import { about as aboutFrequency } from './frequency/about.ts';
import { about as aboutVolumeFlow } from './volume-flow/about.ts';
import { about as aboutDensity } from './density/about.ts';
import { about as aboutLinearDensity } from './linear-density/about.ts';
import { about as aboutAcceleration } from './acceleration/about.ts';
import { notes as notesLength } from './length/pair-texts.ts';
import { notes as notesWeight } from './weight/pair-texts.ts';
import { notes as notesTemperature } from './temperature/pair-texts.ts';
import { notes as notesArea } from './area/pair-texts.ts';
import { notes as notesVolume } from './volume/pair-texts.ts';
import { notes as notesSpeed } from './speed/pair-texts.ts';
import { notes as notesPressure } from './pressure/pair-texts.ts';
import { notes as notesEnergy } from './energy/pair-texts.ts';
import { notes as notesTime } from './time/pair-texts.ts';
import { notes as notesData } from './data/pair-texts.ts';
import { notes as notesForce } from './force/pair-texts.ts';
import { notes as notesAngle } from './angle/pair-texts.ts';
import { notes as notesFuelEconomy } from './fuel-economy/pair-texts.ts';
import { notes as notesElectricCarEfficiency } from './electric-car-efficiency/pair-texts.ts';
import { notes as notesPower } from './power/pair-texts.ts';
import { notes as notesTorque } from './torque/pair-texts.ts';
import { notes as notesDataRate } from './data-rate/pair-texts.ts';
import { notes as notesFrequency } from './frequency/pair-texts.ts';
import { notes as notesVolumeFlow } from './volume-flow/pair-texts.ts';
import { notes as notesDensity } from './density/pair-texts.ts';
import { notes as notesLinearDensity } from './linear-density/pair-texts.ts';
import { notes as notesAcceleration } from './acceleration/pair-texts.ts';

/* Only the API and tests import this file. Pages load only the copy for their own category. */

export const allAbout: Readonly<Record<string, CategoryAbout>> = {
  length: aboutLength,
  weight: aboutWeight,
  temperature: aboutTemperature,
  area: aboutArea,
  volume: aboutVolume,
  speed: aboutSpeed,
  pressure: aboutPressure,
  energy: aboutEnergy,
  time: aboutTime,
  data: aboutData,
  force: aboutForce,
  angle: aboutAngle,
  'fuel-economy': aboutFuelEconomy,
  'electric-car-efficiency': aboutElectricCarEfficiency,
  power: aboutPower,
  torque: aboutTorque,
  'data-rate': aboutDataRate,
  frequency: aboutFrequency,
  'volume-flow': aboutVolumeFlow,
  density: aboutDensity,
  'linear-density': aboutLinearDensity,
  acceleration: aboutAcceleration,
};

export const allNotes: Readonly<Record<string, PairNotes>> = {
  length: notesLength,
  weight: notesWeight,
  temperature: notesTemperature,
  area: notesArea,
  volume: notesVolume,
  speed: notesSpeed,
  pressure: notesPressure,
  energy: notesEnergy,
  time: notesTime,
  data: notesData,
  force: notesForce,
  angle: notesAngle,
  'fuel-economy': notesFuelEconomy,
  'electric-car-efficiency': notesElectricCarEfficiency,
  power: notesPower,
  torque: notesTorque,
  'data-rate': notesDataRate,
  frequency: notesFrequency,
  'volume-flow': notesVolumeFlow,
  density: notesDensity,
  'linear-density': notesLinearDensity,
  acceleration: notesAcceleration,
};

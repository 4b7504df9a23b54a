import { formatFixed } from '@site/catalog/engine/format-quantity';
import { divide, multiply, rational, subtract, type Rational } from '@site/catalog/engine/rational';
import { QUESTIONS_A_DAY } from './questions.ts';

const HUNDRED = rational(100n);

/** Returns a whole percentage, negative if the guess is too low. */
export function computeError(guess: Rational, answer: Rational): number {
  return Number(formatFixed(multiply(divide(subtract(guess, answer), answer), HUNDRED), 0));
}

export function errorText(error: number): string {
  if (error === 0) return 'spot on';
  return `${Math.abs(error)}% too ${error > 0 ? 'high' : 'low'}`;
}

/** Returns the mean error as a whole percentage. */
export function computeScore(errors: readonly number[]): number {
  return Math.round(errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length);
}

export function scoreLine(date: string, errors: readonly number[], url: string): string {
  const each = errors.map((error) => `${Math.abs(error)}%`).join(', ');
  return `Five by Eye, ${dateText(date)}: off by ${computeScore(errors)}% on average (${each}). ${url}`;
}

export interface GameRecord {
  date: string;
  errors: readonly number[];
  /** Number of consecutive days with a finished game. */
  streak: number;
}

const NO_RECORD: GameRecord = { date: '', errors: [], streak: 0 };

/** Storage may contain data from another release or from a manual edit. */
export function readRecord(stored: string): GameRecord {
  try {
    const { date, errors, streak } = JSON.parse(stored) as Partial<Record<keyof GameRecord, unknown>>;
    const isErrors = Array.isArray(errors) && errors.length <= QUESTIONS_A_DAY && errors.every(Number.isFinite);
    if (typeof date === 'string' && isErrors && Number.isInteger(streak))
      return { date, errors: errors as number[], streak: Number(streak) };
  } catch {
    // Nothing valid is stored.
  }
  return NO_RECORD;
}

const isFinished = ({ errors }: GameRecord) => errors.length === QUESTIONS_A_DAY;

export function withError(record: GameRecord, date: string, error: number): GameRecord {
  const isSameDay = record.date === date;
  const errors = isSameDay ? [...record.errors, error] : [error];
  const isKept = isSameDay || (isFinished(record) && record.date === dayBefore(date));
  const streak = isKept ? record.streak : 0;
  return { date, errors, streak: errors.length === QUESTIONS_A_DAY ? streak + 1 : streak };
}

/** Returns the date in the visitor's time zone. Sweden writes dates as `2026-11-28`. */
export function localDate(now = new Date()): string {
  return now.toLocaleDateString('sv-SE');
}

export function isDate(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;

export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}

export function dateText(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}

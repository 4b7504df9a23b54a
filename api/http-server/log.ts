/** Of pino. */
export type Log = Record<'info' | 'warn' | 'error', (about: object, sentence: string) => void>;

import { join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '../..');

export const REMOTES = ['mf-converter', 'mf-content', 'mf-contact'] as const;
export type RemoteName = (typeof REMOTES)[number];

import { handOver } from './hand-over.mjs';

await handOver('dev.ts');

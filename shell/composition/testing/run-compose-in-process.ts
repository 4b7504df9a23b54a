import type { StartJudge } from '../cli/start-judge.ts';
import { runCompose } from '../cli/compose.ts';

export interface ComposeRun {
  code: number;
  output: string;
}

let environmentBefore = process.env;
let runningCount = 0;

/** Runs the command in the test's own process, because starting another process is slow. */
export async function runComposeInProcess(
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
  start?: StartJudge,
): Promise<ComposeRun> {
  const run = { code: 0, output: '' };
  const stdout = {
    write: (text: string) => (run.output += text),
  };
  const stderr = { write: (text: string) => (run.output += text) };
  if (runningCount === 0) environmentBefore = process.env;
  runningCount += 1;
  process.env = { ...environment };
  try {
    run.code = await runCompose(args, { stdout, stderr }, start);
  } finally {
    runningCount -= 1;
    if (runningCount === 0) process.env = environmentBefore;
  }
  return run;
}

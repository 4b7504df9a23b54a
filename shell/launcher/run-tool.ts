import { spawn } from 'node:child_process';
import { PROJECT } from './deployables.ts';

interface RunToolOptions {
  environment?: Readonly<Record<string, string>>;
  /** Shows what the tool says on its error stream alone: its output is for programs. */
  hideOutput?: boolean;
}

/** Runs a command in the project's folder and shows what it says. @returns its exit code */
export function runTool(command: string, args: readonly string[], { environment = {}, hideOutput = false }: RunToolOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: PROJECT,
      stdio: ['ignore', hideOutput ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

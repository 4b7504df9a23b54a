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
    // Whoever ends this program ends the tool.
    const end = () => {
      child.once('exit', () => process.exit(1));
      child.kill('SIGTERM');
    };
    process.on('SIGTERM', end);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}

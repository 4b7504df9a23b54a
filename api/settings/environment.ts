import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeUnknownSettings } from './unknown-settings.ts';

/** Loads `.env`, reports misspelled and removed variables, and deletes variables that the program does not read. */
export function prepareEnvironment(variables: readonly string[], libraryVariables?: RegExp): void {
  loadEnvFile();
  for (const sentence of describeUnknownSettings(process.env, variables)) console.error(sentence);
  dropUnknownVariables(process.env, variables, libraryVariables);
}

/** Loads `.env` from the folder where npm was run. Variables that are already set take precedence. */
export function loadEnvFile(): void {
  const file = resolvePath(process.env, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Resolves a path against the folder where npm was run, because npm runs scripts in the package's folder. */
export function resolvePath(environment: NodeJS.ProcessEnv, path: string): string {
  return resolve(environment['INIT_CWD'] || process.cwd(), path);
}

const SYSTEM_VARIABLES =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TERM|USER|NODE_\w+|SSL_CERT_\w+|SystemRoot|NO_COLOR|FORCE_COLOR|INIT_CWD)$/;

/**
 * Deletes variables that the program does not read, such as the password of another program's database, from this
 * process and its children.
 * @param variables names to keep, besides the system's
 * @param libraryVariables names that a library reads
 */
export function dropUnknownVariables(
  environment: NodeJS.ProcessEnv,
  variables: readonly string[],
  libraryVariables?: RegExp,
): void {
  for (const name of Object.keys(environment)) {
    const isKept = variables.includes(name) || SYSTEM_VARIABLES.test(name) || libraryVariables?.test(name) === true;
    if (!isKept) delete environment[name];
  }
}

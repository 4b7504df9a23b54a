import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options that a command was called with. What it does not know ends it with a sentence and its help, and exit code 2. */
export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, help: string) {
  try {
    return parseArgs<{ options: Options }>({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

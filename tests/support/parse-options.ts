import { parseArgs, type ParseArgsConfig } from 'node:util';

export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, help: string) {
  try {
    return parseArgs<{ options: Options }>({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

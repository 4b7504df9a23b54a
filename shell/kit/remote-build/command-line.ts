import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { DevelopmentOptions } from './development/serve-development.ts';
import type { BuildOptions } from './release/build-release.ts';
import type { KeysOptions } from './release/make-keys.ts';
import type { ReleaseOptions } from './release/release.ts';
import type { ServeOptions } from './release/serve-releases.ts';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

/** Each command loads its own module, because other commands need packages that it does not. */
const COMMANDS = {
  init: async (name: string) => (await import('./init/init-remote.ts')).run(name),
  test: async (args: readonly string[]) => (await import('./test/run-tests.ts')).run(args),
  build: async (options: BuildOptions) => (await import('./release/build-release.ts')).run(options),
  release: async (options: ReleaseOptions) => (await import('./release/release.ts')).run(options),
  keys: async (options: KeysOptions) => (await import('./release/make-keys.ts')).run(options),
  serve: async (options: ServeOptions) => (await import('./release/serve-releases.ts')).run(options),
  dev: async (options: DevelopmentOptions) => (await import('./development/serve-development.ts')).run(options),
};

export type Commands = typeof COMMANDS;

/** @returns the exit code, or undefined to keep the process's exit code */
export async function runCommandLine(
  args: readonly string[],
  commands: Commands = COMMANDS,
): Promise<number | undefined> {
  try {
    await remoteBuildProgram(commands).parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
    if (!(error instanceof Error && 'code' in error)) throw error;
    console.error(error.message);
    return EXIT_FAILED;
  }
}

function remoteBuildProgram({ init, test, build, release, keys, serve, dev }: Commands): Command {
  // Subcommands inherit the program's settings.
  const program = new Command('remote-build')
    .description('Creates, tests, builds, releases, and serves the remote in this folder.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
    .showHelpAfterError('Run it with --help to see the commands and options.');
  program
    .command('init')
    .description('write the files of a new remote: a page, its test, its link, and its sitemap entry')
    .argument('<name>', 'such as mf-news, whose page is /news')
    .action((name: string) => init(name));
  program
    .command('test')
    .description("run the remote's tests with Jest")
    .argument('[args...]', 'test paths and Jest options')
    .allowUnknownOption()
    .action((_args: string[], _options: object, { args }: Command) => test(args));
  program
    .command('build')
    .description('check types, and build for browsers and Node into dist/')
    .option('--no-types', 'do not check types')
    .action((options: BuildOptions) => build(options));
  program
    .command('release')
    .description('check types, build, and publish to the release store (RELEASE_STORE; dist/ by default)')
    .option('--built <folder>', 'publish this build instead')
    .option('--no-types', 'do not check types')
    .action(release);
  program
    .command('keys')
    .description('create a key pair for signing releases')
    .option('--file <file>', 'write the private key to this file; ~/.release-keys/NAME.pem by default')
    .action(keys);
  program
    .command('serve')
    .description('serve releases as a CDN does')
    .option('--dir <folder...>', 'serve this folder; repeat it with --port for several', ['dist'])
    .option('--port <port>', 'listen on this port; 0 chooses a free one (default: 0)', collectPort)
    .option('--host <host>', 'listen on this host name or IP address', 'localhost')
    .action(({ port = [0], ...options }: Omit<ServeOptions, 'port'> & Partial<ServeOptions>) =>
      serve({ port, ...options }),
    );
  program
    .command('dev')
    .description('serve the remote with hot reload, for a shell in development')
    .option('--port <port>', 'listen on this port', parsePort, 3011)
    .option('--host <host>', 'listen on this host name or IP address', 'localhost')
    .action(dev);
  return program;
}

function collectPort(text: string, previous: readonly number[] = []): number[] {
  return [...previous, parsePort(text)];
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
  return port;
}

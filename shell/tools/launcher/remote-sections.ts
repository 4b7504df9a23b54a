import { type Remote, REMOTES } from './deployables.ts';
import { LaunchError } from './launch-error.ts';

/** The lines for one remote, by the name of the section. */
export type RemoteSections = Readonly<Record<string, (remote: Remote) => string>>;

/**
 * Writes the lines for all remotes between the comments "Remotes: NAME." and "End of NAME." of a YAML file.
 * @param file for the error
 */
export function withRemoteSections(text: string, sections: RemoteSections, file: string): string {
  return Object.entries(sections).reduce((before, [name, linesOf]) => {
    const section = new RegExp(`( *# Remotes: ${name}\\..*\\n)[^]*?(?= *# End of ${name}\\.)`);
    if (!section.test(before))
      throw new LaunchError('SECTION_MISSING', `${file} has no section "${name}". Restore its two comments.`);
    return before.replace(section, (_, beginning: string) => beginning + REMOTES.map(linesOf).join(''));
  }, text);
}

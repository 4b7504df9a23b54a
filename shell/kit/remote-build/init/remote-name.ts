import { PublishError } from '../release/publish-error.ts';

export interface RemoteName {
  /** Name of the package and of the remote: `mf-daily-news`. */
  name: string;
  /** Name of the page's module and file: `daily-news`. */
  module: string;
  /** Title of the page: `Daily news`. */
  title: string;
}

const NAME = /^mf-([a-z][a-z\d]*(?:-[a-z\d]+)*)$/;

export function parseRemoteName(text: string): RemoteName {
  const module = NAME.exec(text)?.[1];
  if (module === undefined)
    throw new PublishError(
      'CONFIG_INVALID',
      `"${text}" cannot be the name of a remote: write mf-, then lowercase letters, digits, and hyphens, such as mf-news.`,
    );
  const words = module.replaceAll('-', ' ');
  return { name: text, module, title: words[0]?.toUpperCase() + words.slice(1) };
}

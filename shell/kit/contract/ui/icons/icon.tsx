import { type IconName, iconPaths } from './icon-paths.ts';

type Drawing = { name: IconName; path?: never } | { name?: never; path: string };

/** Hidden from assistive technology, so it needs text next to it. */
export function Icon({ name, path, size = 24 }: Drawing & { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path ?? iconPaths[name]} />
    </svg>
  );
}

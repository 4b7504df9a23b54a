import { access, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** In a checkout, each port has a separate state folder. */
const PORT_FOLDER = /^port-(\d+)$/;

export async function neighborPorts(path: string): Promise<string[]> {
  const folder = dirname(path);
  if (!PORT_FOLDER.test(basename(folder))) return [];
  const names = await readdir(dirname(folder)).catch((): string[] => []);
  const ports = await Promise.all(
    names.map(async (name) => {
      const port = PORT_FOLDER.exec(name)?.[1];
      if (port === undefined) return [];
      const file = join(dirname(folder), name, basename(path));
      return access(file).then(
        () => [port],
        () => [],
      );
    }),
  );
  return ports.flat().sort((a, b) => Number(a) - Number(b));
}

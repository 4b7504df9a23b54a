export function isInstalledByNpm(folder: string): boolean;

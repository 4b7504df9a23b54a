export interface ProjectLock {
  /** Names another process that does the work, until `remove`. */
  add(pid: number): void;
  remove(pid: number): void;
  release(): void;
}

/** `work` is what this process is about to be doing: `installing` or `building`. */
export function takeProjectLock(projectFolder: string, work: string): Promise<ProjectLock>;

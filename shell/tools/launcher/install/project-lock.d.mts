export interface ProjectLock {
  /** The lock stays valid while this process runs. */
  add(pid: number): void;
  remove(pid: number): void;
  release(): void;
}

/** @param work `installing` or `building` */
export function takeProjectLock(projectFolder: string, work: string): Promise<ProjectLock>;

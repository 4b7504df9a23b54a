import { nextTask } from './scheduling/next-task.ts';

// Each library runs in a task of its own: all in one, they would hold up what the visitor does meanwhile. webpack leaves out what the
// rest of the shell does not use of a module only where it is said what is used of it here.
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: ["PROVIDED"] */ '../app/remotes/provided-modules.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["RemoteModules"] */ '../app/remotes/remote-modules.ts'),
];

void begin();

async function begin(): Promise<void> {
  await parsed();
  for (const stage of stages) {
    await stage();
    await nextTask();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await nextTask();
  startPage();
}

/** The scripts may be there before the end of the document. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

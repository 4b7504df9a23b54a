import { nextTask } from './scheduling.ts';

// Each library runs in a separate task, so that the browser can handle input in between. webpack drops unused exports
// of dynamic imports only if `webpackExports` lists the used ones.
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: ["PROVIDED"] */ '../app/remotes/provided-modules.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["RemoteModules"] */ '../app/remotes/remote-modules.ts'),
];

void begin();

async function begin(): Promise<void> {
  await waitUntilParsed();
  for (const stage of stages) {
    await stage();
    await nextTask();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await nextTask();
  await startPage();
}

function waitUntilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

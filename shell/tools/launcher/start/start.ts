import { DEPLOYABLES, REMOTES } from '../deployables.ts';
import { composeBuilt } from './compose-built.ts';
import { runSite } from './run-site.ts';

await runSite({
  name: 'npm start',
  readyLimitMs: 30_000,
  ports: ({ port, apiPort, remotePorts }) => [port, apiPort, ...Object.values(remotePorts)],
  deployables: DEPLOYABLES,
  start: async (processes, settings, stopping) => {
    console.log('Starting the API, the remotes, and the shell.');
    const api = processes.startApi('start');
    await processes.startReleaseServers(REMOTES);
    await composeBuilt(settings);
    stopping.throwIfAborted();
    // Do not wait for the API. Until it responds, the shell uses built-in data.
    await processes.startShell('start');
    await api;
  },
});

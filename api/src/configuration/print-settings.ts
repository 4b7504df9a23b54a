/** The script `settings`: the names of the settings that the API reads from its environment, one a line. Whoever starts it gives it these and no others. */
import { parseConfiguration } from './configuration.ts';

const names = new Set<string>();
parseConfiguration(new Proxy({}, { get: (_target, name) => void names.add(String(name)) }));
console.log([...names].join('\n'));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from '../../support/project.ts';

interface ComposeService {
  image: string;
  build: { context: string; dockerfile: string; args?: string[] };
  environment?: Record<string, string | number | null>;
  command?: string[];
  ports?: string[];
  volumes?: string[];
  restart: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}

export function composeServices(): Readonly<Record<string, ComposeService>> {
  const text = readFileSync(join(PROJECT, 'compose.yaml'), 'utf8').replaceAll(/\$\{\w+:-([^}]+)\}/g, '$1');
  const { services } = parse(text, { merge: true }) as { services: Record<string, ComposeService> };
  return services;
}

export function servicesByImage(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(composeServices())
      .reverse()
      .map(([service, { image }]) => [image, service]),
  );
}

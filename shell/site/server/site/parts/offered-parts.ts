import { partKey } from '@site/release/part-name';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import type { PartData } from '../../render/part-data.ts';
import type { PartRequest } from '../../render/render-messages.ts';
import type { PartResponse, RemoteRenderer } from '../../render/remote-renderer.ts';

export interface OfferedParts {
  navigation?: PartData['navigation'];
  form?: PartData['form'];
  site?: PartData['site'];
  llms?: PartData['llms'];
  failures: Record<string, string>;
  /** True if a retry may succeed. */
  isUnanswered: boolean;
}

/** Parts are static data, so a slower one is faulty. */
const TIME_LIMIT_MS = 2000;
/** Failures of the process, not of the part. */
const UNANSWERED: readonly string[] = ['RESTARTING', 'ENDED', 'LATE'];

/** Last responses by name and module, used while a process is down. */
const lastAnswers = new WeakMap<RemoteRenderer, Map<string, PartResponse<keyof PartData>>>();

/** Undefined if the composition lacks the part. */
export function partRequest<Name extends keyof PartData>(
  { parts }: Pick<CompositionDocument, 'parts'>,
  remote: string,
  name: Name,
  site: SiteInfo,
): (PartRequest & { name: Name }) | undefined {
  const part = parts[partKey(name, remote)];
  return part && { name, module: part.module, site };
}

/** Reads the frame's parts from a starting remote. Never rejects. */
export async function readOfferedParts(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  site: SiteInfo,
): Promise<OfferedParts> {
  const ask = async <Name extends 'navigation' | 'form' | 'site' | 'llms'>(name: Name) => {
    const request = partRequest(document, renderer.release.name, name, site);
    return request && askPart(renderer, request);
  };
  const [navigation, form, profile, llms] = await Promise.all([
    ask('navigation'),
    ask('form'),
    ask('site'),
    ask('llms'),
  ]);
  const failed = Object.entries({ navigation, form, site: profile, llms }).flatMap(([name, response]) =>
    response?.ok === false ? [{ name, ...response }] : [],
  );
  return {
    ...(navigation?.ok ? { navigation: navigation.data } : {}),
    ...(form?.ok ? { form: form.data } : {}),
    ...(profile?.ok ? { site: profile.data } : {}),
    ...(llms?.ok ? { llms: llms.data } : {}),
    failures: Object.fromEntries(failed.map(({ name, reason }) => [name, reason])),
    isUnanswered: failed.some(({ code }) => UNANSWERED.includes(code)),
  };
}

async function askPart<Name extends keyof PartData>(
  renderer: RemoteRenderer,
  request: PartRequest & { name: Name },
): Promise<PartResponse<Name>> {
  const answers = lastAnswers.get(renderer) ?? new Map<string, PartResponse<keyof PartData>>();
  lastAnswers.set(renderer, answers);
  const key = `${request.name} ${request.module}`;
  const response = await renderer.part(request, TIME_LIMIT_MS);
  if (response.ok) answers.set(key, response);
  const isUnanswered = !response.ok && UNANSWERED.includes(response.code);
  return isUnanswered ? ((answers.get(key) as PartResponse<Name> | undefined) ?? response) : response;
}

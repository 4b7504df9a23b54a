import { partKey } from '@site/release/part-name';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import type { PartData } from '../../render/part-data.ts';
import type { PartRequest } from '../../render/render-messages.ts';
import type { PartResponse, RemoteRenderer } from '../../render/remote-renderer.ts';

/** What a release offers to the frame around all pages, as far as it could be had. */
export interface OfferedParts {
  navigation?: PartData['navigation'];
  form?: PartData['form'];
  /** Name of a part that could not be had to the reason. */
  failures: Record<string, string>;
  /** Whether one of them got no answer: it may get one later. */
  isUnanswered: boolean;
}

/** Data that stands in the release itself: a remote that takes longer makes no such part. */
const TIME_LIMIT_MS = 2000;
/** Codes of what says nothing of the part itself. */
const UNANSWERED: readonly string[] = ['RESTARTING', 'ENDED', 'LATE'];

/** By name and module, what each release has answered last: its process may be away when another revision asks again. */
const lastAnswers = new WeakMap<RemoteRenderer, Map<string, PartResponse<keyof PartData>>>();

/** How a remote is asked for its part of a name, if the composition has it. */
export function partRequest<Name extends keyof PartData>(
  { parts }: Pick<CompositionDocument, 'parts'>,
  remote: string,
  name: Name,
  site: SiteInfo,
): (PartRequest & { name: Name }) | undefined {
  const part = parts[partKey(name, remote)];
  return part && { name, module: part.module, site };
}

/** Asks a remote that is being brought up for what the frame needs of it. Never rejects. */
export async function readOfferedParts(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  site: SiteInfo,
): Promise<OfferedParts> {
  const ask = async <Name extends 'navigation' | 'form'>(name: Name) => {
    const request = partRequest(document, renderer.release.name, name, site);
    return request && askPart(renderer, request);
  };
  const [navigation, form] = await Promise.all([ask('navigation'), ask('form')]);
  const failed = Object.entries({ navigation, form }).flatMap(([name, response]) =>
    response?.ok === false ? [{ name, ...response }] : [],
  );
  return {
    ...(navigation?.ok ? { navigation: navigation.data } : {}),
    ...(form?.ok ? { form: form.data } : {}),
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

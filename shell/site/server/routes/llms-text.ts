import type { LlmsSection } from '@site/shell-contract';
import type { FastifyInstance } from 'fastify';
import { encodePage, READ_METHODS, sendEncoded } from '../pages/encoded-page.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { Revisions } from '../pages/revisions.ts';

interface LlmsTextOptions {
  siteName: string;
  siteUrl: string | undefined;
  revisions: Revisions;
}

/** Follows llmstxt.org. */
export function registerLlmsText(server: FastifyInstance, { siteName, siteUrl, revisions }: LlmsTextOptions) {
  server.route({
    method: READ_METHODS,
    url: '/llms.txt',
    handler: async (request, reply) => {
      const revision = await revisions.of(request);
      if (!revision || revision.llms.length === 0) return reply.callNotFound();
      const { appDescription } = revision.profile;
      const origin = publicOrigin(request, siteUrl);
      const file = await encodePage(llmsText({ siteName, appDescription, origin, sections: revision.llms }));
      return sendEncoded(request, reply, file, {
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
    },
  });
}

interface LlmsTextContent {
  siteName: string;
  appDescription: string;
  origin: string;
  sections: readonly LlmsSection[];
}

export function llmsText({ siteName, appDescription, origin, sections }: LlmsTextContent): string {
  const blocks = sections.map(({ title, links }) => {
    const lines = links.map(({ label, to, note }) => `- [${label}](${origin}${to})${note ? `: ${note}` : ''}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const summary = appDescription ? [`> ${appDescription}`] : [];
  return `${[`# ${siteName}`, ...summary, ...blocks].join('\n\n')}\n`;
}

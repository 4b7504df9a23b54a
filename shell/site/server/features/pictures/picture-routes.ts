import type { FastifyInstance } from 'fastify';
import { SCALES_FOLDER, scalesPath } from '../../../app/head/social-image.ts';
import type { Navigation } from '../../../app/layout/navigation.ts';
import { refuse } from '../../http/refusal.ts';
import { readTarget } from '../../http/request-target.ts';
import { READ_METHODS, sendEncoded } from '../../pages/encoded-page.ts';
import type { Core } from '../../routes/core.ts';
import { drawPicture } from './draw-picture.ts';
import { isEquation, readPicturePath } from './picture-path.ts';
import { PictureGallery, type PictureLimits } from './picture-gallery.ts';

const LIMITS: PictureLimits = { waiting: 8, perMinute: { perAddress: 60, total: 240 } };
const RETRY_AFTER_SECONDS = '60';

export function register(server: FastifyInstance, { live, revisions }: Core): void {
  live.runtime.settings.drawsScales = true;
  const closed = new AbortController();
  server.addHook('onClose', async () => closed.abort());
  const gallery = new PictureGallery((scales) => drawPicture(scales, closed.signal), LIMITS);
  server.route<{ Params: { '*': string } }>({
    method: READ_METHODS,
    url: `${SCALES_FOLDER}*`,
    handler: async (request, reply) => {
      const { written = '', search = '' } = readTarget(request.originalUrl) ?? {};
      const read = readPicturePath(request.params['*'], search);
      if (!read) return refuse(request, reply, 'REQUEST_INVALID');
      const { iconOf, equation, ...scales } = read;
      const { navigation = {}, profile } = (await revisions.of(request)) ?? {};
      const icon = iconOf && iconAt(iconOf, navigation);
      const text = equation && isEquation(equation, profile?.imageWords) ? { equation } : {};
      const drawn = scalesPath({ ...scales, ...text, ...(icon && iconOf && { iconOf }) });
      // A link or words that this composition lacks may return with the next one.
      if (written + search !== drawn) return reply.header('cache-control', 'no-store').redirect(drawn, 302);
      const asked = { ...scales, ...text, ...(icon && { icon }) };
      const picture = await gallery.get(asked, request.visitor.address).catch((error: unknown) => {
        request.log.error({ err: error }, 'A preview image could not be drawn.');
        return undefined;
      });
      const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
      if (picture) return sendEncoded(request, reply, picture, headers);
      return refuse(request, reply.header('retry-after', RETRY_AFTER_SECONDS), 'FILE_UNAVAILABLE');
    },
  });
}

function iconAt(path: string, navigation: Partial<Navigation>): string | undefined {
  return Object.values(navigation)
    .flat()
    .find(({ to, icon }) => to === path && icon !== undefined)?.icon;
}

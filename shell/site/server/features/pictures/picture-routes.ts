import type { FastifyInstance } from 'fastify';
import type { ImageScales } from '@site/shell-contract';
import { areDrawable, SCALES_FOLDER, scalesPath } from '../../../app/head/social-image.ts';
import type { Navigation } from '../../../app/services/navigation.ts';
import { refuse } from '../../http/refusal.ts';
import { readTarget } from '../../http/request-target.ts';
import { READ_METHODS, sendEncoded } from '../../pages/encoded-page.ts';
import type { Core } from '../../routes/core.ts';
import { drawPicture, PictureGallery, type PictureLimits } from './picture-gallery.ts';

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
      const requested = readPicturePath(request.params['*'], search);
      if (!requested) return refuse(request, reply, 'REQUEST_INVALID');
      const { iconOf, equation, note, ...scales } = requested;
      const { navigation = {}, profile } = (await revisions.of(request)) ?? {};
      const icon = iconOf && findIcon(iconOf, navigation);
      const isDrawn = (text: string | undefined) => isImageText(text ?? '', profile?.imageWords);
      const texts = { ...(isDrawn(equation) && { equation }), ...(isDrawn(note) && { note }) };
      const drawn = scalesPath({ ...scales, ...texts, ...(icon && iconOf && { iconOf }) });
      // The redirect is temporary, because the next composition may allow the icon or the words.
      if (written + search !== drawn) return reply.header('cache-control', 'no-store').redirect(drawn, 302);
      const drawing = { ...scales, ...texts, ...(icon && { icon }) };
      const picture = await gallery.get(drawing, request.visitor.address).catch((error: unknown) => {
        request.log.error({ err: error }, 'A preview image could not be drawn.');
        return undefined;
      });
      const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
      if (picture) return sendEncoded(request, reply, picture, headers);
      return refuse(request, reply.header('retry-after', RETRY_AFTER_SECONDS), 'FILE_UNAVAILABLE');
    },
  });
}

function findIcon(path: string, navigation: Partial<Navigation>): string | undefined {
  return Object.values(navigation)
    .flat()
    .find(({ to, icon }) => to === path && icon !== undefined)?.icon;
}

const NUMBER = '(-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?)';
const PATH = new RegExp(`^${Array.from({ length: 5 }, () => NUMBER).join(',')}(/[\\w/-]+)?\\.png$`);

/** `text` is the path after `SCALES_FOLDER`. Undefined if it is not valid. */
export function readPicturePath(text: string, query = ''): ImageScales | undefined {
  const texts = new URLSearchParams(query);
  const [equation, note] = [texts.get('equation'), texts.get('note')];
  const [, from, upTo, factor, offset, pointed, iconOf] = PATH.exec(text) ?? [];
  const scales: ImageScales = {
    from: Number(from),
    upTo: Number(upTo),
    factor: Number(factor),
    offset: Number(offset),
    pointed: Number(pointed),
    ...(iconOf !== undefined && { iconOf }),
    ...(equation !== null && { equation }),
    ...(note !== null && { note }),
  };
  return areDrawable(scales) ? scales : undefined;
}

const NUMBER_OR_SIGN = /^(?:[=≈+]|[+\u2212]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)$/;
const PUNCTUATION = /^\(|\)?[,:]?$/g;

/** Without this check, anyone could make the site draw any text. */
export function isImageText(text: string, words: readonly string[] = []): boolean {
  return text
    .split(' ')
    .map((word) => word.replace(PUNCTUATION, ''))
    .every((word) => NUMBER_OR_SIGN.test(word) || words.includes(word));
}

import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import type { ImageScales } from '@site/shell-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCALES_FOLDER, scalesAddress } from '../../../app/head/social-image.ts';
import type { Navigation } from '../../../app/layout/navigation.ts';
import { readTarget } from '../../http/request-target.ts';
import { READ_METHODS, sendEncoded } from '../../pages/encoded-page.ts';
import type { Core } from '../../routes/core.ts';
import { DrawingProcess } from './drawing-process.ts';
import { isEquation, readPictureAddress } from './picture-address.ts';
import { PictureGallery, type PictureLimits } from './picture-gallery.ts';

/** The first picture takes 0.5 s on an idle machine, and took 7 s next to six busy processes on two processors. */
const TIME_LIMIT_MS = 60_000;
const LIMITS: PictureLimits = { waiting: 8, perMinute: { ofOne: 60, ofAll: 240 } };
const RETRY_AFTER_SECONDS = '60';

export function register(server: FastifyInstance, { live, revisions, metrics }: Core): void {
  live.runtime.settings.drawsScales = true;
  const drawing = new DrawingProcess({ timeLimitMs: TIME_LIMIT_MS });
  server.addHook('onClose', async () => drawing.close());
  const pictures = metrics.counter(
    'shell_pictures_total',
    'Requested preview images of answers, by outcome: cached, drawn, failed, or refused.',
    ['outcome'],
  );
  const times = metrics.histogram('shell_picture_duration_seconds', 'Time to draw a preview image.', []);
  const gallery = new PictureGallery({
    draw: (drawn) => drawing.draw(drawn),
    limits: LIMITS,
    onPicture: (outcome, seconds) => {
      pictures.inc({ outcome });
      if (seconds !== undefined) times.observe(seconds);
    },
  });
  server.route<{ Params: { '*': string } }>({
    method: READ_METHODS,
    url: `${SCALES_FOLDER}*`,
    handler: async (request, reply) => {
      const { written = '', search = '' } = readTarget(request.originalUrl) ?? {};
      const read = readPictureAddress(request.params['*'], search);
      if ('problem' in read) return respond(reply, 400, read.problem);
      const { iconOf, equation, ...scales } = read;
      const { navigation = {}, profile } = (await revisions.of(request)) ?? {};
      const icon = iconOf && iconAt(iconOf, navigation);
      const text = equation && isEquation(equation, profile?.imageWords) ? { equation } : {};
      const drawn = scalesAddress({ ...scales, ...text, ...(icon && iconOf && { iconOf }) });
      // A link or words that this composition lacks may return with the next one.
      if (written + search !== drawn) return reply.header('cache-control', 'no-store').redirect(drawn, 302);
      return sendPicture(request, reply, gallery, { ...scales, ...text, ...(icon && { icon }) });
    },
  });
}

function iconAt(path: string, navigation: Partial<Navigation>): string | undefined {
  return Object.values(navigation)
    .flat()
    .find(({ to, icon }) => to === path && icon !== undefined)?.icon;
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  gallery: PictureGallery,
  scales: Omit<ImageScales, 'iconOf'> & Pick<FacingScales, 'icon'>,
) {
  const picture = await gallery.get(scales, request.visitor.address).catch((error: unknown) => {
    request.log.error({ err: error }, 'A preview image could not be drawn.');
    return undefined;
  });
  if (picture)
    return sendEncoded(request, reply, picture, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
  void reply.header('retry-after', RETRY_AFTER_SECONDS);
  return respond(reply, 503, 'This picture cannot be drawn right now. Please try again in a minute.');
}

function respond(reply: FastifyReply, status: number, sentence: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence);
}

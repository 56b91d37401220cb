import type { FastifyInstance } from 'fastify';
import { POST_IMAGE_ADDRESS } from '#rules/html.ts';
import type { Images } from './images.ts';

/** Serves the images of posts to whoever knows the address; they never change. */
export function serveImages(app: FastifyInstance, images: Pick<Images, 'read'>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/file/download/post/:file',
    async handler(request, reply) {
      const [, id] = POST_IMAGE_ADDRESS.exec(request.url.split('?')[0] ?? '') ?? [];
      const file = id === undefined ? null : await images.read(id);
      if (file === null) return reply.callNotFound();
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(file);
    },
  });
}

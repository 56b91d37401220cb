import { defineModule } from '../module.ts';
import { streamRoutes } from './routes.ts';

/** The operation that opens a stream; what is on it comes from the topics of the others. */
export const streamModule = defineModule({
  name: 'stream',
  guests: ['openStream'],
  create: ({ hub }) => ({ routes: streamRoutes(hub) }),
});

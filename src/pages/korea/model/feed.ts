import { sample } from 'effector';
import { delay } from 'patronum';
import {
  $streamOptions,
  apiCreated,
  createApiClient,
  streamStarted,
  streamStopped,
} from '@/shared/api';
import { pageOpened } from './page';

/** The app's own start of the stream is over by then. */
const restartMs = 1000;

// Development builds may read the boards from another server, for measurements: `?feed=/other/api`.
const feedChosen = sample({
  clock: pageOpened,
  filter: ({ search }) => process.env.NODE_ENV !== 'production' && search.feed !== '',
  fn: ({ search }) => search.feed,
});
const streamAwaited = delay({ source: feedChosen, timeout: restartMs });

sample({ clock: feedChosen, fn: (baseUrl) => createApiClient({ baseUrl }), target: apiCreated });
sample({ clock: feedChosen, fn: (feed) => ({ url: `${feed}/stream` }), target: $streamOptions });
sample({ clock: streamAwaited, fn: () => undefined, target: [streamStopped, streamStarted] });

import { sample } from 'effector';
import { delay } from 'patronum';
import {
  $streamOptions,
  apiCreated,
  createApiClient,
  streamStarted,
  streamStopped,
} from '@/shared/api';
import { pageOpened } from '../events';

/** The app's own start of the stream is over by then. */
const restartMs = 1000;

// For measurements: `?feed=/other/api` reads the boards from another server. Production builds drop all of it.
if (process.env.NODE_ENV !== 'production') {
  const feedChosen = sample({
    clock: pageOpened,
    filter: ({ search }) => search.feed !== '',
    fn: ({ search }) => search.feed,
  });
  const streamAwaited = delay({ source: feedChosen, timeout: restartMs });

  sample({ clock: feedChosen, fn: (baseUrl) => createApiClient({ baseUrl }), target: apiCreated });
  sample({ clock: feedChosen, fn: (feed) => ({ url: `${feed}/stream` }), target: $streamOptions });
  sample({ clock: streamAwaited, target: [streamStopped, streamStarted] });
}

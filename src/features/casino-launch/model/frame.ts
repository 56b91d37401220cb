import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { type FrameMessage, readFrameMessage } from '../lib/frame-message';
import { $launch, launchClosed, launched } from './launch';

interface Posted {
  origin: string;
  source: MessageEvent['source'];
  data: unknown;
}

/** The window of the frame in which the game is shown; null when it is gone. */
export const frameShown = createEvent<Window | null>();
const posted = createEvent<Posted>();

const $frame = createStore<Window | null>(null, { serialize: 'ignore' }).on(
  frameShown,
  (_last, frame) => frame,
);
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' });

const listenFx = createEffect((stop: (() => void) | null) => {
  stop?.();
  const onPosted = scopeBind(posted);
  const listen = ({ origin, source, data }: MessageEvent) => onPosted({ origin, source, data });
  globalThis.addEventListener('message', listen);
  return () => globalThis.removeEventListener('message', listen);
});
const stopFx = createEffect((stop: () => void) => stop());

sample({ clock: launched, source: $stop, target: listenFx });
sample({ clock: listenFx.doneData, target: $stop });
sample({
  clock: launchClosed,
  source: $stop,
  filter: (stop) => stop !== null,
  target: stopFx,
});
sample({ clock: stopFx.finally, fn: () => null, target: $stop });

/** What the page of the game says; any window can post to ours, so both where it comes from and who says it count. */
const received = sample({
  clock: posted,
  source: { launch: $launch, frame: $frame },
  filter: ({ launch, frame }, { origin, source }) =>
    launch !== null && frame !== null && origin === launch.origin && source === frame,
  fn: (_source, { data }) => readFrameMessage(data),
});

const isOf =
  <Type extends FrameMessage['type']>(type: Type) =>
  (message: FrameMessage | null): message is Extract<FrameMessage, { type: Type }> =>
    message?.type === type;

/** What the provider says is left, minor units; what we say comes over the stream. */
export const balanceReceived = sample({ clock: received, filter: isOf('balance') }).map(
  ({ balance }) => balance,
);
/** A round is over. */
export const roundPlayed = sample({ clock: received, filter: isOf('round') }).map(() => undefined);
/** The player leaves by the game's own button. */
export const gameClosed = sample({ clock: received, filter: isOf('closed') }).map(() => undefined);
/** The game cannot go on; carries the provider's code. */
export const gameFailed = sample({ clock: received, filter: isOf('error') }).map(
  ({ code }) => code,
);

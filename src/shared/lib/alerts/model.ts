import { createEffect, createEvent, createStore, sample } from 'effector';
import { randomId } from '../random-id';

export interface AlertRequest {
  text: string;
  /** Heading; the shell says "알림" when it is left out. */
  title?: string;
  /** Names the alert for `alertClosed`, and keeps a second one of the same key from queueing. */
  key?: string;
}

export interface ConfirmRequest {
  text: string;
  title?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` marks an action that cannot be taken back. */
  tone?: 'neutral' | 'danger';
}

export type Alert =
  | (AlertRequest & { kind: 'alert'; id: string })
  | (ConfirmRequest & { kind: 'confirm'; id: string });

type Answer = (isConfirmed: boolean) => void;

export const alertShown = createEvent<AlertRequest>();
/** The dialog in front was answered: closed, confirmed or cancelled. */
export const alertAnswered = createEvent<{ id: string; isConfirmed: boolean }>();
/** Takes every alert away; open questions are answered with no. */
export const allAlertsClosed = createEvent();
const alertQueued = createEvent<Alert>();

const $queue = createStore<Alert[]>([]);
/** The one to draw; the others wait behind it. */
export const $alert = $queue.map((queue) => queue[0] ?? null);

// Held outside the store, because a store holds values and not promises; ids keep scopes apart.
const answers = new Map<string, Answer>();

const queueAlertFx = createEffect((request: AlertRequest): Alert => {
  return { ...request, kind: 'alert', id: request.key ?? randomId() };
});

const openConfirmFx = createEffect((request: ConfirmRequest & { id: string }): Alert => {
  return { ...request, kind: 'confirm' };
});

const waitAnswerFx = createEffect(
  (id: string) => new Promise<boolean>((resolve) => answers.set(id, resolve)),
);

const answerFx = createEffect(({ id, isConfirmed }: { id: string; isConfirmed: boolean }) => {
  answers.get(id)?.(isConfirmed);
  answers.delete(id);
});

const refuseFx = createEffect((queue: Alert[]) => {
  for (const { id } of queue) {
    answers.get(id)?.(false);
    answers.delete(id);
  }
});

/** Asks a yes-or-no question and answers when the member has. */
export const askConfirmFx = createEffect(async (request: ConfirmRequest): Promise<boolean> => {
  const id = randomId();
  const [isConfirmed] = await Promise.all([waitAnswerFx(id), openConfirmFx({ ...request, id })]);
  return isConfirmed;
});

/** An alert was closed; carries the request, so that a slice can filter by its key. */
export const alertClosed = sample({
  clock: alertAnswered,
  source: $queue,
  filter: (queue, { id }) => queue.some((alert) => alert.id === id && alert.kind === 'alert'),
  fn: (queue, { id }) => queue.find((alert) => alert.id === id) as AlertRequest,
});

sample({ clock: alertShown, target: queueAlertFx });
sample({ clock: [queueAlertFx.doneData, openConfirmFx.doneData], target: alertQueued });
sample({
  clock: alertQueued,
  source: $queue,
  // Several calls failing for one reason say it once.
  filter: (queue, added) =>
    !queue.some(
      ({ id, kind, text }) => id === added.id || (kind === 'alert' && text === added.text),
    ),
  fn: (queue, added) => [...queue, added],
  target: $queue,
});
sample({
  clock: alertAnswered,
  source: $queue,
  fn: (queue, { id }) => queue.filter((alert) => alert.id !== id),
  target: $queue,
});
sample({ clock: alertAnswered, target: answerFx });
sample({ clock: allAlertsClosed, source: $queue, target: refuseFx });
sample({ clock: allAlertsClosed, fn: (): Alert[] => [], target: $queue });

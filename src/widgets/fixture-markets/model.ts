import { createStore, sample } from 'effector';
import { fixtureClosed, fixtureOpened } from '@/entities/game';
import { $dialog } from '@/shared/lib/dialogs';

/** The fixture whose markets are asked for. */
export const $fixtureId = $dialog.map((dialog) =>
  dialog?.name === 'fixture' ? dialog.props.fixtureId : null,
);
const $shown = createStore<string | null>(null);

sample({
  clock: $fixtureId,
  source: $shown,
  filter: (shown, id) => shown !== null && shown !== id,
  fn: (shown) => shown ?? '',
  target: fixtureClosed,
});
sample({
  clock: $fixtureId,
  filter: (id) => id !== null,
  fn: (id) => id ?? '',
  target: fixtureOpened,
});
sample({ clock: $fixtureId, target: $shown });

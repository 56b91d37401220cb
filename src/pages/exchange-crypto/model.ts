import { sample } from 'effector';
import { createHistory, requestMoved } from '@/entities/money-request';
import { tetherWithdrawal } from '@/features/withdrawal-request';
import { siteStreamed } from '@/shared/api';
import { pageClosed, pageOpened } from './events';

const { formClosed, formOpened, terms, withdrawalChanged } = tetherWithdrawal;

/** Withdrawals to the bank are listed with those in tether. */
export const history = createHistory('withdrawal');

const switched = sample({
  clock: siteStreamed,
  filter: ({ snapshots, deltas }) =>
    snapshots.length > 0 ||
    deltas.some(({ changes }) => changes.some(({ kind }) => kind === 'setting')),
  fn: () => undefined,
});

sample({ clock: pageOpened, fn: () => undefined, target: [formOpened, history.opened] });
sample({ clock: pageClosed, target: [formClosed, history.closed] });
sample({ clock: requestMoved, target: [terms.refresh, history.refresh] });
sample({ clock: switched, target: terms.refresh });
sample({ clock: withdrawalChanged, target: history.refresh });

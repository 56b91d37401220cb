import { sample } from 'effector';
import { createHistory, pastKnown, requestMoved } from '@/entities/money-request';
import { tetherWithdrawal } from '@/features/withdrawal-request';
import { pageClosed, pageOpened } from './events';

const { formClosed, formOpened, withdrawalChanged } = tetherWithdrawal;

/** Withdrawals to the bank are listed with those in tether. */
export const history = createHistory('withdrawal');
export const $isPastKnown = pastKnown(history);

sample({ clock: pageOpened, fn: () => undefined, target: [formOpened, history.opened] });
sample({ clock: pageClosed, target: [formClosed, history.closed] });
sample({ clock: [requestMoved, withdrawalChanged], target: history.refresh });

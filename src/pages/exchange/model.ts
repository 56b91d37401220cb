import { sample } from 'effector';
import { createHistory, pastKnown, requestMoved } from '@/entities/money-request';
import { bankWithdrawal } from '@/features/withdrawal-request';
import { pageClosed, pageOpened } from './events';

const { formClosed, formOpened, terms, withdrawalChanged } = bankWithdrawal;

export const history = createHistory('withdrawal');
export const $isPastKnown = pastKnown(history);

sample({ clock: pageOpened, fn: () => undefined, target: [formOpened, history.opened] });
sample({ clock: pageClosed, target: [formClosed, history.closed] });
sample({ clock: requestMoved, target: [terms.refresh, history.refresh] });
sample({ clock: withdrawalChanged, target: history.refresh });

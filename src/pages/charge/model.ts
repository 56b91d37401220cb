import { sample } from 'effector';
import { createHistory, pastKnown, requestMoved } from '@/entities/money-request';
import { formClosed, formOpened, terms, depositChanged } from '@/features/deposit-request';
import { pageClosed, pageOpened } from './events';

export const history = createHistory('deposit');
export const $isPastKnown = pastKnown(history);

sample({ clock: pageOpened, fn: () => undefined, target: [formOpened, history.opened] });
sample({ clock: pageClosed, target: [formClosed, history.closed] });
sample({ clock: requestMoved, target: [terms.refresh, history.refresh] });
sample({ clock: depositChanged, target: history.refresh });

import { sample } from 'effector';
import { createHistory, requestMoved } from '@/entities/money-request';
import { formClosed, formOpened, terms, depositChanged } from '@/features/deposit-request';
import { pageClosed, pageOpened } from './events';

export const history = createHistory('deposit');

sample({ clock: pageOpened, fn: () => undefined, target: [formOpened, history.opened] });
sample({ clock: pageClosed, target: [formClosed, history.closed] });
sample({ clock: requestMoved, target: [terms.refresh, history.refresh] });
sample({ clock: depositChanged, target: history.refresh });

import { sample } from 'effector';
import { pastKnown } from '@/entities/money-request';
import { depositClosed, depositOpened, payments } from '@/features/tether-deposit';
import { pageClosed, pageOpened } from './events';

export const $isPastKnown = pastKnown(payments);

sample({ clock: pageOpened, fn: () => undefined, target: depositOpened });
sample({ clock: pageClosed, target: depositClosed });

import { sample } from 'effector';
import { pastKnown } from '@/entities/money-request';
import { payments, tetherDeposit } from '@/features/tether-deposit';
import { pageClosed, pageOpened } from './events';

export const $isPastKnown = pastKnown(payments);

sample({ clock: pageOpened, fn: () => undefined, target: tetherDeposit.opened });
sample({ clock: pageClosed, target: tetherDeposit.closed });

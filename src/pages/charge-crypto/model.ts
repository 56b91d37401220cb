import { sample } from 'effector';
import { depositClosed, depositOpened } from '@/features/tether-deposit';
import { pageClosed, pageOpened } from './events';

sample({ clock: pageOpened, fn: () => undefined, target: depositOpened });
sample({ clock: pageClosed, target: depositClosed });

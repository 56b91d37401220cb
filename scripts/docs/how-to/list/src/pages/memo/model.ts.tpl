import { sample } from 'effector';
import { memoSaved } from '@/features/write-memo';
import { memos } from './api';
import { pageClosed, pageOpened } from './events';

export { memos };

sample({ clock: pageOpened, fn: () => undefined, target: memos.opened });
sample({ clock: pageClosed, target: memos.closed });
sample({ clock: memoSaved, target: memos.refresh });

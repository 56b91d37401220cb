import { createInPlayList } from '@/widgets/live-match';
import { pageClosed, pageOpened } from '../events';

export const { $groups, $failure, $nextStartsAt, retryClicked } = createInPlayList({
  reader: 'inplay',
  opened: pageOpened,
  closed: pageClosed,
});

import { combine, createStore, sample } from 'effector';
import { newsQuery } from '@/entities/news';
import { $legCount } from '@/entities/slip';
import { $device, $layout } from '@/shared/lib/device';
import { accountClosed, accountOpened } from '@/widgets/account-column';
import { gamesClosed, gamesOpened } from '@/widgets/live-games';
import { stripLeft } from '@/widgets/minigame-strip/events';
import { pageClosed, pageOpened } from './events';

/** Once something is picked the slip stays visible, also when the bet is placed and it is empty again. */
export const $isSlipShown = createStore(false);
/** One column: the member's card is below the first matches. */
export const $isCompact = combine(
  $device,
  $layout,
  (device, layout) => device !== 'desktop' || layout === 'mobile',
);

const opened = sample({ clock: pageOpened, fn: () => undefined });

sample({ clock: opened, target: [gamesOpened, newsQuery.start, accountOpened] });
sample({ clock: pageClosed, target: [gamesClosed, accountClosed, stripLeft] });

sample({
  clock: [opened, $legCount],
  source: $legCount,
  filter: (count) => count > 0,
  fn: () => true,
  target: $isSlipShown,
});
sample({ clock: pageClosed, fn: () => false, target: $isSlipShown });

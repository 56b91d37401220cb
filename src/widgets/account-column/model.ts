import { createEvent, createStore, sample } from 'effector';
import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { createBetList, isOpenBet } from '@/entities/bet';
import { $isLoggedIn, memberArrived, sessionLost } from '@/entities/member';

/** Open bets that there is room for. */
const betsShown = 4;

/** A page that draws the member's account is open. */
export const accountOpened = createEvent();
export const accountClosed = createEvent();

const $isOpen = createStore(false)
  .on(accountOpened, () => true)
  .on(accountClosed, () => false);
const betList = createBetList({ pageSize: betsShown });
export const betsRetried = betList.refresh;
export const $betsFailure = betList.$failure;
/** As they came, the settled ones among them. */
export const $bets = betList.$items;
/** Null until they are here. */
export const $openBets = betList.$items.map(
  (bets) => bets?.filter(isOpenBet).slice(0, betsShown) ?? null,
);

sample({
  clock: [accountOpened, memberArrived],
  source: { isOpen: $isOpen, isLoggedIn: $isLoggedIn },
  filter: ({ isOpen, isLoggedIn }) => isOpen && isLoggedIn,
  fn: () => ({ label: SETTLEMENT_LABEL.inProgress }),
  target: betList.opened,
});
sample({ clock: [accountClosed, sessionLost], target: betList.closed });

import { combine, createEvent, createStore } from 'effector';
import { $round, $tableState } from '@/entities/round';

/** Each selection tells its chance and what it gives back in the long run. */
export const chancesToggled = createEvent();
export const rulesOpened = createEvent();
export const rulesClosed = createEvent();

export const $showsChances = createStore(false).on(chancesToggled, (shows) => !shows);
export const $areRulesOpen = createStore(false)
  .on(rulesOpened, () => true)
  .reset(rulesClosed);
/** How long the ring runs still, and to what. */
export const $isOpen = $tableState.map((state) => state === 'open');
export const $target = combine([$round, $isOpen] as const, ([round, isOpen]) => {
  if (round === null) return null;
  const { opensAt, closesAt, drawsAt } = round;
  return isOpen ? { from: opensAt, to: closesAt } : { from: closesAt, to: drawsAt };
});

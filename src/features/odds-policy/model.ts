import { createEvent, createStore, sample } from 'effector';
import {
  $account,
  $policy,
  type OddsPolicy,
  policyOverridden,
  policyUpdated,
} from '@/entities/slip';
import { createApiMutation, request } from '@/shared/api';

export const policyOpened = createEvent();
export const policyClosed = createEvent();
export const policyPicked = createEvent<OddsPolicy>();
export const onlyThisBetToggled = createEvent<boolean>();
export const policyApplied = createEvent();

export const $isOpen = createStore(false);
export const $picked = createStore<OddsPolicy>('higher');
/** The choice holds for this slip only; a guest has nothing else. */
export const $isOnlyThisBet = createStore(false);
export const $isGuest = $account.map((account) => account === null);
export const $hasFailed = createStore(false);

export const policySaving = createApiMutation((api, oddsPolicy: OddsPolicy) =>
  request(api.PUT('/bet/policy', { body: { oddsPolicy } })),
);
export const $isSaving = policySaving.$isPending;

sample({ clock: policyOpened, fn: () => true, target: $isOpen });
sample({ clock: policyOpened, source: $policy, target: $picked });
sample({ clock: policyOpened, fn: () => false, target: [$isOnlyThisBet, $hasFailed] });
sample({ clock: policyPicked, target: $picked });
sample({ clock: onlyThisBetToggled, target: $isOnlyThisBet });
sample({ clock: policyClosed, fn: () => false, target: $isOpen });

const applied = sample({
  clock: policyApplied,
  source: { picked: $picked, isOnce: $isOnlyThisBet, isGuest: $isGuest, isSaving: $isSaving },
});
const appliedOnce = sample({ clock: applied, filter: ({ isOnce, isGuest }) => isOnce || isGuest });
sample({ clock: appliedOnce, fn: ({ picked }) => picked, target: policyOverridden });
sample({ clock: appliedOnce, target: policyClosed });
sample({
  clock: applied,
  filter: ({ isOnce, isGuest, isSaving }) => !isOnce && !isGuest && !isSaving,
  fn: ({ picked }) => picked,
  target: policySaving.start,
});
// The answer to one who left says nothing of the next member's policy.
sample({ clock: $isGuest, target: policySaving.reset });
sample({ clock: policySaving.sendFx, fn: () => false, target: $hasFailed });
sample({ clock: policySaving.done, fn: ({ params }) => params, target: policyUpdated });
sample({ clock: policySaving.done, fn: () => null, target: policyOverridden });
sample({ clock: policySaving.done, target: policyClosed });
sample({ clock: policySaving.failed, fn: () => true, target: $hasFailed });

import { attach, combine, createStore, sample } from 'effector';
import {
  $jointGroups,
  jointFailed,
  type JointGroup,
  jointPriced,
  jointRetried,
  slipHydrated,
} from '@/entities/slip';
import { createQueryMap } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { loadJointPrice, refusalOf } from './api';
import { dueGroup } from './lib/due';

/** By fixture: a newer question drops the answer to the one before. */
export const jointQueries = createQueryMap(loadJointPrice, ({ fixtureId }) => fixtureId);

type Requested = Readonly<Record<string, string>>;

/** The key that was requested last, by fixture: moved odds are requested again at once. */
const $requested = createStore<Requested>({});

function nextOf(groups: readonly JointGroup[], requested: Requested): JointGroup | undefined {
  return groups.find((group) => !group.isCurrent && requested[group.fixtureId] !== group.key);
}

sample({
  // The prices of a restored slip are old; of several groups each is requested after the one before.
  clock: [$jointGroups, slipHydrated, $requested],
  source: { groups: $jointGroups, requested: $requested },
  filter: ({ groups, requested }) => nextOf(groups, requested) !== undefined,
  fn: ({ groups, requested }) => nextOf(groups, requested) as JointGroup,
  target: jointQueries.start,
});
$requested
  .on(jointQueries.start, (requested, { fixtureId, key }) => ({ ...requested, [fixtureId]: key }))
  // A group that was taken apart is requested again once it is back together.
  .on($jointGroups, (requested, groups) => {
    const kept = Object.entries(requested).filter(([id]) =>
      groups.some(({ fixtureId, isCurrent }) => fixtureId === id && !isCurrent),
    );
    return kept.length === Object.keys(requested).length ? requested : Object.fromEntries(kept);
  });

/** When each fixture was requested last (epoch milliseconds), and those that wait for an answer. */
const $requestedAt = createStore<Readonly<Record<string, number>>>({});
const $waiting = createStore<readonly string[]>([])
  .on(jointQueries.start, (waiting, { fixtureId }) => [...new Set([...waiting, fixtureId])])
  .on([jointQueries.done, jointQueries.failed], (waiting, { params: { fixtureId } }) =>
    waiting.filter((each) => each !== fixtureId),
  );
sample({
  clock: jointQueries.start,
  source: { requestedAt: $requestedAt, now: $now },
  fn: ({ requestedAt, now }, { fixtureId }) => ({ ...requestedAt, [fixtureId]: now }),
  target: $requestedAt,
});
const $due = combine(
  [$jointGroups, $requestedAt, $waiting, $now] as const,
  ([groups, requestedAt, waiting, now]) => dueGroup(groups, { requestedAt, waiting, now }),
);
const readTabFx = attach({ effect: readIsVisibleFx });
// In play the price moves with the clock, without the odds of its legs.
sample({
  clock: $now,
  source: $due,
  filter: (due) => due !== null,
  target: readTabFx,
});
sample({
  clock: readTabFx.doneData,
  source: $due,
  filter: (due, isVisible) => isVisible && due !== null,
  fn: (due) => due as JointGroup,
  target: jointQueries.start,
});

sample({
  clock: jointQueries.done,
  fn: ({ params: { fixtureId, key }, result }) => ({ fixtureId, key, ...result }),
  target: jointPriced,
});
const failed = sample({
  clock: jointQueries.failed,
  fn: ({ params: { fixtureId, key }, error }) => ({ fixtureId, key, refusal: refusalOf(error) }),
});
sample({
  clock: failed,
  source: $jointGroups,
  // When a current price is requested again, only a refusal of the combination counts: changes of a leg come over the stream.
  filter: (groups, { key, refusal }) =>
    refusal?.code.startsWith('JOINT_') === true ||
    !groups.some((group) => group.key === key && group.isCurrent),
  fn: (_groups, failure) => failure,
  target: jointFailed,
});
sample({ clock: jointRetried, target: jointQueries.refresh });

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

type Asked = Readonly<Record<string, string>>;

/** What was asked for last, by fixture: moved odds ask again at once. */
const $asked = createStore<Asked>({});

function nextOf(groups: readonly JointGroup[], asked: Asked): JointGroup | undefined {
  return groups.find((group) => !group.isCurrent && asked[group.fixtureId] !== group.key);
}

sample({
  // A slip that was kept has the prices of another hour; of several groups each is asked for after the one before.
  clock: [$jointGroups, slipHydrated, $asked],
  source: { groups: $jointGroups, asked: $asked },
  filter: ({ groups, asked }) => nextOf(groups, asked) !== undefined,
  fn: ({ groups, asked }) => nextOf(groups, asked) as JointGroup,
  target: jointQueries.start,
});
$asked
  .on(jointQueries.start, (asked, { fixtureId, key }) => ({ ...asked, [fixtureId]: key }))
  // A group that was taken apart is another question once it is together again.
  .on($jointGroups, (asked, groups) => {
    const kept = Object.entries(asked).filter(([id]) =>
      groups.some(({ fixtureId, isCurrent }) => fixtureId === id && !isCurrent),
    );
    return kept.length === Object.keys(asked).length ? asked : Object.fromEntries(kept);
  });

/** When each fixture was asked for last (epoch milliseconds), and those that wait for an answer. */
const $askedAt = createStore<Readonly<Record<string, number>>>({});
const $waiting = createStore<readonly string[]>([])
  .on(jointQueries.start, (waiting, { fixtureId }) => [...new Set([...waiting, fixtureId])])
  .on([jointQueries.done, jointQueries.failed], (waiting, { params: { fixtureId } }) =>
    waiting.filter((each) => each !== fixtureId),
  );
sample({
  clock: jointQueries.start,
  source: { askedAt: $askedAt, now: $now },
  fn: ({ askedAt, now }, { fixtureId }) => ({ ...askedAt, [fixtureId]: now }),
  target: $askedAt,
});
const $due = combine(
  [$jointGroups, $askedAt, $waiting, $now] as const,
  ([groups, askedAt, waiting, now]) => dueGroup(groups, { askedAt, waiting, now }),
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
  // Of a price that is asked for again it counts only that there is none any more: what becomes of a leg the stream tells.
  filter: (groups, { key, refusal }) =>
    refusal?.code.startsWith('JOINT_') === true ||
    !groups.some((group) => group.key === key && group.isCurrent),
  fn: (_groups, failure) => failure,
  target: jointFailed,
});
sample({ clock: jointRetried, target: jointQueries.refresh });

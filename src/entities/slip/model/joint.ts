import { createEvent, createStore, sample } from 'effector';
import { groupsOf, type JointAnswer, type JointFailure, outdated, takeAnswer } from '../lib/joint';
import { $slip } from './slip';

/** The server said what a group pays. */
export const jointPriced = createEvent<JointAnswer>();
/** It said that there is no price, or did not answer. */
export const jointFailed = createEvent<JointFailure>();
/** The price of a fixture's picks is asked for once more. */
export const jointRetried = createEvent<string>();

/** A bet was refused for what its joint price hangs on. */
export const jointOutdated = createEvent();

/** The groups of the slip, each with its price. */
export const $jointGroups = $slip.map(groupsOf);
/** By fixture. */
export const $jointFailures = createStore<Readonly<Record<string, JointFailure>>>({});

$jointFailures
  .on(jointFailed, (failures, failure) => ({ ...failures, [failure.fixtureId]: failure }))
  .on([jointPriced.map(({ fixtureId }) => fixtureId), jointRetried], (failures, fixtureId) => {
    const { [fixtureId]: _, ...others } = failures;
    return others;
  });
sample({ clock: jointOutdated, source: $slip, fn: outdated, target: $slip });
sample({ clock: jointPriced, source: $slip, fn: takeAnswer, target: $slip });

import { combine } from 'effector';
import { createGate } from 'effector-react';
import { $member, hasNextLevel, levelProgress, loadProfile, type Member } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { loadsForMembers } from './part';

export const LevelGate = createGate();
export const levelQuery = createApiQuery(loadProfile);

const climbs = ({ level }: Member) => hasNextLevel(level);
loadsForMembers(LevelGate, levelQuery, climbs);

/** The way to the member's next level; null where there is none, and while it is unknown. */
export const $progress = levelQuery.$data.map((profile) => profile && levelProgress(profile));
/** Whether it is known what there is to show. */
export const $isReady = combine(
  [$member, levelQuery.$data, levelQuery.$failure] as const,
  ([member, data, failure]) =>
    member === null || !climbs(member) || data !== null || failure !== null,
);

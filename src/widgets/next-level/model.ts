import { createGate } from 'effector-react';
import {
  hasNextLevel,
  levelProgress,
  loadProfile,
  loadsForMembers,
  type Member,
} from '@/entities/member';
import { createApiQuery } from '@/shared/api';

export const LevelGate = createGate();
const levelQuery = createApiQuery(loadProfile);

const climbs = ({ level }: Member) => hasNextLevel(level);
export const $isReady = loadsForMembers(LevelGate, levelQuery, climbs);

/** The way to the member's next level; null where there is none, and while it is unknown. */
export const $progress = levelQuery.$data.map((profile) => profile && levelProgress(profile));

import { BadgeLevel, type BadgeLevelProps } from '@/shared/ui/badge-level';
import { levelName } from '../lib/level';
import { messages } from './messages';

export interface LevelBadgeProps {
  level: number;
  size?: BadgeLevelProps['size'];
}

/** The level as its tile: G, GS, SLOT or a number. */
export function LevelBadge({ level, size }: LevelBadgeProps) {
  const name = levelName(level);
  return <BadgeLevel code={name} label={messages.level(name)} {...(size ? { size } : {})} />;
}

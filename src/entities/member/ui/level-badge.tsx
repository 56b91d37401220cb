import { BadgeLevel, type BadgeLevelProps } from '@/shared/ui/badge-level';
import { levelName } from '../lib/level';
import { messages } from './messages';

export interface LevelBadgeProps {
  /** Null is staff's own. */
  level: number | null;
  size?: BadgeLevelProps['size'];
}

/** The level as its jar: G, GS, SLOT or a number; of staff that it is staff. */
export function LevelBadge({ level, size }: LevelBadgeProps) {
  const name = level === null ? 'admin' : levelName(level);
  const label = level === null ? messages.staff : messages.level(name);
  const src = `/levels/level-${name.toLowerCase()}.svg`;
  return <BadgeLevel src={src} label={label} {...(size ? { size } : {})} />;
}

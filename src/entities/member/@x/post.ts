export { LevelBadge, type LevelBadgeProps } from '../ui/level-badge';

import { formatPoint, formatWon } from '@/shared/lib/format';

export const messages = {
  levelTo: (name: string) => `레벨 ${name}까지`,
  levelRest: formatWon,
  levelBonus: (points: number) => ` 남음 · 등업 ${formatPoint(points)}`,
  levelReached: (points: number) => `조건 충족 · 등업 ${formatPoint(points)}`,
} as const;

import { formatAmount, formatPoint, formatMoney } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { levelName } from '../lib/level';
import type { Member } from '../lib/member';
import { LevelBadge } from './level-badge';
import * as styles from './member-card.css';
import { messages } from './messages';

export interface MemberCardProps {
  member: Member;
  /** `card` is on its own, `line` is one row under a bar, `bar` a low one in it. */
  look?: 'card' | 'line' | 'bar';
}

/** Level, nickname, balance and points. */
export function MemberCard({ member, look = 'card' }: MemberCardProps) {
  const { level, nickname, emoney, point, currency } = member;
  const isCard = look === 'card';
  const amount = currency === 'USD' || isCard ? formatMoney : formatAmount;
  return (
    <span className={styles.root({ look })}>
      <LevelBadge level={level} size={isCard ? 'lg' : 'sm'} />
      <span className={styles.who}>
        <span className={styles.name}>{nickname}</span>
        {isCard && <span className={styles.hint}>{messages.level(levelName(level))}</span>}
      </span>
      <span className={styles.figures({ look })}>
        <span className={styles.money}>
          <VisuallyHidden>{messages.money} </VisuallyHidden>
          {amount(emoney, currency)}
        </span>
        <span className={styles.point}>
          <VisuallyHidden>{messages.point} </VisuallyHidden>
          {formatPoint(point)}
        </span>
      </span>
    </span>
  );
}

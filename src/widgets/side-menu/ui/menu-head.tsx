import { useUnit } from 'effector-react';
import { LevelBadge, levelName, type Member } from '@/entities/member';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import { $facts } from '../model/facts';
import * as styles from './menu-head.css';
import { messages } from './messages';

export interface MenuHeadProps {
  member: Member;
}

/** Who the member is: level, the way to the next one, money, points and what rolling has earned. */
export function MenuHead({ member }: MenuHeadProps) {
  const facts = useUnit($facts);
  const { level, nickname, emoney, point, currency } = member;
  const rolling = facts?.rolling;
  return (
    <>
      <div className={styles.who}>
        <LevelBadge level={level} size="lg" />
        <span className={styles.names}>
          <b className={styles.nickname}>{nickname}</b>
          <span className={styles.level}>
            {messages.level(levelName(level))}
            {facts?.progress && messages.nextLevel(facts.progress.percent)}
          </span>
        </span>
      </div>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt className={styles.term}>{messages.balance}</dt>
          <dd className={styles.money}>{formatMoney(emoney, currency)}</dd>
        </div>
        <div className={styles.sum}>
          <dt className={styles.term}>{messages.point}</dt>
          <dd className={styles.value}>{formatPoint(point)}</dd>
        </div>
        <div className={styles.sum}>
          <dt className={styles.term}>{messages.rolling}</dt>
          <dd className={styles.value}>
            {rolling && formatMoney(rolling.amount, rolling.currency)}
          </dd>
        </div>
      </dl>
    </>
  );
}

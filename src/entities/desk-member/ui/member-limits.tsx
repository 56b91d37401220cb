import { formatMinutes } from '@/shared/copy';
import { formatMoney } from '@/shared/lib/format';
import { Heading } from '@/shared/ui/heading';
import { ProgressBar } from '@/shared/ui/progress-bar';
import type { DeskMember } from '../lib/member';
import * as styles from './member-limits.css';
import { messages } from './messages';

type Protection = DeskMember['protection'];
type OwnLimit = Protection['limits'][number];

export interface MemberLimitsProps {
  data: Protection;
  /** What a deposit that is looked at would add to what is used, minor units. */
  added?: number;
}

const { guard } = messages;

/** From this share of a limit on it is near. */
const near = 0.75;

const shareOf = ({ limit, used }: OwnLimit, added = 0) =>
  limit === 0 ? 1 : (used + added) / limit;
const nameOf = ({ kind, period }: OwnLimit) => `${guard.kinds[kind]} ${guard.periods[period]}`;

/** What the member has allowed themselves and used of it, what will change, and whether they are on a break. */
export function MemberLimits({ data: { currency, limits, stop }, added = 0 }: MemberLimitsProps) {
  const addedTo = ({ kind }: OwnLimit) => (kind === 'deposit' ? added : 0);
  const amount = (kind: OwnLimit['kind'], value: number) =>
    kind === 'session' ? formatMinutes(value) : formatMoney(value, currency);
  return (
    <section className={styles.root} aria-label={guard.title}>
      <Heading level={2} size="h4">
        {guard.title}
      </Heading>
      {limits.length === 0 && <p className={styles.quiet}>{guard.none}</p>}
      <dl className={styles.list}>
        {limits.map((own) => (
          <div key={nameOf(own)} className={styles.limit}>
            <dt className={styles.quiet}>{nameOf(own)}</dt>
            <dd className={styles.amount}>
              <b>{amount(own.kind, own.used + addedTo(own))}</b> / {amount(own.kind, own.limit)}
            </dd>
            <dd className={styles.meter}>
              <ProgressBar
                label={guard.used(nameOf(own))}
                value={shareOf(own)}
                {...(addedTo(own) > 0 && {
                  ahead: shareOf(own, addedTo(own)),
                  valueText: guard.ahead(shareOf(own), shareOf(own, addedTo(own))),
                })}
                tone={shareOf(own, addedTo(own)) >= near ? 'warn' : 'brand'}
                size="thin"
              />
            </dd>
            {own.next && (
              <dd className={styles.next}>
                {guard.next(
                  own.next.limit === null ? null : amount(own.kind, own.next.limit),
                  own.next.from,
                )}
              </dd>
            )}
          </div>
        ))}
        <div className={styles.limit}>
          <dt className={styles.quiet}>{messages.stop}</dt>
          <dd className={styles.amount}>
            <b>{messages.stopText(stop)}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member } from '@/entities/member';
import { $launch } from '@/features/casino-launch';
import { loadTexts } from '@/shared/copy';
import { IconChevronRight } from '@/shared/icons';
import { linkSearch } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { CasinoRound } from '../api';
import { $minutes, played, replayOpened } from '../model/play';
import * as styles from './game.css';
import { messages } from './messages';

const historySearch = linkSearch({ type: 5 });

function Session() {
  const [member, data, { used, left }] = useUnit([$member, played.$data, $minutes]);
  const currency = member?.currency ?? 'KRW';
  const time = [
    used === null ? messages.unknown : messages.used(used),
    ...(left === null ? [] : [messages.left(left)]),
  ];
  return (
    <Card as="section" aria-label={messages.session} padding="0">
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.term}>{messages.balance}</dt>
          <dd className={styles.value({ isMoney: true })}>
            {member ? messages.money(member.emoney, currency) : messages.unknown}
          </dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.term}>{messages.stakedAndWon}</dt>
          <dd className={styles.value()}>
            {data ? messages.sums(data.staked, data.won, currency) : messages.unknown}
          </dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.term}>{messages.time}</dt>
          <dd className={styles.value()}>{time.join(' · ')}</dd>
        </div>
      </dl>
    </Card>
  );
}

function wonText({ state, won, currency }: CasinoRound): string {
  if (state === 'open') return messages.openRound;
  return state === 'refunded' ? messages.refunded : messages.amount(won, currency);
}

function RoundRow({ round }: { round: CasinoRound }) {
  const onVerify = useUnit(replayOpened);
  const { id, number, staked, won, currency, state } = round;
  // What came back at or below the stake is no win.
  const isMore = state === 'closed' && won > staked;
  return (
    <tr>
      <td className={styles.cell({ is: 'plain' })}>{messages.number(number)}</td>
      <td className={styles.cell({ is: 'plain' })}>{messages.amount(staked, currency)}</td>
      <td className={styles.cell({ is: isMore ? 'more' : 'won' })}>{wonText(round)}</td>
      <td className={styles.cell({ is: 'plain' })}>
        {state !== 'open' && (
          <button
            type="button"
            className={styles.verify}
            aria-label={messages.verifyOf(number)}
            onClick={() => onVerify(id)}
          >
            {messages.verify}
          </button>
        )}
      </td>
    </tr>
  );
}

function RoundTable({ rounds }: { rounds: readonly CasinoRound[] }) {
  const { number, staked, won, verify } = messages.columns;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{messages.rounds}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[number, staked, won, verify].map((word) => (
            <th key={word} scope="col" className={styles.cell({ is: 'head' })}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </tbody>
    </table>
  );
}

function Rounds() {
  const query = useQuery(played);
  return (
    <Card as="section" aria-label={messages.rounds} padding="0" clip>
      <div className={styles.listHead}>
        <Heading level={2} size="h4">
          {messages.rounds}
        </Heading>
        <Link to="/bet_result" search={historySearch} className={styles.more}>
          {messages.all}
          <IconChevronRight size={14} />
        </Link>
      </div>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.roundsFailed }}
        skeleton={<Skeleton height={180} shape="box" />}
        isEmpty={({ rounds }) => rounds.length === 0}
        empty={<p className={styles.quiet}>{messages.noRounds}</p>}
      >
        {({ rounds }) => <RoundTable rounds={rounds} />}
      </QueryView>
    </Card>
  );
}

/** What the member has, what was staked since the game was opened, and its last rounds. */
export function GameSide() {
  const launch = useUnit($launch);
  return (
    <div className={styles.side}>
      <Session />
      {launch !== null && <Rounds />}
      <p className={styles.note}>
        {messages.note}{' '}
        <Link to="/limits" className={styles.link}>
          {messages.noteLimits}
        </Link>
      </p>
    </div>
  );
}

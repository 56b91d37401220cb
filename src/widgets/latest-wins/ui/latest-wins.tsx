import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { betText } from '@/entities/bet';
import { $isLoggedIn, LevelBadge } from '@/entities/member';
import { $minute } from '@/shared/lib/clock';
import { type Currency, formatIso, formatRelative } from '@/shared/lib/format';
import { Below, type PartProps } from '@/shared/lib/in-turn';
import { Section } from '@/shared/ui/section';
import type { Win, Wins } from '../api';
import { $isReady, $wins, WinsGate, winsSeen } from '../model';
import * as styles from './latest-wins.css';
import { messages } from './messages';

function textOf({ game, legs, first }: Win): string {
  const text = first && betText({ folders: legs, leg: first });
  return [game && messages.games[game], text].filter(Boolean).join(' · ');
}

/** When it was settled; nothing before the clock of the site runs. */
function When({ at }: { at: number }) {
  const now = useUnit($minute);
  return (
    <time className={styles.when} dateTime={formatIso(at)}>
      {now > 0 && formatRelative(Math.min(at, now), now)}
    </time>
  );
}

function WinRow({ win: row, currency }: { win: Win; currency: Currency }) {
  const { nickname, level, win, settledAt, isMine } = row;
  const text = textOf(row);
  return (
    <li className={styles.row} data-own={isMine}>
      <LevelBadge level={level} size="sm" />
      <span className={styles.name}>
        {nickname}
        {isMine && <span className={styles.own}>{messages.own}</span>}
      </span>
      <span className={styles.what} title={text}>
        {text}
      </span>
      <span className={styles.win}>{messages.win(win, currency)}</span>
      {settledAt === null ? <span className={styles.when} /> : <When at={settledAt} />}
    </li>
  );
}

/** Reports to the model while an element is in the window. */
function useSeen() {
  const onSeen = useUnit(winsSeen);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => onSeen(entry?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return place;
}

function WinList({ currency, rows }: Wins) {
  const place = useSeen();
  const isLoggedIn = useUnit($isLoggedIn);
  return (
    <Section
      ref={place}
      id="home-wins"
      title={messages.wins}
      more={isLoggedIn && <Link to="/hall_of_fame_bk">{messages.fame}</Link>}
    >
      <ol className={styles.list}>
        {rows.map((win) => (
          <WinRow key={win.rank} win={win} currency={currency} />
        ))}
      </ol>
    </Section>
  );
}

/** The bets that were won last, as they are: of whom, with what, how much, when. */
export function LatestWins({ children }: PartProps) {
  useGate(WinsGate);
  const [wins, isReady] = useUnit([$wins, $isReady]);
  return (
    <>
      {wins && wins.rows.length > 0 && <WinList {...wins} />}
      <Below isReady={isReady}>{children}</Below>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { VIRTUAL_SPORTS } from '#rules/rounds/venues.ts';
import { ChipLink } from '@/shared/ui/chip';
import { ResultHead } from '@/widgets/result-head';
import { isVirtual, sportTitle } from '../lib/games';
import { $shown } from '../model';
import { BalanceLine } from './balance-line';
import { FairBand } from './fair-band';
import { messages } from './messages';
import { RoundFilters } from './round-filters';
import { RoundList } from './round-list';
import * as styles from './round-result-page.css';

const sports = [
  { to: '/game_result/virtuals', label: messages.allSports },
  ...VIRTUAL_SPORTS.map((sport) => ({
    to: `/game_result/virtuals/${sport}` as const,
    label: sportTitle(sport),
  })),
] as const;

function Sports() {
  const { path } = useUnit($shown);
  return (
    <nav className={styles.sports} aria-label={messages.sports}>
      {sports.map(({ to, label }) => (
        <ChipLink key={to}>
          <Link
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={to === path ? 'page' : undefined}
          >
            {label}
          </Link>
        </ChipLink>
      ))}
    </nav>
  );
}

/** Rounds of minigames and virtual events by game and day, each with what it came to and the member's bets on it. */
export function RoundResultPage() {
  const { path } = useUnit($shown);
  const hasSports = isVirtual(path);
  return (
    <div className={styles.root}>
      <ResultHead current={hasSports ? '/game_result/virtuals' : '/game_result/minigame'} />
      {hasSports && <Sports />}
      <RoundFilters />
      <FairBand />
      <BalanceLine />
      <RoundList />
    </div>
  );
}

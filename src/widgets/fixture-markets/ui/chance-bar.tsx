import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Fixture, useSelection } from '@/entities/game';
import { outcomeLabel } from '@/entities/market-dictionary';
import { chancesOf } from '../lib/chances';
import { type WinnerOutcome, winnerOf } from '../lib/winner';
import * as styles from './chance-bar.css';
import { messages } from './messages';

export interface ChanceBarProps {
  fixture: Fixture;
}

const sides = { 1: 'home', X: 'draw', 2: 'away' } as const;

/** The odds of an outcome, hundredths; null while there is none. */
function useOdds(ids: ReadonlyMap<WinnerOutcome, string>, outcome: WinnerOutcome): number | null {
  return useSelection(ids.get(outcome) ?? '')?.odds ?? null;
}

/** How likely each side is to win, by its price without the margin. Nothing where who wins has no price. */
export function ChanceBar({ fixture }: ChanceBarProps) {
  const winner = winnerOf(fixture);
  const ids = new Map(winner?.outcomes.map(({ outcome, id }) => [outcome, id]));
  const odds = { 1: useOdds(ids, '1'), X: useOdds(ids, 'X'), 2: useOdds(ids, '2') };
  const priced = (winner?.outcomes ?? []).flatMap(({ outcome }) => {
    const own = odds[outcome];
    return own === null ? [] : [{ outcome, odds: own }];
  });
  if (priced.length < 2 || priced.length !== winner?.outcomes.length) return null;
  const chances = chancesOf(priced.map((one) => one.odds));
  const parts = priced.map(({ outcome }, at) => ({
    side: sides[outcome],
    chance: chances[at] ?? 0,
    words: messages.percent(outcomeLabel('winner3', outcome), chances[at] ?? 0),
  }));
  return (
    <div
      className={styles.root}
      role="img"
      aria-label={messages.chances(parts.map(({ words }) => words).join(', '))}
    >
      {parts.map(({ side, chance, words }) => (
        <span
          key={side}
          className={styles.part({ side })}
          style={assignInlineVars({ [styles.share]: String(chance) })}
        >
          <span className={styles.words}>{words}</span>
          <span className={styles.bar({ side })} />
        </span>
      ))}
    </div>
  );
}

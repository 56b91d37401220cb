import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import { $events, $game, roundTitle, teamName } from '@/entities/round';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as market from './markets.css';
import * as styles from './match-card.css';
import { messages } from './messages';

/** Millionths in whole per cent. */
const percentOf = (chance: number) => Math.round(chance / 10_000);

/** Who plays in the open round, and how likely each outcome is. */
export function MatchCard() {
  const [game, events] = useUnit([$game, $events]);
  const card = events?.card;
  if (game === null || !events || (card?.sport !== 'soccer' && card?.sport !== 'basketball'))
    return null;
  const [winner] = events.markets ?? [];
  const shares = (winner?.selections ?? []).map(({ selection, chance }) => ({ selection, chance }));
  return (
    <section
      className={market.card}
      aria-label={messages.fixture(roundTitle(game.id, events.round))}
    >
      <h2 className={market.cardHead}>{messages.fixture(roundTitle(game.id, events.round))}</h2>
      <div className={styles.root}>
        <b className={styles.team}>{teamName(game.id, card.home)}</b>
        <span className={styles.versus}>vs</span>
        <b className={styles.team}>{teamName(game.id, card.away)}</b>
        <div className={styles.bar} aria-hidden="true">
          {shares.map(({ selection, chance }, at) => (
            <span
              key={selection}
              className={styles.share({
                of: at === 0 ? 'home' : at === shares.length - 1 ? 'away' : 'draw',
              })}
              style={assignInlineVars({ [styles.grow]: String(chance) })}
            />
          ))}
        </div>
        <div className={styles.figures}>
          <VisuallyHidden>{messages.shares}</VisuallyHidden>
          {shares.map(({ selection, chance }) => (
            <span key={selection}>{messages.percent(percentOf(chance))}</span>
          ))}
        </div>
      </div>
    </section>
  );
}

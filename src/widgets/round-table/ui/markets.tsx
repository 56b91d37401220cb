import { useUnit } from 'effector-react';
import { isVenue } from '#rules/rounds/round.ts';
import { $game, $markets, $tableState } from '@/entities/round';
import { Badge } from '@/shared/ui/badge';
import { marketBoxes } from '../lib/market-boxes';
import { $showsChances, chancesToggled } from '../model';
import { MarketBox } from './market-box';
import { MatchCard } from './match-card';
import * as styles from './markets.css';
import { messages } from './messages';
import { RaceMarkets } from './race-markets';

function ChancesSwitch() {
  const [shows, onToggle] = useUnit([$showsChances, chancesToggled]);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shows}
      className={styles.toggle}
      onClick={() => onToggle()}
    >
      {messages.chances}
      <span className={styles.knob} />
    </button>
  );
}

/** What can be bet on in the open round. */
export function Markets() {
  const [game, markets, state] = useUnit([$game, $markets, $tableState]);
  if (game === null || markets === null) return null;
  const isRace = isVenue(game) && (game.sport === 'horse' || game.sport === 'dog');
  return (
    <div className={styles.root}>
      {isVenue(game) && !isRace && <MatchCard />}
      {isRace ? (
        <RaceMarkets venue={game} markets={markets} />
      ) : (
        <>
          <div className={styles.bar}>
            <h2 className={styles.heading}>{messages.markets}</h2>
            {(state === 'closed' || state === 'voided') && (
              <Badge tone="warn">{messages.locked}</Badge>
            )}
            <ChancesSwitch />
          </div>
          <div className={styles.boxes}>
            {marketBoxes(game, markets).map((box) => (
              <MarketBox key={box.key} gameId={game.id} box={box} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

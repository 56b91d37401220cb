import { useUnit } from 'effector-react';
import { isVenue } from '#rules/rounds/round.ts';
import { $game, gameTitle } from '@/entities/round';
import { Sheet } from '@/shared/ui/sheet';
import { $areRulesOpen, rulesClosed } from '../model';
import { messages } from './messages';
import { ruleCommon, ruleMessages } from './rule-messages';
import * as styles from './round-table.css';

/** How the game is drawn and what wins. */
export function RulesDrawer() {
  const { game, isOpen, onClose } = useUnit({
    game: $game,
    isOpen: $areRulesOpen,
    onClose: rulesClosed,
  });
  if (game === null) return null;
  return (
    <Sheet open={isOpen} onClose={onClose} title={messages.rules} closeLabel={messages.closeRules}>
      <div className={styles.rules}>
        <h3>{gameTitle(game.id)}</h3>
        <ul className={styles.ruleList}>
          {[...ruleMessages[isVenue(game) ? game.sport : game.family], ...ruleCommon].map(
            (rule) => (
              <li key={rule}>{rule}</li>
            ),
          )}
        </ul>
      </div>
    </Sheet>
  );
}

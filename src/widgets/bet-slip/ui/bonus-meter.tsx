import { useUnit } from 'effector-react';
import { $bonus, BONUS_TIERS, bonusChosen, type BonusOffer, tierFor } from '@/entities/slip';
import { SegmentBar } from '@/shared/ui/progress-bar';
import * as styles from './bonus-meter.css';
import { messages } from './messages';

interface BonusState {
  chosen: number | null;
  applies: boolean;
  legs: number;
  offer: BonusOffer;
}

interface BonusTextProps {
  bonus: BonusState;
  onChoose: (folders: number) => void;
}

/** What is on, then what pays more at once, then what a further pick would bring. */
function BonusText({ bonus: { chosen, applies, legs, offer }, onChoose }: BonusTextProps) {
  const tier = tierFor(chosen);
  const { better = null, next = null } = offer.obstacle === null ? offer : {};
  return (
    <p className={styles.text}>
      {offer.obstacle === 'lowOdds' && !tier && messages.lowBeforeBonus}
      {tier && (
        <span>
          <b className={styles.strong}>{messages.bonusOn(tier.folders, tier.factor)}</b>{' '}
          {applies ? messages.bonusActive : messages.bonusPaused}
        </span>
      )}
      {better && (
        <button type="button" className={styles.better} onClick={() => onChoose(better.folders)}>
          {messages.bonusBetter(better.factor)}
        </button>
      )}
      {next && (
        <span>
          {(tier || better) && '· '}
          {messages.bonusNext(next.folders - legs, next.factor)}
        </span>
      )}
    </p>
  );
}

/** The bonus picks and what they bring; pressing the chosen one takes it off. Nothing where the legs take none. */
export function BonusMeter() {
  const [bonus, onChoose] = useUnit([$bonus, bonusChosen]);
  const { chosen, legs, offer } = bonus;
  if (offer.obstacle === 'inPlay' && chosen === null) return null;
  const last = BONUS_TIERS.at(-1)?.folders ?? 0;
  const count = offer.obstacle === null ? (offer.next?.folders ?? last) : null;
  return (
    <section className={styles.root} aria-label={messages.bonus}>
      {count !== null && (
        <SegmentBar
          label={messages.bonusProgress(legs, count)}
          count={count}
          filled={Math.min(legs, count)}
        />
      )}
      <BonusText bonus={bonus} onChoose={onChoose} />
      <div className={styles.picks}>
        {BONUS_TIERS.map(({ folders, factor }) => (
          <button
            key={folders}
            type="button"
            className={styles.pick}
            aria-pressed={chosen === folders}
            title={messages.bonusPickLabel(folders, factor)}
            data-reached={offer.obstacle === null && legs >= folders}
            onClick={() => onChoose(chosen === folders ? null : folders)}
          >
            {messages.bonusPick(folders, factor)}
          </button>
        ))}
      </div>
    </section>
  );
}

import { useUnit } from 'effector-react';
import { $bonus, BONUS_TIERS, bonusChosen, bonusFactorFor } from '@/entities/slip';
import { SegmentBar } from '@/shared/ui/progress-bar';
import * as styles from './bonus-meter.css';
import { messages } from './messages';

interface BonusState {
  chosen: number | null;
  applies: boolean;
  legs: number;
}

function nextTier(legs: number) {
  return BONUS_TIERS.find(({ folders }) => folders > legs);
}

function BonusText({ chosen, applies, legs }: BonusState) {
  const next = nextTier(legs);
  const ready = bonusFactorFor(legs);
  const tier = BONUS_TIERS.find(({ folders }) => folders === chosen);
  const more = next && messages.bonusNext(next.folders - legs, next.factor);
  return (
    <p className={styles.text}>
      {tier && (
        <>
          <b className={styles.strong}>{messages.bonusOn(tier.folders, tier.factor)}</b>{' '}
          {applies ? messages.bonusActive : messages.bonusPaused}
        </>
      )}
      {!tier && ready > 100 && messages.bonusReady(ready)}
      {more && (tier || ready > 100) && ' · '}
      {more}
    </p>
  );
}

/** How far the next bonus is, and the bonus picks themselves; pressing the chosen one takes it off. */
export function BonusMeter() {
  const [bonus, onChoose] = useUnit([$bonus, bonusChosen]);
  const { chosen, legs } = bonus;
  const count = nextTier(legs)?.folders ?? BONUS_TIERS.at(-1)?.folders ?? 0;
  return (
    <section className={styles.root} aria-label={messages.bonus}>
      <SegmentBar
        label={messages.bonusProgress(legs, count)}
        count={count}
        filled={Math.min(legs, count)}
      />
      <BonusText {...bonus} />
      <div className={styles.picks}>
        {BONUS_TIERS.map(({ folders, factor }) => (
          <button
            key={folders}
            type="button"
            className={styles.pick}
            aria-pressed={chosen === folders}
            title={messages.bonusPickLabel(folders, factor)}
            data-reached={legs >= folders}
            onClick={() => onChoose(chosen === folders ? null : folders)}
          >
            {messages.bonusPick(folders, factor)}
          </button>
        ))}
      </div>
    </section>
  );
}

import { isVoid, LEG_RESULT, type LegResult, legNote, legResultText } from '#rules/leg-result.ts';
import { IconCheck } from '@/shared/icons';
import { formatOdds } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { OutcomeView, SettledSection } from '../lib/settled-sections';
import * as styles from './market-result.css';
import { messages } from './messages';

interface OutcomeProps extends OutcomeView {
  isOwn: boolean;
}

/** Void pays back the stake. */
const EVEN_ODDS = 100;

/** The word beside an outcome; of one that won a tick is drawn, of one that lost nothing is said. */
function wordOf(result: OutcomeView['result']): string | null {
  return isVoid(result) ? messages.void : legNote(result);
}

/** Results that a look says: their word is for who does not see it. */
const drawn: Partial<Record<LegResult, 'tick' | 'dim'>> = {
  [LEG_RESULT.won]: 'tick',
  [LEG_RESULT.lost]: 'dim',
};

function Outcome({ name, odds, result, isOwn }: OutcomeProps) {
  const word = wordOf(result);
  const look = drawn[result];
  return (
    <li className={styles.outcome} data-result={result} data-own={isOwn || undefined}>
      {isOwn && (
        <span className={styles.own}>
          <span aria-hidden="true">{messages.own}</span>
          <VisuallyHidden>{messages.ownPick}</VisuallyHidden>
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {word && <b className={styles.word}>{word}</b>}
      <span className={styles.odds}>{formatOdds(isVoid(result) ? EVEN_ODDS : odds)}</span>
      {look === 'tick' && <IconCheck size={14} className={styles.tick} />}
      {look && <VisuallyHidden>{legResultText(result)}</VisuallyHidden>}
    </li>
  );
}

export interface MarketResultProps {
  section: SettledSection;
  /** Ids of the selections that the member has bet on. */
  picks: ReadonlySet<string>;
}

/** All lines of one type of market: what decided them, and what became of each outcome. */
export function MarketResult({ section, picks }: MarketResultProps) {
  const { name, overtime, decided, lines } = section;
  return (
    <section className={styles.root} aria-label={name}>
      <h3 className={styles.head}>
        {name}
        {overtime && <span className={styles.note}>{overtime}</span>}
        {decided && <span className={styles.decided}>{decided}</span>}
      </h3>
      {lines.map((line) => (
        <div key={line.id} className={styles.line}>
          {line.decided && <span className={styles.decided}>{line.decided}</span>}
          <ul className={styles.outcomes} data-wide={line.outcomes.length > 3 || undefined}>
            {line.outcomes.map((outcome) => (
              <Outcome key={outcome.id} {...outcome} isOwn={picks.has(outcome.id)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

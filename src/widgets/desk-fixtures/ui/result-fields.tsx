import { useUnit } from 'effector-react';
import { countName, periodLabel } from '@/entities/market-dictionary';
import { PanelNote } from '@/features/desk-list';
import { parseWhole } from '@/shared/lib/typed-number';
import { Banner } from '@/shared/ui/banner';
import { Heading } from '@/shared/ui/heading';
import { TextField } from '@/shared/ui/text-field';
import { CORRECTED_COUNTS } from '#rules/count-correction.ts';
import type { DeskFixture, TypedScores } from '../lib/typed-scores';
import { $typed, $typedCounts, $wrong, countTyped, scoreTyped } from '../model';
import * as styles from './fixture-panel.css';
import { messages } from './messages';

interface ResultFieldsProps {
  fixture: DeskFixture;
}

interface Field {
  code: string;
  side: 'home' | 'away';
}

interface PartsProps extends ResultFieldsProps {
  typed: TypedScores;
  /** What the fields hold; nothing for the score. */
  name?: string;
  wrong?: Field | undefined;
  onText: (field: Field & { text: string }) => void;
}

/** Two fields for each part, of the home and of the away side. */
function Parts({ fixture, typed, name, wrong, onText }: PartsProps) {
  const { sport, home, away } = fixture;
  return Object.entries(typed).map(([code, score]) => {
    const part = periodLabel(sport, parseWhole(code) ?? 0);
    const label = name === undefined ? part : `${name} ${part}`;
    return (
      <div key={code} className={styles.score}>
        {(['home', 'away'] as const).map((side) => (
          <TextField
            key={side}
            label={messages.home(label, side === 'home' ? home : away)}
            inputMode="numeric"
            maxLength={3}
            {...(wrong?.code === code && wrong.side === side && { error: messages.countWrong })}
            value={score[side]}
            onValueChange={(text) => onText({ code, side, text })}
          />
        ))}
      </div>
    );
  });
}

/** The scores of the parts of a match, to be corrected. */
function ScoreFields({ fixture }: ResultFieldsProps) {
  const [typed, wrong, onText] = useUnit([$typed, $wrong, scoreTyped]);
  return (
    <div className={styles.scores}>
      <Parts fixture={fixture} typed={typed} onText={onText} />
      {wrong.scores !== undefined && <Banner tone="warn">{wrong.scores}</Banner>}
    </div>
  );
}

/** Corners and cards of the parts of a match, to be corrected; nothing in a sport that counts none. */
function CountFields({ fixture }: ResultFieldsProps) {
  const [typed, { count: wrong }, onText] = useUnit([$typedCounts, $wrong, countTyped]);
  const kinds = CORRECTED_COUNTS.filter((count) => typed[count] !== undefined);
  if (kinds.length === 0) return null;
  return (
    <section className={styles.scores} aria-label={messages.counts}>
      <Heading level={3}>{messages.counts}</Heading>
      <PanelNote>{messages.countsNote}</PanelNote>
      {kinds.map((count) => (
        <Parts
          key={count}
          fixture={fixture}
          typed={typed[count] ?? {}}
          name={countName(count)}
          wrong={wrong?.count === count ? wrong : undefined}
          onText={(field) => onText({ count, ...field })}
        />
      ))}
    </section>
  );
}

/** What staff types to correct a result: scores, and what is counted beside them. */
export function ResultFields(props: ResultFieldsProps) {
  return (
    <>
      <ScoreFields {...props} />
      <CountFields {...props} />
    </>
  );
}

import { legResultText } from '#rules/leg-result.ts';
import { IconCheck, IconClose, IconUndo, IconVoid } from '@/shared/icons';
import { type BetLeg, isCasinoLeg } from '../lib/bet';
import { type LegState, legStateOf } from '../lib/state';
import * as styles from './leg-sign.css';
import { messages } from './messages';

const icons: Partial<Record<LegState, typeof IconCheck>> = {
  won: IconCheck,
  lost: IconClose,
  void: IconVoid,
  cancelled: IconUndo,
};

/** The state of a leg in one word: its result, or 시작 전, 경기 중, 결과 대기; 진행 중 of a provider's round. */
export function legWord(leg: BetLeg): string {
  if (isCasinoLeg(leg)) return legResultText(leg.result);
  return messages.openLegs[legStateOf(leg)] ?? legResultText(leg.result);
}

export interface LegSignProps {
  leg: BetLeg;
}

/** The sign of a leg: check, cross, equals; a dot in play, a ring before it. */
export function LegSign({ leg }: LegSignProps) {
  const state = legStateOf(leg);
  const Icon = icons[state];
  return (
    <span className={styles.root({ state })} role="img" aria-label={legWord(leg)}>
      {Icon && <Icon size={14} strokeWidth={2.6} />}
    </span>
  );
}

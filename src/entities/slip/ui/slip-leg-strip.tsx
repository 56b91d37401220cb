import type { ReactNode } from 'react';
import { formatOdds, formatScore } from '@/shared/lib/format';
import { pickText } from '@/entities/market-dictionary/@x/slip';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { SlipFix } from '../lib/fix';
import type { MovedLeg } from '../lib/offers';
import type { SlipProblem } from '../lib/problems';
import { refusalText } from '../lib/refusal-text';
import type { SlipEntry } from '../lib/slip';
import { messages } from './messages';
import * as styles from './slip-leg-strip.css';

export interface SlipLegStripProps {
  leg: SlipEntry;
  /** What the buttons call the leg. */
  name: string;
  /** What is wrong with the leg. */
  problem: SlipProblem | null;
  /** A notice speaks for this leg and others alike: no button here. */
  isGrouped: boolean;
  onFix?: (fix: SlipFix) => void;
}

interface FixProps {
  fix: SlipFix | null;
  label: string;
  onFix?: (fix: SlipFix) => void;
  children: string;
}

function Fix({ fix, label, onFix, children }: FixProps) {
  if (fix === null) return null;
  return (
    <button type="button" className={styles.fix} aria-label={label} onClick={() => onFix?.(fix)}>
      {children}
    </button>
  );
}

interface ChangeProps {
  title: string;
  /** The whole change in one sentence. */
  spoken: string;
  before: string;
  children: ReactNode;
}

function Change({ title, spoken, before, children }: ChangeProps) {
  return (
    <>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true" className={styles.change}>
        {title} <s>{before}</s> → {children}
      </span>
    </>
  );
}

interface MovedLineProps {
  leg: SlipEntry;
  name: string;
  to: MovedLeg;
  fix: SlipFix;
  onFix?: (fix: SlipFix) => void;
}

/** The line of the leg, or the score it counts from where the line stayed. */
function MovedLine({ leg, name, to, fix, onFix }: MovedLineProps) {
  const [before, after] = [leg, { ...leg, ...to }].map((one) => {
    const { detail, basis } = pickText(one);
    return (to.line === leg.line ? (basis ?? formatScore(one.offerScore)) : detail) ?? '';
  }) as [string, string];
  return (
    <div className={styles.strip({ tone: 'warn' })}>
      <Change
        title={messages.lineChanged}
        spoken={messages.lineMoved(before, after, to.odds)}
        before={before}
      >
        <b>{after}</b> · {formatOdds(to.odds)}
      </Change>
      <Fix fix={fix} label={messages.moveNamed(name, after)} onFix={onFix}>
        {messages.move}
      </Fix>
    </div>
  );
}

/** What has changed about a leg since it was picked, and the press that answers it; nothing while nothing has. */
export function SlipLegStrip({ leg, name, problem, isGrouped, onFix }: SlipLegStripProps) {
  const { odds, seenOdds } = leg;
  const fix = problem?.fix ?? null;
  if (fix?.kind === 'moveLeg') {
    return <MovedLine leg={leg} name={name} to={fix.to} fix={fix} onFix={onFix} />;
  }
  if (problem && problem.refusal.code !== 'ODDS_CHANGED') {
    if (isGrouped) return null;
    return (
      <div className={styles.strip({ tone: 'warn' })}>
        <span className={styles.change}>{refusalText(problem.refusal)}</span>
        <Fix fix={fix} label={messages.dropNamed(name)} onFix={onFix}>
          {messages.drop}
        </Fix>
      </div>
    );
  }
  if (odds === seenOdds) return null;
  const move = odds > seenOdds ? 'up' : 'down';
  return (
    <div className={styles.strip({ tone: move })}>
      <Change
        title={messages.oddsChange}
        spoken={messages.changed(seenOdds, odds)}
        before={formatOdds(seenOdds)}
      >
        <b className={styles.after({ move })}>
          {formatOdds(odds)} {move === 'up' ? '▲' : '▼'}
        </b>
      </Change>
      {problem === null && <span className={styles.taken}>{messages.taken}</span>}
      {problem && !isGrouped && (
        <Fix fix={fix} label={messages.acceptNamed(name)} onFix={onFix}>
          {messages.accept}
        </Fix>
      )}
    </div>
  );
}

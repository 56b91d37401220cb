import { type ReactNode, useState } from 'react';
import {
  type DerivedRound,
  type Verification,
  VERIFY_STEPS,
  type VerifyStep as StepName,
} from '#rules/rounds/verify.ts';
import type { RoundDetail } from '../lib/verify';
import { DrawTable } from './draw-table';
import { HashLine } from './hash-line';
import { messages } from './messages';
import type { RoundBandProps } from './round-band';
import { StepMark, VerifyStep } from './verify-step';
import * as styles from './verify-steps.css';

/** Where the browser cannot compute, the commitment alone is shown. */
const unable: Verification = {
  isOk: null,
  checks: { commitment: null, secret: null, seed: null, draws: null, result: null },
  derived: null,
};

function markOf(step: StepName, detail: RoundDetail, { checks, derived }: Verification): ReactNode {
  if (checks[step] === false) return <StepMark isRight={false} text={messages.wrong[step]} />;
  if (step === 'commitment') return messages.plain.commitment(detail);
  if (!derived)
    return detail.secret === null ? messages.locked(detail.revealsAt) : messages.blocked;
  if (step === 'seed') return messages.plain.seed;
  if (step === 'draws') return messages.plain.draws(derived.words.length);
  if (checks[step] !== true) return messages.void;
  return <StepMark isRight text={messages.right[step]} />;
}

interface DerivedProps {
  detail: RoundDetail;
  derived: DerivedRound;
  checks: Verification['checks'];
}

function Seed({ derived, checks }: DerivedProps) {
  return (
    <>
      <HashLine name={messages.titles.seed} value={derived.seed} />
      {!checks.seed && <HashLine name={messages.decider} value={derived.decider} isNamed />}
    </>
  );
}

function Draws({ detail: { gameId }, derived }: DerivedProps) {
  if (!derived.result) return <p className={styles.words}>{messages.noBase}</p>;
  return (
    <>
      <DrawTable gameId={gameId} derived={derived} />
      {derived.result.family === 'hilo' && <p className={styles.words}>{messages.baseOf}</p>}
    </>
  );
}

function Outcome({ detail, derived, checks }: DerivedProps) {
  const again = messages.result(detail, derived.result);
  if (checks.result) return <p className={styles.chip}>{again}</p>;
  return (
    <dl className={styles.both}>
      <dt>{messages.published}</dt>
      <dd className={styles.chip}>{messages.result(detail, detail.result)}</dd>
      <dt>{messages.derived}</dt>
      <dd className={styles.chip}>{again}</dd>
    </dl>
  );
}

function Content({
  step,
  detail,
  verification: { checks, derived },
}: {
  step: StepName;
  detail: RoundDetail;
  verification: Verification;
}) {
  if (step === 'commitment')
    return <HashLine name={messages.titles.commitment} value={detail.commitment} />;
  if (step === 'secret')
    return (
      <>
        <HashLine name={messages.titles.secret} value={detail.secret ?? ''} />
        {!derived && <p className={styles.words}>{messages.badSecret}</p>}
        {derived && !checks.secret && (
          <HashLine name={messages.hash} value={derived.hash} isNamed />
        )}
      </>
    );
  if (!derived) return null;
  const Part = { seed: Seed, draws: Draws, result: Outcome }[step];
  return <Part detail={detail} derived={derived} checks={checks} />;
}

/** All steps are open where they are right; where one is not, that one alone. */
function openAtFirst({ isOk, checks }: Verification): readonly StepName[] {
  return VERIFY_STEPS.filter((step) => isOk !== false || checks[step] === false);
}

/** The five steps of a verification, each with what it is made of. */
export function VerifySteps({ detail, verification }: RoundBandProps) {
  const shown = verification ?? unable;
  const [open, setOpen] = useState(() => openAtFirst(shown));
  return (
    <ol className={styles.root} aria-label={messages.steps}>
      {VERIFY_STEPS.map((step) => {
        const isFailed = shown.checks[step] === false;
        const isReached = step === 'commitment' || isFailed || shown.derived;
        const isOpen = open.includes(step);
        return (
          <VerifyStep
            key={step}
            number={VERIFY_STEPS.indexOf(step) + 1}
            title={messages.titles[step]}
            note={messages.notes[step](detail)}
            mark={markOf(step, detail, shown)}
            look={isFailed ? 'failed' : isReached ? 'plain' : 'locked'}
            isOpen={isOpen}
            onToggle={() =>
              setOpen(isOpen ? open.filter((other) => other !== step) : [...open, step])
            }
          >
            <Content step={step} detail={detail} verification={shown} />
          </VerifyStep>
        );
      })}
    </ol>
  );
}

import { Suspense, use } from 'react';
import { IconCheck, IconClose, IconLock, IconWarning } from '@/shared/icons';
import { Skeleton } from '@/shared/ui/skeleton';
import { type DayVerdict, dayVerificationOf, isLate, type WorldDay } from '../lib/verify-day';
import { HashLine } from './hash-line';
import { messages } from './messages';
import * as styles from './round-verify.css';
import { type Verdict, VerifyBand } from './verify-band';
import { StepMark, VerifyStep } from './verify-step';
import * as steps from './verify-steps.css';

export interface DayVerifyProps {
  day: WorldDay;
}

const { titles, notes, verdicts, ...words } = messages.day;
const looks: Readonly<Record<DayVerdict, Pick<Verdict, 'look' | 'Icon'>>> = {
  same: { look: 'ok', Icon: IconCheck },
  waiting: { look: 'neutral', Icon: IconLock },
  late: { look: 'failed', Icon: IconClose },
  wrong: { look: 'failed', Icon: IconClose },
  unable: { look: 'neutral', Icon: IconWarning },
};

function Secret({ day }: DayVerifyProps) {
  const { secret, revealsAt } = day;
  return (
    <VerifyStep
      number={2}
      title={titles.secret}
      note={notes.secret(day)}
      mark={secret === null && messages.locked(revealsAt)}
      look={secret === null ? 'locked' : 'plain'}
    >
      <HashLine name={titles.secret} value={secret ?? ''} />
    </VerifyStep>
  );
}

function Hash({ day, hash }: DayVerifyProps & { hash: string | null }) {
  const isRight = hash === day.commitment;
  const mark = hash !== null && (
    <StepMark isRight={isRight} text={isRight ? words.right : words.wrong} />
  );
  return (
    <VerifyStep
      number={3}
      title={titles.hash}
      note={notes.hash}
      mark={mark || (day.secret !== null && messages.blocked)}
      look={hash === null ? 'locked' : isRight ? 'plain' : 'failed'}
    >
      <HashLine name={titles.hash} value={hash ?? ''} />
    </VerifyStep>
  );
}

function Verified({ day }: DayVerifyProps) {
  const { verdict, hash } = use(dayVerificationOf(day));
  const [title, text] = verdicts[verdict](day);
  const late = isLate(day);
  return (
    <>
      <VerifyBand verdict={{ ...looks[verdict], title, text }} />
      <ol className={steps.root} aria-label={messages.steps}>
        <VerifyStep
          number={1}
          title={titles.commitment}
          note={notes.commitment}
          mark={
            late ? <StepMark isRight={false} text={words.late} /> : messages.plain.commitment(day)
          }
          look={late ? 'failed' : 'plain'}
        >
          <HashLine name={titles.commitment} value={day.commitment} />
        </VerifyStep>
        <Secret day={day} />
        <Hash day={day} hash={hash} />
        <VerifyStep
          number={4}
          title={titles.all}
          note={notes.all}
          look={day.secret === null ? 'locked' : 'plain'}
        >
          <HashLine name={messages.commands} value={words.command(day)} />
          <p className={steps.words}>{words.commandText}</p>
        </VerifyStep>
      </ol>
    </>
  );
}

/** Shows that the secret of a day of simulated matches is the one committed to, and how the whole day is drawn again. */
export function DayVerify({ day }: DayVerifyProps) {
  return (
    <div className={styles.root}>
      <Suspense fallback={<Skeleton height={78} shape="box" />}>
        <Verified key={day.dayKey} day={day} />
      </Suspense>
    </div>
  );
}

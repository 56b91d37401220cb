import { type Verification, VERIFY_STEPS } from '#rules/rounds/verify.ts';
import { ResultMarks } from '@/entities/round';
import { IconCheck, IconClose, IconLock, IconVoid, IconWarning } from '@/shared/icons';
import type { RoundDetail } from '../lib/verify';
import { messages } from './messages';
import { type Verdict, VerifyBand } from './verify-band';
import * as styles from './verify-band.css';

export interface RoundBandProps {
  detail: RoundDetail;
  /** Null where the browser cannot compute it. */
  verification: Verification | null;
}

function verdictOf({ detail, verification }: RoundBandProps): Verdict {
  if (!verification)
    return {
      look: 'neutral',
      Icon: IconWarning,
      title: messages.unable,
      text: messages.unableText,
    };
  const { isOk, checks } = verification;
  if (isOk === false) {
    const failed = VERIFY_STEPS.filter((step) => checks[step] === false);
    const isLate = failed.every((step) => step === 'commitment');
    const title = isLate ? messages.late : messages.failed;
    const text = isLate ? messages.lateText : messages.failedText(failed);
    return { look: 'failed', Icon: IconClose, title, text };
  }
  if (isOk === null) {
    const title = messages.waiting(detail.revealsAt);
    return { look: 'neutral', Icon: IconLock, title, text: messages.waitingText };
  }
  if (!detail.result)
    return { look: 'neutral', Icon: IconVoid, title: messages.voided, text: messages.voidedText };
  return { look: 'ok', Icon: IconCheck, title: messages.ok, text: messages.okText };
}

/** What came of the verification, with both results one above the other. */
export function RoundBand({ detail, verification }: RoundBandProps) {
  const { result, card } = verification?.derived ?? {};
  return (
    <VerifyBand verdict={verdictOf({ detail, verification })}>
      {detail.result && (
        <dl className={styles.results}>
          <dt>{messages.published}</dt>
          <dd>
            <ResultMarks gameId={detail.gameId} result={detail.result} card={detail.card} />
          </dd>
          {result && (
            <>
              <dt>{messages.derived}</dt>
              <dd>
                <ResultMarks gameId={detail.gameId} result={result} card={card} />
              </dd>
            </>
          )}
        </dl>
      )}
    </VerifyBand>
  );
}

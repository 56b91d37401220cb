import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type Bet, BetDetail, isOpenBet } from '@/entities/bet';
import { CashOutPanel } from '@/features/cash-out';
import { $now } from '@/shared/lib/clock';
import { formatTime } from '@/shared/lib/format';
import { isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { cancelObstacleOf } from '../lib/cancel-obstacle';
import { roundLink } from '../lib/round-link';
import { $cancelFailure, cancelBet } from '../model/cancel';
import { linkedBet } from '../model/history';
import { rebetClicked } from '../model/rebet';
import { $selectedBet } from '../model/scores';
import { noteOf } from './bet-note';
import * as styles from './bet-panel.css';
import { messages } from './messages';

/** Only sports have picks that can be taken again with today's odds. */
const rebettable: readonly number[] = [1, 2];

function CancelAction({ bet }: { bet: Bet }) {
  const { now, failure, isSending, onCancel } = useUnit({
    now: $now,
    failure: $cancelFailure,
    isSending: cancelBet.$isPending,
    onCancel: cancelBet.start,
  });
  const { cancelUntil } = bet;
  const canCancel = cancelUntil !== null && now <= cancelUntil;
  const obstacle = isOpenBet(bet) && !canCancel ? cancelObstacleOf(bet, now) : null;
  return (
    <>
      {failure?.betId === bet.id && <Banner tone="warn">{failure.text}</Banner>}
      {obstacle !== null && (
        <p className={styles.deadline}>{messages.cancelObstacle(obstacle, bet.type)}</p>
      )}
      {canCancel && (
        <div className={styles.cancel}>
          <Button variant="secondary" fullWidth loading={isSending} onClick={() => onCancel(bet)}>
            {messages.cancel}
          </Button>
          <p className={styles.deadline}>{messages.cancelUntil(formatTime(cancelUntil))}</p>
        </div>
      )}
    </>
  );
}

/** A link to the game whose round the bet is on. */
function RoundAction({ bet }: { bet: Bet }) {
  const link = roundLink(bet);
  if (link === null) return null;
  return (
    <LinkButton asChild variant="secondary" fullWidth>
      <Link to={link.to} search={link.search}>
        {link.isOpen ? messages.resumeRound : messages.seeRound}
      </Link>
    </LinkButton>
  );
}

/** Why the bet of the address is not here; nothing while it loads. */
function LinkedFailure({ id }: BetPanelProps) {
  const { failure, isPending, onRetry } = useUnit({
    failure: linkedBet.$failure,
    isPending: linkedBet.$isPending,
    onRetry: linkedBet.refresh,
  });
  if (failure === null) return null;
  if (isProblem(failure, 'NOT_FOUND') || isProblem(failure, 'VALIDATION')) {
    return (
      <div id={id}>
        <Banner tone="warn">{messages.betMissing}</Banner>
      </div>
    );
  }
  return (
    <div id={id}>
      <Banner
        tone="error"
        title={messages.betFailed}
        action={
          <Button size="sm" variant="secondary" loading={isPending} onClick={() => onRetry()}>
            {messages.retry}
          </Button>
        }
      >
        {failureAdvice(failure)}
      </Banner>
    </div>
  );
}

export interface BetPanelProps {
  id: string;
}

/** The chosen bet with its legs, and what can be done with it. */
export function BetPanel({ id }: BetPanelProps) {
  const [bet, onRebet] = useUnit([$selectedBet, rebetClicked]);
  if (bet === null) return <LinkedFailure id={id} />;
  return (
    <BetDetail
      bet={bet}
      id={id}
      note={noteOf(bet)}
      offer={<CashOutPanel bet={bet} />}
      actions={
        <>
          <RoundAction bet={bet} />
          <CancelAction bet={bet} />
          {rebettable.includes(bet.type) && bet.status !== 'pending' && (
            <Button variant="secondary" fullWidth onClick={() => onRebet(bet)}>
              {messages.rebet}
            </Button>
          )}
        </>
      }
    />
  );
}

import { useMemo, useState } from 'react';
import { checkBets } from '#rules/casino/play.ts';
import { LINES, slotReturn } from '#rules/casino/slot.ts';
import type { PlayedRound } from '#rules/casino/types.ts';
import { formatMoney } from '@/shared/lib/format';
import { isGain } from '../play/play-state.ts';
import type { Play } from '../play/use-play.ts';
import { Frame } from '../ui/frame.tsx';
import { percentText } from '../ui/limits.ts';
import { limitMessages } from '../ui/messages.ts';
import { ResultLine } from '../ui/result-line.tsx';
import { Controls } from './controls.tsx';
import { craneMessages } from './messages.ts';
import { Outcome } from './outcome.tsx';
import { LineTable, PayTable } from './pay-table.tsx';
import { Reels } from './reels.tsx';
import { useLitWins } from './use-lit-wins.ts';
import { winsOf } from './wins.ts';

const FIRST_STOPS = [0, 0, 0, 0, 0];

function stopsOf(round: PlayedRound | null | undefined): readonly number[] {
  return round?.result.game === 'crane' ? round.result.stops : FIRST_STOPS;
}

/** The slot 학과 달항아리. */
export function CraneGame({ play }: { play: Play }) {
  const { opened, state } = play;
  const { hit, maxWin } = slotReturn();
  const { shown } = state;
  const [stake, setStake] = useState(shown?.stake ?? opened.minStake * 2);
  const [isSkipping, setSkipping] = useState(false);
  const isShowing = state.phase === 'showing';
  const stops = stopsOf(shown);
  const wins = useMemo(
    () => (shown ? winsOf(stopsOf(shown), shown.stake / LINES.length) : null),
    [shown],
  );
  const isLit = shown !== null && isGain(shown) && state.phase === 'ready';
  const lit = useLitWins(isLit ? wins : null, isSkipping);
  const bets = [{ kind: 'lines' as const, amount: stake }];
  const problem = checkBets('crane', bets, opened);

  return (
    <Frame
      play={play}
      isSkipping={isSkipping}
      onSkip={setSkipping}
      stage={
        <>
          <Reels
            stops={stops}
            from={isShowing ? stopsOf(state.rounds[0]) : null}
            onStopped={play.finish}
            lit={lit}
          />
          <ResultLine
            play={play}
            outcome={
              shown && wins && <Outcome wins={wins} round={shown} currency={opened.currency} />
            }
          />
        </>
      }
      controls={
        <Controls
          play={play}
          stake={stake}
          onStake={setStake}
          problem={problem}
          onSpin={() => play.start(bets)}
        />
      }
      tabs={[
        {
          id: 'pays',
          name: craneMessages.pays,
          content: <PayTable won={(isLit && wins?.lines[0]?.symbol) || null} />,
        },
        { id: 'lines', name: craneMessages.lines, content: <LineTable /> },
      ]}
      facts={[
        [limitMessages.hit, percentText(hit)],
        [
          limitMessages.maxWin,
          craneMessages.maxWin(maxWin, formatMoney(Math.round(maxWin * stake), opened.currency)),
        ],
      ]}
      rules={craneMessages.rules}
    />
  );
}

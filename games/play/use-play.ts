import { useEffect, useReducer, useRef } from 'react';
import type { CasinoBet } from '#rules/casino/types.ts';
import { type Answer, type GamesApi, LostAnswer, type Opened, type Refusal } from '../lib/api.ts';
import type { Tell } from '../lib/host.ts';
import { requestId } from '../lib/request-id.ts';
import { canPlay, type PlayState, reducePlay, startOf } from './play-state.ts';

/** An opened game as its screen uses it. */
export interface Play {
  opened: Opened;
  state: PlayState;
  /** Asks for a round, unless one is on its way or the time between two is not over. */
  start: (bets: readonly CasinoBet[]) => void;
  /** The round has been shown to its end. */
  finish: () => void;
  /** Resolves with why not, null when the next rounds are drawn with it. */
  setSeed: (clientSeed: string) => Promise<Refusal | null>;
  leave: () => void;
}

interface PlayOptions {
  api: GamesApi;
  opened: Opened;
  tell: Tell;
  /** Before a lost answer is requested again; twice as long each time, eight times at most. */
  retryMs?: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Asks until an answer comes: the same request, so that it happens once. */
async function untilAnswered<T>(
  ask: () => Promise<Answer<T>>,
  { retryMs, isOver, onLost }: { retryMs: number; isOver: () => boolean; onLost: () => void },
): Promise<Answer<T> | null> {
  for (let attempt = 0; !isOver(); attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof LostAnswer)) throw error;
      onLost();
      await pause(retryMs * 2 ** Math.min(attempt, 3));
    }
  }
  return null;
}

export function usePlay({ api, opened, tell, retryMs = 1000 }: PlayOptions): Play {
  const [state, dispatch] = useReducer(reducePlay, opened, (one) =>
    startOf(one, performance.now()),
  );
  /** The state is a drawing old: a second press before the next one must find this. */
  const isAsking = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const ask = async (bets: readonly CasinoBet[]): Promise<void> => {
    const body = { requestId: requestId(), bets };
    const answer = await untilAnswered(() => api.round(opened.playId, body), {
      retryMs,
      isOver: () => isGone.current,
      onLost: () => dispatch({ type: 'lost' }),
    });
    isAsking.current = false;
    if (!answer) return;
    const now = performance.now();
    if (answer.ok) {
      dispatch({ type: 'answered', answer: answer.data, now });
      return;
    }
    dispatch({ type: 'refused', refusal: answer.refusal, now });
    tell({ type: 'error', code: answer.refusal.code });
  };

  return {
    opened,
    state,
    start(bets) {
      if (isAsking.current || !canPlay(state, performance.now())) return;
      isAsking.current = true;
      dispatch({ type: 'requested' });
      void ask(bets);
    },
    finish() {
      if (!state.answer) return;
      dispatch({ type: 'shown' });
      tell({ type: 'balance', balance: state.answer.balance });
      tell({ type: 'round' });
    },
    async setSeed(clientSeed) {
      const answer = await api.seed(opened.playId, clientSeed);
      if (!answer.ok) return answer.refusal;
      dispatch({ type: 'seeded', fair: answer.data.fair });
      return null;
    },
    leave: () => tell({ type: 'closed' }),
  };
}

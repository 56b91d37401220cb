import { useCallback, useEffect, useState } from 'react';
import { type Answer, LostAnswer, type Refusal } from '../lib/api.ts';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'lost' }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'done'; data: T };

async function load<T>(ask: () => Promise<Answer<T>>): Promise<Loaded<T>> {
  try {
    const answer = await ask();
    return answer.ok
      ? { status: 'done', data: answer.data }
      : { status: 'refused', refusal: answer.refusal };
  } catch (error) {
    if (error instanceof LostAnswer) return { status: 'lost' };
    throw error;
  }
}

/** Asks once when the page opens, and again by `retry`. `ask` stays the same function. */
export function useAnswer<T>(ask: () => Promise<Answer<T>>): [Loaded<T>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isLate = false;
    void load(ask).then((next) => {
      if (!isLate) setLoaded(next);
    });
    return () => {
      isLate = true;
    };
  }, [ask, attempt]);
  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((one) => one + 1);
  }, []);
  return [loaded, retry];
}

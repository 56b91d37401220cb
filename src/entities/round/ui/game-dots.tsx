import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Minigame } from '../api';
import { resultDots } from '../lib/dots';
import { messages } from '../lib/messages';
import * as styles from './game-dots.css';

export interface GameDotsProps {
  /** The game as the server has it; nothing is drawn while it is unknown. */
  state: Minigame | undefined;
  /** At most so many. */
  count: number;
}

/** The main market of the last rounds, the newest first. */
export function GameDots({ state, count }: GameDotsProps) {
  const dots = (state?.lastResults ?? [])
    .slice(0, count)
    .flatMap(({ roundId, result }) => (result ? { roundId, ...resultDots(result) } : []));
  if (dots.length === 0) return null;
  return (
    <span className={styles.dots}>
      <VisuallyHidden>
        {messages.lastResults(dots.map(({ text }) => text).join(' '))}
      </VisuallyHidden>
      {dots.map(({ roundId, text, tone }) => (
        <span key={roundId} aria-hidden="true" className={styles.dot({ tone })}>
          {text}
        </span>
      ))}
    </span>
  );
}

import { type Minigame, resultDots } from '@/entities/round';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from './messages';
import * as styles from './minigame-page.css';

/** The main market of the last rounds, the newest first. */
export function GameDots({ state, count }: { state: Minigame | undefined; count: number }) {
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

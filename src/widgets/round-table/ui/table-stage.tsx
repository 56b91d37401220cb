import { useUnit } from 'effector-react';
import type { RoundTimes } from '#rules/rounds/clock.ts';
import { type Game, isVenue } from '#rules/rounds/round.ts';
import {
  $at,
  $awaited,
  $drawing,
  $game,
  $lastResult,
  $round,
  $tableState,
  drawingEnded,
  gameTitle,
  RoundStage,
  resultText,
  roundTitle,
  stageLength,
} from '@/entities/round';
import { IconInfo, IconSkip } from '@/shared/icons';
import { CountdownRing } from '@/shared/ui/countdown';
import { IconButton } from '@/shared/ui/icon-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $target, rulesOpened } from '../model';
import { messages } from './messages';
import * as styles from './table-stage.css';
import { useDrawingTime } from './use-drawing-time';

/** The last seconds before the cut-off, in which the ring warns. */
const urgentSeconds = 15;
/** Rounds so short, in seconds, that what their stage shows may not take longer than half of them. */
const shortRound = 10;

function lengthOf({ id, length }: Game): number {
  const whole = stageLength(id);
  return length <= shortRound ? Math.min(whole, length * 500) : whole;
}

/** Runs to the end of betting, then to the draw. */
function StageRing() {
  const { target, at, state, game } = useUnit({
    target: $target,
    at: $at,
    state: $tableState,
    game: $game,
  });
  if (target === null || game === null) return null;
  const isOpen = state === 'open';
  const caption = isOpen
    ? messages.untilClose
    : isVenue(game)
      ? messages.untilStart
      : messages.untilDraw;
  return (
    <CountdownRing
      label={caption}
      caption={caption}
      seconds={(target.to - at) / 1000}
      total={(target.to - target.from) / 1000}
      urgentBelow={isOpen ? urgentSeconds : -1}
    />
  );
}

function StageHead({ game, round }: { game: Game; round: RoundTimes }) {
  const [state, onRules] = useUnit([$tableState, rulesOpened]);
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <span className={styles.game}>
          {gameTitle(game.id)}
          <IconButton size="sm" label={messages.rules} onClick={() => onRules()}>
            <IconInfo size={16} />
          </IconButton>
        </span>
        <h1 className={styles.round}>{roundTitle(game.id, round.number)}</h1>
        <span className={styles.state}>
          <b className={styles.stateWord({ state })}>{messages.states[state]}</b> ·{' '}
          {isVenue(game) ? messages.startsAt(round.drawsAt) : messages.closesAt(round.closesAt)}
        </span>
      </div>
      <StageRing />
    </div>
  );
}

/** What the stage shows, in words: a result, or that one is awaited. */
function Caption({ game }: { game: Game }) {
  const { last, awaited, drawing, onSkip } = useUnit({
    last: $lastResult,
    awaited: $awaited,
    drawing: $drawing,
    onSkip: drawingEnded,
  });
  const titleOf = (number: number) => roundTitle(game.id, number);
  const running = isVenue(game)
    ? game.sport === 'horse' || game.sport === 'dog'
      ? messages.racing
      : messages.playing
    : messages.drawing;
  const text = awaited
    ? messages.drawing(titleOf(awaited.number))
    : last && drawing
      ? running(titleOf(last.round))
      : last && (last.result ? messages.lastResult : messages.voided)(titleOf(last.round));
  return (
    <div className={styles.caption}>
      <span>{text ?? messages.noResult}</span>
      {drawing && (
        <button type="button" className={styles.skip} onClick={() => onSkip()}>
          <IconSkip size={14} />
          {messages.skip}
        </button>
      )}
      <VisuallyHidden live="polite">
        {last?.result &&
          !drawing &&
          messages.announced(titleOf(last.round), resultText(game.id, last.result, last.card))}
      </VisuallyHidden>
    </div>
  );
}

/** The last result as its stage shows it. */
function Picture({ game }: { game: Game }) {
  const { last, drawing, onEnd } = useUnit({
    last: $lastResult,
    drawing: $drawing,
    onEnd: drawingEnded,
  });
  const at = useDrawingTime(drawing, lengthOf(game), onEnd);
  return (
    <div className={styles.picture}>
      {last?.result && (
        <RoundStage
          gameId={game.id}
          roundId={last.roundId}
          result={last.result}
          card={last.card}
          at={at}
        />
      )}
    </div>
  );
}

/** The head of a table: its round with the time that is left, and the draw of the round before. */
export function TableStage() {
  const [game, round] = useUnit([$game, $round]);
  if (game === null || round === null) return null;
  return (
    <section
      className={styles.root}
      data-family={isVenue(game) ? game.sport : game.family}
      aria-label={gameTitle(game.id)}
    >
      <StageHead game={game} round={round} />
      <Picture game={game} />
      <Caption game={game} />
    </section>
  );
}

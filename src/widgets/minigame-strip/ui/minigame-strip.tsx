import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { roundGame } from '#rules/rounds/games.ts';
import { GameDots, gameTitle, type Minigame, useRound } from '@/entities/round';
import { Below, type PartProps } from '@/shared/lib/in-turn';
import { Countdown } from '@/shared/ui/countdown';
import { Strip, StripItem } from '@/shared/ui/strip';
import { $isReady, $minigames, MinigamesGate } from '../model';
import { messages } from './messages';
import * as styles from './minigame-strip.css';

const dotsShown = 5;

function RoundLine({ gameId }: { gameId: number }) {
  const round = useRound(gameId);
  return <span className={styles.round}>{round && messages.round(round.number)}</span>;
}

function Clock({ gameId }: { gameId: number }) {
  const round = useRound(gameId);
  if (round === null) return <span className={styles.clock} />;
  const { isClosed, isUrgent, seconds } = round;
  const isClosing = isUrgent && !isClosed;
  return (
    <span className={styles.clock} data-urgent={isClosing}>
      {isClosed ? (
        <b>{messages.drawing}</b>
      ) : (
        <>
          <Countdown size="lg" seconds={seconds} label={messages.untilDraw} urgentBelow={-1} />
          <span className={styles.state}>{isClosing ? messages.closing : messages.betting}</span>
        </>
      )}
    </span>
  );
}

function GameCard({ state }: { state: Minigame }) {
  const { id } = state;
  const { provider = '', game = '' } = roundGame(id) ?? {};
  return (
    <Link to="/minigame/$provider/$game" params={{ provider, game }} className={styles.card}>
      <b className={styles.name} title={gameTitle(id)}>
        {gameTitle(id)}
      </b>
      <RoundLine gameId={id} />
      <span className={styles.dots}>
        <GameDots state={state} count={dotsShown} />
      </span>
      <Clock gameId={id} />
    </Link>
  );
}

/** Popular minigames with their rounds; the visitor's own come first. */
export function MinigameStrip({ children }: PartProps) {
  useGate(MinigamesGate);
  const [games, isReady] = useUnit([$minigames, $isReady]);
  return (
    <>
      {games && games.length > 0 && (
        <Strip
          id="home-minigames"
          title={messages.minigames}
          more={<Link to="/minigame">{messages.all}</Link>}
          about={messages.minigames}
          columns="four"
        >
          {games.map((state) => (
            <StripItem key={state.id} columns="four">
              <GameCard state={state} />
            </StripItem>
          ))}
        </Strip>
      )}
      <Below isReady={isReady}>{children}</Below>
    </>
  );
}

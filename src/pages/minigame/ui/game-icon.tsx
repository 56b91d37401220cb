import type { ReactNode } from 'react';
import { type Game, gameById, isVenue } from '#rules/rounds/round.ts';
import { IconBasketball, IconFootball, IconGreyhounds, IconHorseRacing } from '@/shared/icons';
import * as styles from './minigame-page.css';

// The colours of what is drawn, the same in both themes.
const paper = '#f3efe4';
const [yellow, red, blue, green, dark] = ['#efc95d', '#d8484b', '#2f6fd6', '#2f8f68', '#243035'];

function Card({ x, turn, fill = paper }: { x: number; turn: number; fill?: string }) {
  return (
    <rect
      x={x}
      y={4}
      width={11}
      height={16}
      rx={2}
      fill={fill}
      stroke={dark}
      strokeWidth={0.6}
      transform={`rotate(${turn} ${x + 5.5} 12)`}
    />
  );
}

const heart = 'M15.5 9c1.6-1.6 3.8.3 2.4 2.1l-2.4 3-2.4-3c-1.4-1.8.8-3.7 2.4-2.1z';

const cards = (
  <>
    <Card x={3} turn={-9} />
    <Card x={10} turn={8} />
    <path d={heart} fill={red} />
  </>
);

/** By table of a game. */
const pictures: Readonly<Record<string, ReactNode>> = {
  powerball: (
    <>
      <circle cx={8.5} cy={14} r={6} fill={yellow} />
      <circle cx={16.5} cy={10} r={5.5} fill={red} />
    </>
  ),
  ladder: (
    <g fill="none" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
      <path d="M6 3v18M18 3v18" className={styles.rails} />
      <path d="M6 3v4h12v5H6v5h12v4" className={styles.path} />
    </g>
  ),
  baccarat: cards,
  blackjack: cards,
  hilo: cards,
  dragontiger: (
    <>
      <Card x={1.5} turn={0} fill={blue} />
      <Card x={11.5} turn={0} fill={red} />
      <path d="M7 9l2 3-2 3-2-3zM17 9l2 3-2 3-2-3z" fill={paper} />
    </>
  ),
  roulette: (
    <>
      <circle cx={12} cy={12} r={9.5} fill={dark} stroke={yellow} strokeWidth={1.4} />
      <path d="M12 12V3.500M12 12l7.400 4.200M12 12l-7.400 4.200" stroke={red} strokeWidth={3.4} />
      <circle cx={12} cy={12} r={3} fill={yellow} />
    </>
  ),
  gostop: (
    <>
      <Card x={3} turn={-7} fill={red} />
      <Card x={10} turn={7} />
      <circle cx={15.5} cy={10} r={3} fill={red} />
    </>
  ),
  onering: (
    <>
      <circle cx={12} cy={12} r={8} fill="none" stroke={yellow} strokeWidth={2} />
      <circle cx={12} cy={4} r={3} fill={red} />
      <circle cx={5} cy={16} r={3} fill={blue} />
      <circle cx={19} cy={16} r={3} fill={green} />
    </>
  ),
};

const die = (
  <>
    <rect x={4} y={4} width={16} height={16} rx={4} fill={paper} />
    <circle cx={8.5} cy={8.5} r={1.7} fill={dark} />
    <circle cx={12} cy={12} r={1.7} fill={red} />
    <circle cx={15.5} cy={15.5} r={1.7} fill={dark} />
  </>
);
const halves = (
  <>
    <circle cx={12} cy={12} r={9} fill={blue} />
    <path d="M12 3a9 9 0 0 1 0 18z" fill={red} />
  </>
);

const sports = {
  soccer: IconFootball,
  basketball: IconBasketball,
  horse: IconHorseRacing,
  dog: IconGreyhounds,
};

function Picture({ game }: { game: Game }) {
  if (isVenue(game)) {
    const Icon = sports[game.sport];
    return <Icon size={22} strokeWidth={1.6} />;
  }
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      {pictures[game.table] ?? (game.family === 'dice' ? die : halves)}
    </svg>
  );
}

/** What a game is drawn with. */
export function GameIcon({ gameId }: { gameId: number }) {
  const game = gameById(gameId);
  return <span className={styles.icon}>{game && <Picture game={game} />}</span>;
}

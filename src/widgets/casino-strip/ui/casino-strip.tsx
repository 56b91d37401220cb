import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { type CasinoGame, kindNames, Poster, rtpText } from '@/entities/casino-game';
import { Below, type PartProps } from '@/shared/lib/in-turn';
import { linkSearch } from '@/shared/routes';
import { Strip, StripItem } from '@/shared/ui/strip';
import { $casinoGames, $isReady, CasinoGate } from '../model';
import * as styles from './casino-strip.css';
import { messages } from './messages';

const lobbies = { casino: '/casino', slot: '/slot' } as const;
const marks: Partial<Record<CasinoGame['state'], string>> = {
  open: messages.playable,
  maintenance: messages.maintenance,
};

// A closed game is seen in its lobby.
const searchOf = ({ id, state }: CasinoGame) => linkSearch(state === 'open' ? { game: id } : {});

function factsOf({ kind, rtp }: CasinoGame): string {
  if (rtp === null) return kindNames[kind];
  return kind === 'slot' ? messages.slotRtp(rtpText(rtp)) : messages.liveRtp(rtpText(rtp));
}

function GameCard({ game }: { game: CasinoGame }) {
  const { kind, name, art, state } = game;
  const mark = marks[state];
  return (
    <Link to={lobbies[kind]} search={searchOf(game)} className={styles.card}>
      <span className={styles.picture} data-closed={state !== 'open'}>
        <Poster art={art} shape="live" />
        {mark && (
          <span className={styles.mark} data-theme="celadon">
            {mark}
          </span>
        )}
      </span>
      <b className={styles.name} title={name}>
        {name}
      </b>
      <span className={styles.text}>{factsOf(game)}</span>
    </Link>
  );
}

/** Slots and live casino: what can be played, then what is played most; members alone. */
export function CasinoStrip({ children }: PartProps) {
  useGate(CasinoGate);
  const [games, isReady] = useUnit([$casinoGames, $isReady]);
  return (
    <>
      {games && games.length > 0 && (
        <Strip
          id="home-casino"
          title={messages.casino}
          more={<Link to="/casino">{messages.lobby}</Link>}
          about={messages.casino}
          columns="six"
        >
          {games.map((game) => (
            <StripItem key={game.id} columns="six">
              <GameCard game={game} />
            </StripItem>
          ))}
        </Strip>
      )}
      <Below isReady={isReady}>{children}</Below>
    </>
  );
}

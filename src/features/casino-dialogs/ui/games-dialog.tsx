import { useGate, useUnit } from 'effector-react';
import { type CasinoGame, type CasinoKind, Poster, rtpText } from '@/entities/casino-game';
import { loadTexts } from '@/shared/copy';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { DialogGames } from '../api';
import {
  $isRestricted,
  closeRequested,
  customerEntered,
  gameEntered,
  games,
  GamesGate,
  lobbyEntered,
} from '../model';
import * as styles from './games-dialog.css';
import { messages } from './messages';

type Providers = DialogGames['providers'];

function noteOf({ providerId, state, rtp }: CasinoGame, providers: Providers): string {
  const note = messages.states[state] ?? (rtp === null ? null : messages.rtp(rtpText(rtp)));
  return [providers.get(providerId), note].filter(Boolean).join(' · ');
}

function Row({ game, providers }: { game: CasinoGame; providers: Providers }) {
  const onEnter = useUnit(gameEntered);
  const { name, art, state } = game;
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        <Poster art={art} shape="thumb" />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.note}>{noteOf(game, providers)}</span>
      </span>
      <Button
        size="sm"
        variant="tint"
        disabled={state !== 'open'}
        aria-label={messages.enterOf(name)}
        onClick={() => onEnter(game)}
      >
        {messages.enter}
      </Button>
    </li>
  );
}

interface PartProps {
  title: string;
  list: readonly CasinoGame[];
  providers: Providers;
}

function Part({ title, list, providers }: PartProps) {
  if (list.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {list.map((game) => (
          <Row key={game.id} game={game} providers={providers} />
        ))}
      </ul>
    </section>
  );
}

function Games({ kind }: { kind: CasinoKind }) {
  useGate(GamesGate, { kind });
  const unit = useQuery(games);
  const isRestricted = useUnit($isRestricted);
  if (isRestricted) return <Banner tone="warn">{messages.restricted}</Banner>;
  return (
    <QueryView
      {...unit}
      texts={{ ...loadTexts, failed: messages.failed }}
      skeleton={
        <div className={styles.skeleton}>
          <Skeleton height="54px" />
          <Skeleton height="54px" />
          <Skeleton height="54px" />
        </div>
      }
      isEmpty={({ recent, popular }) => recent.length + popular.length === 0}
      empty={<EmptyState title={messages.empty} />}
    >
      {({ recent, popular, providers }) => (
        <div className={styles.root}>
          <Part title={messages.recent} list={recent} providers={providers} />
          <Part title={messages.popular} list={popular} providers={providers} />
        </div>
      )}
    </QueryView>
  );
}

function GamesDialog({ kind }: { kind: CasinoKind }) {
  const unit = useUnit({
    isRestricted: $isRestricted,
    onClose: closeRequested,
    onLobby: lobbyEntered,
    onCustomer: customerEntered,
  });
  return (
    <Dialog
      open
      width={kind === 'slot' ? 'narrow' : 'wide'}
      title={messages.titles[kind]}
      closeLabel={messages.close}
      onClose={() => unit.onClose()}
      footer={
        unit.isRestricted ? (
          <Button fullWidth onClick={() => unit.onCustomer()}>
            {messages.toCustomer}
          </Button>
        ) : (
          <Button fullWidth variant="secondary" onClick={() => unit.onLobby(kind)}>
            {messages.toLobby}
          </Button>
        )
      }
    >
      <Games kind={kind} />
    </Dialog>
  );
}

/** Live casino: what the member played last and what is played most, each one step away. */
export function CasinoDialog() {
  return <GamesDialog kind="casino" />;
}

/** The same of slots. */
export function SlotDialog() {
  return <GamesDialog kind="slot" />;
}

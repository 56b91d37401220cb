import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import {
  $isLaunching,
  $launch,
  $launchFailure,
  type LaunchFailure,
  useGameFrame,
} from '@/features/casino-launch';
import { GameStar } from '@/features/favourites';
import { ownLimitsLink } from '@/shared/copy';
import { IconClose, IconFullScreen } from '@/shared/icons';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { Spinner } from '@/shared/ui/spinner';
import { $game, $known, $providerNames, gameLeft } from '../model/page';
import { launchRetried } from '../model/play';
import { GameSide } from './game-side';
import * as styles from './game.css';
import { messages } from './messages';

interface HeadProps {
  /** What fills the screen. */
  box: RefObject<HTMLElement | null>;
}

function Head({ box }: HeadProps) {
  const { game, names, known, launch, onLeave } = useUnit({
    game: $game,
    names: $providerNames,
    known: $known,
    launch: $launch,
    onLeave: gameLeft,
  });
  const isDemo = known.providers.some(({ id, isDemo }) => isDemo && id === game?.providerId);
  return (
    <div className={styles.head}>
      <Heading level={1}>{game?.name ?? messages.game}</Heading>
      {isDemo && <Badge tone="brand">{messages.demoMark}</Badge>}
      {game && (
        <p className={styles.about}>{messages.about(game, names.get(game.providerId) ?? '')}</p>
      )}
      <div className={styles.actions}>
        {game && <GameStar id={game.id} name={game.name} />}
        {launch !== null && document.fullscreenEnabled && (
          <Button
            variant="secondary"
            icon={<IconFullScreen size={16} />}
            onClick={() => void box.current?.requestFullscreen()}
          >
            <span className={styles.word}>{messages.fullScreen}</span>
          </Button>
        )}
        <Button variant="secondary" icon={<IconClose size={16} />} onClick={() => onLeave()}>
          <span className={styles.word}>{messages.leave}</span>
        </Button>
      </div>
    </div>
  );
}

function Failure({ text, to }: LaunchFailure) {
  const [onRetry, onLeave] = useUnit([launchRetried, gameLeft]);
  return (
    <div className={styles.state} role="alert">
      <Heading level={2}>{messages.launchFailed}</Heading>
      <p className={styles.note}>{text}</p>
      <div className={styles.actions}>
        {to === null ? (
          <Button onClick={() => onRetry()}>{messages.retry}</Button>
        ) : (
          <LinkButton asChild>
            <Link to={to}>{to === '/limits' ? ownLimitsLink : messages.customer}</Link>
          </LinkButton>
        )}
        <Button variant="secondary" onClick={() => onLeave()}>
          {messages.toLobby}
        </Button>
      </div>
    </div>
  );
}

function Frame({ url, name }: { url: string; name: string }) {
  const ref = useGameFrame();
  return (
    // The page is of another origin: its own rights give it none over this one.
    <iframe
      ref={ref}
      src={url}
      title={messages.frame(name)}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      allow="fullscreen"
      className={styles.frame}
    />
  );
}

function Screen() {
  const { game, launch, isLaunching, failure } = useUnit({
    game: $game,
    launch: $launch,
    isLaunching: $isLaunching,
    failure: $launchFailure,
  });
  if (failure) return <Failure {...failure} />;
  if (isLaunching || launch === null)
    return (
      <div className={styles.state} role="status">
        <Spinner />
        <p>{messages.launching}</p>
      </div>
    );
  return <Frame key={launch.url} url={launch.url} name={game?.name ?? messages.game} />;
}

/** A game in its frame, and beside it what the member has staked in it. */
export function GameView() {
  const box = useRef<HTMLElement>(null);
  return (
    <div className={styles.root}>
      <Head box={box} />
      <section ref={box} className={styles.box} aria-label={messages.game}>
        <Screen />
      </section>
      <GameSide />
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { lobbyQuery } from '@/entities/casino-game';
import { loadTexts } from '@/shared/copy';
import { IconCasino, IconLock } from '@/shared/icons';
import { $hasRail } from '@/shared/lib/device';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { $catalogue, $isRestricted, $scoped, $search, retryClicked } from '../model/page';
import { LobbyBody } from './lobby-body';
import { LobbyChips, LobbyRail } from './lobby-nav';
import { LobbyTools } from './lobby-tools';
import * as styles from './lobby.css';
import { messages } from './messages';

function Restricted() {
  const { provider } = useUnit($search);
  return (
    <Card>
      <EmptyState
        icon={<IconLock size={28} />}
        title={messages.restrictedTitle}
        text={provider === 'evolution' ? messages.restrictedEvolution : messages.restricted}
        action={
          <LinkButton asChild>
            <Link to="/customer">{messages.customer}</Link>
          </LinkButton>
        }
      />
    </Card>
  );
}

function Games() {
  const { scoped, isRestricted, ...query } = useUnit({
    data: $catalogue,
    failure: lobbyQuery.$failure,
    isPending: lobbyQuery.$isPending,
    onRetry: retryClicked,
    isRestricted: $isRestricted,
    scoped: $scoped,
  });
  if (isRestricted) return <Restricted />;
  return (
    <QueryView
      {...query}
      texts={{ ...loadTexts, failed: messages.failed }}
      skeleton={<Skeleton height={640} shape="box" />}
      isEmpty={() => scoped.games.length === 0}
      empty={
        <EmptyState
          icon={<IconCasino size={28} />}
          title={messages.nothing}
          text={messages.nothingText}
        />
      }
    >
      {() => (
        <div className={styles.parts}>
          <LobbyBody />
        </div>
      )}
    </QueryView>
  );
}

/** The games of a lobby, with the ways between the lobbies. */
export function LobbyView() {
  const hasRail = useUnit($hasRail);
  return (
    <div className={styles.root}>
      {hasRail && <LobbyRail />}
      <div className={styles.body}>
        {!hasRail && <LobbyChips />}
        <LobbyTools />
        <Games />
      </div>
    </div>
  );
}

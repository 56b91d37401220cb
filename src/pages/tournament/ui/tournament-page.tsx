import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { IconTournament } from '@/shared/icons';
import { linkSearch } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { CommunityFrame } from '@/widgets/community-nav';
import type { Tournament } from '../api';
import { inPhase } from '../lib/tournament';
import { $id, $isMissing, $opening, $phase, detail, tournaments } from '../model';
import { phases, type TournamentSearch } from '../search';
import { messages } from './messages';
import { OwnRank, Ranking } from './ranking';
import { Terms, TournamentCard } from './tournament-card';
import * as styles from './tournament-page.css';

const paths = { sports: '/tournament', casino: '/tournament_casino' } as const;
const kinds = ['sports', 'casino'] as const;

const searchOf = (search: Partial<TournamentSearch>) =>
  linkSearch({ phase: undefined, id: undefined, ...search });

function Kinds() {
  const { kind } = useUnit($opening);
  return (
    <nav className={styles.chips} aria-label={messages.kindNav}>
      {kinds.map((one) => (
        <ChipLink key={one}>
          <Link
            to={paths[one]}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={one === kind ? 'page' : undefined}
          >
            {messages.kinds[one]}
          </Link>
        </ChipLink>
      ))}
    </nav>
  );
}

function Phases() {
  const [{ kind }, open, list] = useUnit([$opening, $phase, tournaments.$data]);
  return (
    <TabNav label={messages.tabs}>
      {phases.map((phase) => (
        <TabLink key={phase} fill>
          <Link
            to={paths[kind]}
            search={searchOf({ phase })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={phase === open ? 'page' : undefined}
          >
            {messages.phase(phase, list && inPhase(list, phase).length)}
          </Link>
        </TabLink>
      ))}
      <TabLink fill>
        <Link to="/hall_of_fame_bk">{messages.fame}</Link>
      </TabLink>
    </TabNav>
  );
}

/** Which of several that run, are to come or are over is shown. */
function Chooser({ list }: { list: readonly Tournament[] }) {
  const [{ kind }, id] = useUnit([$opening, $id]);
  if (list.length < 2) return null;
  return (
    <nav className={styles.chips} aria-label={messages.chooser}>
      {list.map((one) => (
        <ChipLink key={one.id}>
          <Link
            to={paths[kind]}
            search={searchOf({ id: one.id })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={one.id === id ? 'page' : undefined}
          >
            {one.title}
          </Link>
        </ChipLink>
      ))}
    </nav>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <EmptyState icon={<IconTournament size={28} />} title={title} text={text} />
    </Card>
  );
}

function Chosen() {
  const query = useQuery(detail);
  const isMissing = useUnit($isMissing);
  if (isMissing) return <Nothing title={messages.missing} text={messages.missingText} />;
  return (
    <QueryView
      {...query}
      texts={{ ...loadTexts, failed: messages.failed }}
      skeleton={<Skeleton height={520} shape="box" />}
    >
      {(shown) => (
        <>
          <div className={styles.parts}>
            <div className={styles.hero}>
              <TournamentCard tournament={shown.tournament} />
            </div>
            <div className={styles.terms}>
              <Terms detail={shown} />
            </div>
            {shown.tournament.state !== 'upcoming' && (
              <div className={styles.ranking}>
                <Ranking detail={shown} />
              </div>
            )}
          </div>
          <OwnRank detail={shown} />
        </>
      )}
    </QueryView>
  );
}

/** Tournaments of a kind: which there are, what one gives, and its ranking as it moves. */
export function TournamentPage() {
  const query = useQuery(tournaments);
  const { opening, phase, id } = useUnit({
    opening: $opening,
    phase: $phase,
    id: $id,
  });
  return (
    <CommunityFrame title={messages.titles[opening.kind]} head={<Kinds />} tabs={<Phases />}>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={520} shape="box" />}
        isEmpty={() => false}
      >
        {(list) => (
          <div className={styles.column}>
            <Chooser list={inPhase(list, phase)} />
            {id === null ? (
              <Nothing title={messages.none(phase)} text={messages.noneText} />
            ) : (
              <Chosen />
            )}
          </div>
        )}
      </QueryView>
    </CommunityFrame>
  );
}

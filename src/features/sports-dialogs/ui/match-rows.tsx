import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Dto } from '#contract/types.gen.ts';
import { Flag, interruptionText, kickOffText } from '@/entities/game';
import { clockText } from '@/entities/market-dictionary';
import { formatIso } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Score } from '@/shared/ui/score';
import type { DialogMatch, LeagueMatches } from '../api';
import type { BoardPath } from '../dialogs';
import { matchEntered } from '../model';
import * as styles from './matches-dialog.css';
import { messages } from './messages';

interface RowProps {
  path: BoardPath;
  fixture: Dto<'Fixture'>;
  children: ReactNode;
}

function Row({ path, fixture: { id, home, away }, children }: RowProps) {
  const onEnter = useUnit(matchEntered);
  return (
    <li className={styles.row}>
      <span className={styles.words}>{children}</span>
      <Button
        size="sm"
        variant="tint"
        aria-label={messages.enterOf(home, away)}
        onClick={() => onEnter({ path, fixtureId: id })}
      >
        {messages.enter}
      </Button>
    </li>
  );
}

function ComingRow({ fixture }: { fixture: Dto<'Fixture'> }) {
  const { home, away, startsAt, marketCount } = fixture;
  const { day, time } = kickOffText(startsAt);
  return (
    <Row path="/europe" fixture={fixture}>
      <b className={styles.teams}>{messages.match(home, away)}</b>
      <span className={styles.note}>
        <time dateTime={formatIso(startsAt)}>
          {day} {time}
        </time>
        {` · ${messages.markets(marketCount)}`}
      </span>
    </Row>
  );
}

/** What begins next, by league. */
export function ComingRows({ leagues }: { leagues: readonly LeagueMatches[] }) {
  return (
    <div className={styles.root}>
      {leagues.map(({ league, fixtures }) => (
        <section key={league.id} className={styles.part} aria-label={league.name}>
          <h3 className={styles.title}>
            <Flag country={league.country} />
            <span className={styles.league}>{league.name}</span>
          </h3>
          <ul>
            {fixtures.map((fixture) => (
              <ComingRow key={fixture.id} fixture={fixture} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PlayingRow({ fixture, league }: DialogMatch) {
  const { sport, home, away, clock } = fixture;
  const score = fixture.score ?? { home: 0, away: 0 };
  const halt = interruptionText(fixture);
  return (
    <Row path="/inplay" fixture={fixture}>
      <span className={styles.head}>
        <b className={styles.teams}>{home}</b>
        <Score {...score} label={messages.score(home, away, score)} size="sm" live />
        <b className={styles.teams}>{away}</b>
      </span>
      <span className={styles.note} title={halt?.text}>
        <span className={styles.moment}>
          {halt?.word ?? (clockText(sport, clock) || messages.playing)}
        </span>
        {league.name}
      </span>
    </Row>
  );
}

/** What is in play, with score and moment. */
export function PlayingRows({ matches }: { matches: readonly DialogMatch[] }) {
  return (
    <ul>
      {matches.map((match) => (
        <PlayingRow key={match.fixture.id} {...match} />
      ))}
    </ul>
  );
}

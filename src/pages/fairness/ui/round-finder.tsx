import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { GAMES } from '#rules/rounds/round.ts';
import { gameTitle, type PlayedRound, ResultMarks, roundTitle } from '@/entities/round';
import { IconSearch } from '@/shared/icons';
import { $hasRail } from '@/shared/lib/device';
import { parseWhole } from '@/shared/lib/typed-number';
import { verifyLink } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { submitTo } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { TextField } from '@/shared/ui/text-field';
import { type Chosen, dateOf, dayKeyOf, roundsOf } from '../lib/chosen-round';
import { $chosen, $hasNewer, $search, filterChanged, newestRequested, rounds } from '../model';
import { messages } from './messages';
import * as styles from './round-finder.css';

const games = GAMES.map(({ id }) => ({ value: String(id), label: gameTitle(id) }));
const skeletonRows = ['88%', '76%', '92%', '80%', '70%', '84%'];

interface ChosenProps {
  chosen: Chosen;
}

function RoundField({ chosen: { gameId, dayKey } }: ChosenProps) {
  const [{ round }, onChange] = useUnit([$search, filterChanged]);
  const [typed, setTyped] = useState(round === 0 ? '' : String(round));
  const last = roundsOf(gameId);
  const number = parseWhole(typed, 5);
  const isOutside = number === undefined || (number !== null && (number < 1 || number > last));
  function find() {
    if (number && !isOutside) onChange({ game: gameId, day: dayKey, round: number });
  }
  return (
    <form aria-label={messages.go} noValidate onSubmit={submitTo(find)}>
      <TextField
        label={messages.round}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
        error={isOutside ? messages.outside(last) : undefined}
        trailing={
          <IconButton size="sm" label={messages.go} onClick={find}>
            <IconSearch size={16} />
          </IconButton>
        }
      />
    </form>
  );
}

function Fields({ chosen }: ChosenProps) {
  const [{ round }, hasRail, onChange] = useUnit([$search, $hasRail, filterChanged]);
  const { gameId, dayKey } = chosen;
  return (
    <div className={styles.fields({ hasRail })}>
      <div className={styles.game}>
        <Select
          label={messages.game}
          value={String(gameId)}
          options={games}
          onValueChange={(id) => onChange({ game: parseWhole(id) ?? gameId, round: 0 })}
        />
      </div>
      <TextField
        type="date"
        label={messages.day}
        value={dateOf(dayKey)}
        onValueChange={(date) => {
          if (date) onChange({ game: gameId, day: dayKeyOf(date), round: 0 });
        }}
      />
      <RoundField key={`${gameId}-${dayKey}-${round}`} chosen={chosen} />
    </div>
  );
}

function Row({ played, chosen: { gameId, roundId } }: ChosenProps & { played: PlayedRound }) {
  const hasRail = useUnit($hasRail);
  const { result, round, card } = played;
  return (
    <li>
      <Link
        {...verifyLink(played.roundId)}
        resetScroll={false}
        className={styles.row({ hasRail })}
        aria-current={played.roundId === roundId ? 'page' : undefined}
      >
        <span>{hasRail ? round : roundTitle(gameId, round)}</span>
        {hasRail && result && <ResultMarks gameId={gameId} result={result} card={card} size="sm" />}
        {!result && <span className={styles.voided}>{messages.voided}</span>}
      </Link>
    </li>
  );
}

function Rounds({ chosen }: ChosenProps) {
  const paged = usePaged(rounds);
  const [hasRail, hasNewer, onNewest] = useUnit([$hasRail, $hasNewer, newestRequested]);
  return (
    <section className={styles.list}>
      <div className={styles.listHead}>
        <Heading level={2} size="h4">
          {messages.list(chosen.dayKey)}
        </Heading>
        {hasNewer && (
          <Button size="sm" variant="quiet" onClick={() => onNewest()}>
            {messages.newest}
          </Button>
        )}
      </div>
      <QueryView
        data={paged.items}
        failure={paged.failure}
        isPending={paged.isPending}
        texts={{ ...messages, failed: messages.listFailed }}
        skeleton={
          <div className={styles.rows({ hasRail })}>
            {skeletonRows.map((width) => (
              <div key={width} className={styles.row({ hasRail })}>
                <Skeleton width={hasRail ? width : 64} />
              </div>
            ))}
          </div>
        }
        empty={<p className={styles.empty}>{messages.empty}</p>}
        failureAt="end"
        onRetry={paged.onRetry}
      >
        {(items) => (
          <ul className={styles.rows({ hasRail })}>
            {items.map((played) => (
              <Row key={played.roundId} played={played} chosen={chosen} />
            ))}
          </ul>
        )}
      </QueryView>
      <LoadMore paged={paged} label={messages.more} />
    </section>
  );
}

/** Which game, day and round; each choice becomes part of the address. */
export function RoundFinder() {
  const chosen = useUnit($chosen);
  if (!chosen) return null;
  return (
    <div className={styles.root}>
      <Fields chosen={chosen} />
      <Rounds chosen={chosen} />
    </div>
  );
}

import { useUnit } from 'effector-react';
import { type CurrencyGames, siteFigures, siteGames } from '@/entities/desk-figures';
import { loadTexts } from '@/shared/copy';
import { IconDownload } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { amountText, axisText } from '../lib/amount';
import { gameRows, gamesOf } from '../lib/games';
import { totalsOf } from '../lib/parts';
import { $currency, gamesCsvClicked } from '../model';
import * as styles from './desk-figures.css';
import { FigureChart } from './figure-chart';
import { GameTable } from './game-table';
import { messages } from './messages';

const { gameColumns } = messages;

function GameChart({ games }: { games: CurrencyGames }) {
  const all = gameRows(games);
  const own = all.filter(({ game }) => game !== null);
  // Before there is a bet the types are shown.
  const rows = own.length > 0 ? own : all;
  const seriesOf = (field: 'stakes' | 'wins' | 'net') => ({
    name: gameColumns[field],
    values: rows.map((row) => row[field]),
  });
  return (
    <FigureChart
      title={messages.gamesChart}
      parts={rows.map(({ game, name, type }) => ({
        name: game === null ? name : `${type} ${name}`,
        mark: game === null || type === messages.types[1] ? name : `${type} ${name}`,
      }))}
      first={seriesOf('stakes')}
      second={seriesOf('wins')}
      difference={seriesOf('net')}
      current={0}
      format={(minor) => amountText(minor, games.currency)}
      formatShort={(minor) => axisText(minor, games.currency)}
    />
  );
}

/** What was bet in the period that the figures show, by type and game. */
export function GameFigures() {
  const query = useQuery(siteGames);
  const { data } = query;
  const { days, currency, onCsv } = useUnit({
    days: siteFigures.$data,
    currency: $currency,
    onCsv: gamesCsvClicked,
  });
  const games = data && gamesOf(data, currency);
  return (
    <section className={styles.root} aria-label={messages.games}>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading level={2}>{messages.games}</Heading>
          <p className={styles.note}>{messages.gamesNote}</p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          icon={<IconDownload size={16} />}
          disabled={games === null}
          onClick={() => onCsv()}
        >
          {messages.csv}
        </Button>
      </header>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.gamesFailed }}
        skeleton={
          <div className={styles.root}>
            <Skeleton height={264} shape="box" />
            <Skeleton height={264} shape="box" />
          </div>
        }
      >
        {() =>
          games === null ? (
            <p className={styles.note}>{messages.noGames}</p>
          ) : (
            <div className={styles.root}>
              <GameChart games={games} />
              <GameTable
                games={games}
                bonuses={days === null ? 0 : totalsOf(days, currency).total.bonuses}
              />
            </div>
          )
        }
      </QueryView>
    </section>
  );
}

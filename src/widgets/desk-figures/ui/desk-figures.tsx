import { useGate, useUnit } from 'effector-react';
import {
  type FigureCurrency,
  figureCurrencies,
  figurePeriods,
  type SiteFigures,
  siteFigures,
} from '@/entities/desk-figures';
import { optionsOf } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { IconDownload } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Select } from '@/shared/ui/select';
import { $now } from '@/shared/lib/clock';
import { amountText, axisText } from '../lib/amount';
import { filledParts, stakesBefore, totalsOf } from '../lib/parts';
import {
  $currency,
  $period,
  csvClicked,
  currencyChosen,
  FiguresGate,
  periodChosen,
} from '../model';
import * as styles from './desk-figures.css';
import { FigureChart } from './figure-chart';
import { FiguresSkeleton } from './desk-figures.skeleton';
import { messages } from './messages';
import { Sums } from './sums';

const { figures } = messages;
const currencyOptions = optionsOf(messages.currencies, figureCurrencies);

function Charts({ data, currency }: { data: SiteFigures; currency: FigureCurrency }) {
  const now = useUnit($now);
  const all = filledParts(data, currency);
  const isByHour = data.query.by === 'hour';
  const earlier = stakesBefore(data, currency);
  const titles = isByHour ? messages.byHour : messages.byDay;
  const common = {
    parts: all.map(({ at }) =>
      isByHour
        ? { name: messages.hour(at), mark: messages.hourMark(at) }
        : { name: messages.dayName(at), mark: messages.dayMark(at) },
    ),
    // The part that goes on; of a day that is over the last one.
    current: Math.max(0, all.filter(({ at }) => at <= now).length - 1),
    format: (minor: number) => amountText(minor, currency),
    formatShort: (minor: number) => axisText(minor, currency),
  };
  const seriesOf = (field: 'stakes' | 'payouts' | 'deposits' | 'withdrawals' | 'net') => ({
    name: figures[field],
    values: all.map((part) => part[field]),
  });
  return (
    <>
      <FigureChart
        {...common}
        title={titles.stakes}
        first={seriesOf('stakes')}
        second={seriesOf('payouts')}
        difference={{
          name: messages.difference,
          values: all.map(({ stakes, payouts }) => stakes - payouts),
        }}
        {...(earlier && {
          earlier: { name: messages.earlier(data.query.period), values: earlier },
        })}
      />
      <FigureChart
        {...common}
        isMirrored
        title={titles.deposits}
        first={seriesOf('deposits')}
        second={seriesOf('withdrawals')}
        difference={seriesOf('net')}
      />
    </>
  );
}

function noteOf({ from, to, by }: SiteFigures['query']): string {
  return by === 'hour' ? messages.day(from) : messages.days(from, to - 1);
}

function Head({ query }: { query: SiteFigures['query'] | null }) {
  const { period, currency, ...on } = useUnit({
    period: $period,
    currency: $currency,
    onPeriod: periodChosen,
    onCurrency: currencyChosen,
    onCsv: csvClicked,
  });
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Heading level={1}>{messages.title}</Heading>
        <p className={styles.note}>{query && noteOf(query)}</p>
      </div>
      <fieldset className={styles.periods} aria-label={messages.period}>
        {figurePeriods.map((one) => (
          <Chip key={one} selected={one === period} onClick={() => on.onPeriod(one)}>
            {messages.periods[one]}
          </Chip>
        ))}
      </fieldset>
      <Select
        labelHidden
        label={messages.currency}
        value={currency}
        options={currencyOptions}
        onValueChange={on.onCurrency}
      />
      <Button
        size="sm"
        variant="secondary"
        icon={<IconDownload size={16} />}
        onClick={() => on.onCsv()}
      >
        {messages.csv}
      </Button>
    </header>
  );
}

/** The site's figures of today or a period by the ledger: sums, and amounts by the hour or day. */
export function DeskFigures() {
  useGate(FiguresGate);
  const query = useQuery(siteFigures);
  const currency = useUnit($currency);
  return (
    <div className={styles.root}>
      <Head query={query.data?.query ?? null} />
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<FiguresSkeleton />}
      >
        {(loaded) => (
          <div className={styles.root}>
            <Sums
              {...totalsOf(loaded, currency)}
              currency={currency}
              period={loaded.query.period}
            />
            <Charts data={loaded} currency={currency} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

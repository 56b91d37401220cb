import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { createGate } from 'effector-react';
import { throttle } from 'patronum';
import {
  type FigureCurrency,
  type FigurePeriod,
  siteFigures,
  siteGames,
} from '@/entities/desk-figures';
import { deskChanged } from '@/entities/desk-request';
import { $now, readNowFx } from '@/shared/lib/clock';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { figuresQuery } from './lib/period';
import { gamesOf } from './lib/games';
import { toFile, toGamesFile } from './lib/to-file';

/** What staff decides is in the figures after so long at most, milliseconds. */
const readsEvery = 5_000;
const MINUTE = 60_000;

/** The figures are on the screen. */
export const FiguresGate = createGate();
export const periodChosen = createEvent<FigurePeriod>();
export const currencyChosen = createEvent<FigureCurrency>();
export const csvClicked = createEvent();
export const gamesCsvClicked = createEvent();

export const $period = createStore<FigurePeriod>('today').on(periodChosen, (_last, next) => next);
export const $currency = createStore<FigureCurrency>('KRW').on(
  currencyChosen,
  (_last, next) => next,
);

const minutePassed = $now.map((now) => Math.floor(now / MINUTE)).updates;
// A longer period is read by the minute alone: it has many bets, and a decision is little of it.
const todayChanged = sample({
  clock: throttle(deskChanged, readsEvery),
  source: $period,
  filter: (period) => period === 'today',
});
sample({
  clock: [FiguresGate.open, periodChosen, minutePassed, todayChanged],
  filter: FiguresGate.status,
  target: readNowFx,
});
sample({
  clock: readNowFx.doneData,
  source: $period,
  filter: FiguresGate.status,
  fn: figuresQuery,
  target: siteFigures.start,
});
// What staff decides moves no bet, and a day has many: they are read by the minute alone.
const readGamesNowFx = attach({ effect: readNowFx });
sample({
  clock: [FiguresGate.open, periodChosen, minutePassed],
  filter: FiguresGate.status,
  target: readGamesNowFx,
});
sample({
  clock: readGamesNowFx.doneData,
  source: $period,
  filter: FiguresGate.status,
  fn: figuresQuery,
  target: siteGames.start,
});
sample({ clock: FiguresGate.close, target: [siteFigures.reset, siteGames.reset] });

const $file = combine([siteFigures.$data, $currency] as const, ([data, currency]) =>
  data === null ? null : toFile(data, currency),
);
const $gamesFile = combine([siteGames.$data, $currency] as const, ([data, currency]) => {
  const games = data && gamesOf(data, currency);
  return games ? toGamesFile(games) : null;
});
const saved = merge([
  sample({ clock: csvClicked, source: $file }),
  sample({ clock: gamesCsvClicked, source: $gamesFile }),
]);
sample({ clock: saved, filter: (file) => file !== null, target: downloadCsvFx });

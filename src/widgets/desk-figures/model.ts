import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { throttle } from 'patronum';
import { type FigureCurrency, type FigurePeriod, siteFigures } from '@/entities/desk-figures';
import { deskChanged } from '@/entities/desk-request';
import { $now, readNowFx } from '@/shared/lib/clock';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { figuresQuery } from './lib/period';
import { toFile } from './lib/to-file';

/** What staff decides is in the figures after so long at most, milliseconds. */
const readsEvery = 5_000;
const MINUTE = 60_000;

/** The figures are on the screen. */
export const FiguresGate = createGate();
export const periodChosen = createEvent<FigurePeriod>();
export const currencyChosen = createEvent<FigureCurrency>();
export const csvClicked = createEvent();

export const $period = createStore<FigurePeriod>('today').on(periodChosen, (_last, next) => next);
export const $currency = createStore<FigureCurrency>('KRW').on(
  currencyChosen,
  (_last, next) => next,
);

const minutePassed = $now.map((now) => Math.floor(now / MINUTE)).updates;
sample({
  clock: [FiguresGate.open, periodChosen, minutePassed, throttle(deskChanged, readsEvery)],
  filter: FiguresGate.status,
  fn: () => undefined,
  target: readNowFx,
});
sample({
  clock: readNowFx.doneData,
  source: $period,
  filter: FiguresGate.status,
  fn: figuresQuery,
  target: siteFigures.start,
});
sample({ clock: FiguresGate.close, target: siteFigures.reset });

const $file = combine([siteFigures.$data, $currency] as const, ([data, currency]) =>
  data === null ? null : toFile(data, currency),
);
sample({
  clock: csvClicked,
  source: $file,
  filter: (file) => file !== null,
  fn: (file) => file as NonNullable<typeof file>,
  target: downloadCsvFx,
});

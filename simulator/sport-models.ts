import type { SportKey } from '#rules/sports.ts';
import { baseball } from './baseball/model.ts';
import { basketball } from './basketball/model.ts';
import { eSports } from './e-sports/model.ts';
import { football } from './football/model.ts';
import { iceHockey } from './ice-hockey/model.ts';
import type { SportModel } from './model.ts';
import { volleyball } from './volleyball/model.ts';

/** How each sport that the simulated world plays is offered and played. */
export const MODELS = {
  football,
  basketball,
  baseball,
  volleyball,
  'ice-hockey': iceHockey,
  'e-sports': eSports,
} satisfies Partial<Record<SportKey, SportModel>>;

/** A sport that the simulated world plays. */
export type PlayedSport = keyof typeof MODELS;

export const PLAYED_SPORTS = Object.keys(MODELS) as PlayedSport[];

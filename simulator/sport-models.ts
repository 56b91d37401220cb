import type { SportKey } from '#rules/sports.ts';
import { baseball } from './baseball/model.ts';
import { basketball } from './basketball/model.ts';
import { eSports } from './e-sports/model.ts';
import { football } from './football/model.ts';
import { iceHockey } from './ice-hockey/model.ts';
import type { SportModel } from './model.ts';
import { volleyball } from './volleyball/model.ts';

/** How each sport is offered and played. */
export const MODELS: Record<SportKey, SportModel> = {
  football,
  basketball,
  baseball,
  volleyball,
  'ice-hockey': iceHockey,
  'e-sports': eSports,
};

import * as z from 'zod/mini';
import { queryChoice, queryOptional } from '@/shared/lib/schema';

/** Tournaments that run, those to come and those that are over. */
export const phases = ['running', 'upcoming', 'over'] as const;
export type Phase = (typeof phases)[number];

/** Which tournament is shown; without an id the first of its phase. */
export const tournamentSearch = z.object({
  phase: queryChoice(phases, 'running'),
  id: queryOptional(z.int().check(z.gte(1), z.lte(2_147_483_647))),
});

export type TournamentSearch = z.infer<typeof tournamentSearch>;
